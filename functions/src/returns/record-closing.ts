import { fromCents, treatmentText } from '@pedalworks/contract';
import type { Caller } from '../model/caller.ts';
import type { OrderRecord } from '../model/orders.ts';
import type { ReturnedPieces, ReturnRecord } from '../model/returns.ts';
import type { ShopTransaction } from '../ports.ts';
import { moneyText } from '../shared/money-text.ts';
import { auditMove } from './move-return.ts';

interface ClosedReturn {
  readonly open: ReturnRecord;
  readonly returned: ReturnRecord;
  readonly order: OrderRecord;
  readonly caller: Caller;
}

/** Adds the closing of a return to the order's notes and to the audit log. */
export async function recordClosing(
  transaction: ShopTransaction,
  { open, returned, order, caller }: ClosedReturn,
): Promise<void> {
  const { number, refund, pieces, history } = returned;
  const amount = refund === null ? '' : ` Requested a refund of ${moneyText(refund.cents, order)}.`;
  const note = history.at(-1)?.note ?? '';
  const text = `Closed return ${number}: ${piecesText(pieces, order)}.${amount} ${note}`.trim();
  const { uid, email } = caller;
  await transaction.recordNote(order.id, { at: new Date(), by: email, byUid: uid, text });
  const facts = refund === null ? {} : { refundId: returned.id, amount: fromCents(refund.cents) };
  auditMove(transaction, { caller, before: open, returned, order, facts });
}

function piecesText(pieces: readonly ReturnedPieces[], { lines }: OrderRecord): string {
  return pieces
    .map(({ line, quantity, ...piece }) => {
      const name = lines[line]?.name ?? '';
      return `${String(quantity)} × ${name} ${treatmentText(piece)}`;
    })
    .join(', ');
}
