import type { Order, Refund } from '@pedalworks/contract';
import { shipmentOf } from '@pedalworks/contract/order-moves';
import { unrefundedLines } from '@pedalworks/contract/refunded-units';

/** Returns the lines in an order's parcel, without units refunded before shipping. */
export function sentLines(
  { lines, history }: Pick<Order, 'lines' | 'history'>,
  refunds: readonly Pick<Refund, 'lines' | 'status' | 'at'>[],
): readonly Order['lines'][number][] {
  const shippedAt = shipmentOf(history)?.at;
  const before = refunds.filter(({ at }) => shippedAt === undefined || at < shippedAt);
  return unrefundedLines(lines, before);
}
