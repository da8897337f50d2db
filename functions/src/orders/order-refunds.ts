import type { OrderLine, OrderRecord } from '../model/orders.ts';
import type { RefundRecord } from '../model/order-refunds.ts';

/** Amount of an order that is neither refunded nor about to be. */
export function refundableCents({
  priceCents,
  refundedCents,
  refundPendingCents,
}: Pick<OrderRecord, 'priceCents' | 'refundedCents' | 'refundPendingCents'>): number {
  return Math.max(0, priceCents - refundedCents - refundPendingCents);
}

/** A refund by its order's lines: the lines and the adjustment add up to `amountCents`. */
export interface RefundParts {
  readonly id: string;
  readonly amountCents: number;
  /** Refunded units only; empty if an amount was refunded, not parts. */
  readonly lines: readonly OrderLine[];
  readonly adjustmentCents: number;
}

/** Returns the parts that a refund is for, with their prices. */
export function refundParts(refund: RefundRecord, order: Pick<OrderRecord, 'lines'>): RefundParts {
  const { id, amountCents } = refund;
  const lines = refund.lines.flatMap(({ productId, quantity }) => {
    const line = order.lines.find((one) => one.productId === productId);
    return line === undefined ? [] : [{ ...line, quantity }];
  });
  return { id, amountCents, lines, adjustmentCents: adjustmentCents(lines, amountCents) };
}

/** Returns what a refund adds to, or deducts from, the price of its lines: usually amounts that were refunded before. */
export function adjustmentCents(
  lines: readonly Pick<OrderLine, 'quantity' | 'unitPriceCents'>[],
  amountCents: number,
): number {
  const linesCents = lines.reduce((sum, { quantity, unitPriceCents }) => sum + unitPriceCents * quantity, 0);
  return lines.length === 0 ? 0 : amountCents - linesCents;
}
