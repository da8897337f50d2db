import { heldUnits, proposedOutcome, type ReturnTransition } from '@pedalworks/contract';
import type { OrderRecord } from '../model/orders.ts';
import type { ReturnedPieces, ReturnRecord } from '../model/returns.ts';
import { invalidField } from '../shared/invalid-field.ts';
import { mergedRows } from './merged-rows.ts';
import { requireUnits } from './open-return.ts';

interface ReceivedReturn {
  readonly order: OrderRecord;
  readonly returned: ReturnRecord;
  /** Other returns of the order. */
  readonly others: readonly ReturnRecord[];
}

/**
 * Returns the pieces that came, which may be fewer, more or other ones than announced, but not more than were sent. By
 * default they are those received before, or else those announced.
 *
 * @throws ApiError `returns/not-available` with the available units
 */
export function receivedPieces(
  sent: ReturnTransition['lines'],
  { order, returned, others }: ReceivedReturn,
): readonly ReturnedPieces[] {
  const { kind, pieces, lines } = returned;
  if (sent === undefined && pieces.length > 0) return pieces;
  const announced = lines.map(({ reason, ...each }) => ({ ...each, ...proposedOutcome({ kind, reason }) }));
  const came: readonly ReturnedPieces[] = sent?.map((row) => withRemedy(row, returned)) ?? announced;
  const rows = mergedRows(came, ({ outcome, remedy }) => `${outcome} ${remedy}`);
  // Refunded units can still come back: the refund may have been made before the parcel arrived.
  requireUnits(order, rows, (line) => heldUnits(order, others, line));
  return rows;
}

type SentPieces = NonNullable<ReturnTransition['lines']>[number];

function withRemedy(
  { line, quantity, outcome, remedy }: SentPieces,
  { kind, lines }: ReturnRecord,
): ReturnedPieces {
  if (outcome === 'send-back') {
    if (remedy !== undefined && remedy !== 'none')
      throw invalidField('lines', 'Pieces that are sent back have the remedy none');
    return { line, quantity, outcome, remedy: 'none' };
  }
  const reason = lines.find((each) => each.line === line)?.reason;
  return { line, quantity, outcome, remedy: remedy ?? proposedOutcome({ kind, reason }).remedy };
}
