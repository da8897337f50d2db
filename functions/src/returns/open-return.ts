import {
  ApiError,
  lastReturnDay,
  maxReturns,
  maxStoredReturns,
  returnableUnits,
  unitsOfLine,
  type ReturnDraft,
  type ReturnMover,
} from '@pedalworks/contract';
import { invalidField } from '../shared/invalid-field.ts';
import type { OrderRecord } from '../model/orders.ts';
import type { AnnouncedLine, ReturnRecord } from '../model/returns.ts';
import type { ShopTransaction } from '../ports.ts';
import { calendarOf } from '../shared/calendar.ts';
import { mergedRows } from './merged-rows.ts';

export interface OpenedReturn extends Pick<ReturnDraft, 'kind' | 'lines'> {
  readonly order: OrderRecord;
  readonly note: string;
  readonly by: ReturnMover;
  /** Time of the customer's declaration, which sets the deadlines. */
  readonly declaredAt: Date;
}

interface Opened {
  readonly returned: ReturnRecord;
  /** Order with the return's number, as stored. */
  readonly order: OrderRecord;
}

/**
 * Stores a new return of an order. The commit also writes the order, so that concurrent returns of its parts conflict.
 * A withdrawal starts approved, because it needs no consent.
 *
 * @throws ApiError `returns/not-available` with the available units, `returns/too-many`
 */
export async function openReturn(
  transaction: ShopTransaction,
  { order, kind, lines: drafts, note, by, declaredAt }: OpenedReturn,
): Promise<Opened> {
  const earlier = await transaction.returnsOf(order.id);
  requireRoom(earlier, { kind, by });
  // A row also names a bike, which the return does not store.
  const announced = drafts.map(({ line, quantity, reason = null }): AnnouncedLine => ({
    line,
    quantity,
    reason,
  }));
  const lines = mergedRows(announced, ({ reason }) => reason ?? '');
  requireUnits(order, lines, (line) => returnableUnits(order, earlier, line));
  const state = kind === 'withdrawal' ? 'approved' : 'requested';
  const at = new Date();
  const { id: orderId, number: orderNumber, customerEmail, customerName } = order;
  const returned = transaction.addReturn({
    ...{ orderId, orderNumber, kind, state, lines, note, declaredAt, customerEmail, customerName },
    pieces: [],
    images: [],
    refund: null,
    history: [{ state, at, by, note: '' }],
    createdAt: at,
  });
  const numbered = { ...order, returnNumbers: [...(order.returnNumbers ?? []), returned.number] };
  transaction.writeOrder(numbered);
  return { returned, order: numbered };
}

/** A withdrawal is a right of the customer, so that other returns leave room for it. */
function requireRoom(
  earlier: readonly ReturnRecord[],
  { kind, by }: Pick<OpenedReturn, 'kind' | 'by'>,
): void {
  const isWithdrawal = kind === 'withdrawal';
  const counted = earlier.filter(({ state }) => state !== 'declined' && state !== 'cancelled');
  const isFull = earlier.length >= maxStoredReturns[isWithdrawal ? 'withdrawal' : by];
  if (isFull || (!isWithdrawal && counted.length >= maxReturns)) throw new ApiError('returns/too-many');
}

type Rows = readonly Pick<AnnouncedLine, 'line' | 'quantity'>[];

/** @throws ApiError `returns/not-available` if the units of a line exceed those of `unitsOf` */
export function requireUnits(order: OrderRecord, rows: Rows, unitsOf: (line: number) => number): void {
  for (const { line } of rows) {
    const part = order.lines[line];
    if (part === undefined) throw invalidField('lines', 'lines must be lines of this order');
    const available = unitsOf(line);
    if (unitsOfLine(rows, line) <= available) continue;
    const message = `${part.name}: ${String(available)} of ${String(part.quantity)} can still be returned.`;
    throw new ApiError('returns/not-available', { message });
  }
}

/** @throws ApiError `returns/too-late`, with the last day, if a line was delivered too long ago */
export function requireInTime(
  order: OrderRecord,
  lines: readonly Pick<AnnouncedLine, 'line'>[],
  rules: Parameters<typeof lastReturnDay>[2],
): void {
  const today = calendarOf(rules.timeZone).dayOf(new Date());
  for (const { line } of lines) {
    const lastDay = lastReturnDay(order, line, rules);
    if (lastDay === null || today <= lastDay) continue;
    const name = order.lines[line]?.name ?? '';
    const message = `${name}: the last day to return it was ${lastDay}. Contact the shop.`;
    throw new ApiError('returns/too-late', { message });
  }
}
