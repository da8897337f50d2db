import type { OrderLine, OrderRecord } from '../model/orders.ts';
import type { RefundRecord } from '../model/refunds.ts';

/** Returns the part of an order's price that is neither refunded nor about to be, whether or not the order is paid. */
export function unrefundedCents({
  priceCents,
  refundedCents,
  refundPendingCents,
}: Pick<OrderRecord, 'priceCents' | 'refundedCents' | 'refundPendingCents'>): number {
  return Math.max(0, priceCents - refundedCents - refundPendingCents);
}

/** Breakdown of a refund. If it has `lines`, their prices plus `adjustmentCents` equal `amountCents`. */
export interface RefundParts {
  readonly id: string;
  readonly amountCents: number;
  /** Refunded items. Empty if the refund was for an amount instead of specific items. */
  readonly lines: readonly OrderLine[];
  readonly adjustmentCents: number;
}

export function refundParts(refund: RefundRecord, order: Pick<OrderRecord, 'lines'>): RefundParts {
  const { id, amountCents } = refund;
  const lines = refund.lines.flatMap(({ productId, quantity }) => {
    const line = order.lines.find((one) => one.productId === productId);
    return line === undefined ? [] : [{ ...line, quantity }];
  });
  return { id, amountCents, lines, adjustmentCents: adjustmentCents(lines, amountCents) };
}

/** Returns a refund's amount minus the price of its lines. Negative if part of that price was refunded before. */
export function adjustmentCents(
  lines: readonly Pick<OrderLine, 'quantity' | 'unitPriceCents'>[],
  amountCents: number,
): number {
  const linesCents = lines.reduce((sum, { quantity, unitPriceCents }) => sum + unitPriceCents * quantity, 0);
  return lines.length === 0 ? 0 : amountCents - linesCents;
}
