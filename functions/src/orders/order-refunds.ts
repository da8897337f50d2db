import type { OrderLine, OrderRecord } from '../model/orders.ts';
import type { RefundRecord } from '../model/order-refunds.ts';

export function refundableCents({
  priceCents,
  refundedCents,
  refundPendingCents,
}: Pick<OrderRecord, 'priceCents' | 'refundedCents' | 'refundPendingCents'>): number {
  return Math.max(0, priceCents - refundedCents - refundPendingCents);
}

/** The lines and the adjustment total `amountCents`. */
export interface RefundParts {
  readonly id: string;
  readonly amountCents: number;
  /** Empty if an amount was refunded. */
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

/** Returns the difference between a refund and the price of its lines, usually an earlier refund. */
export function adjustmentCents(
  lines: readonly Pick<OrderLine, 'quantity' | 'unitPriceCents'>[],
  amountCents: number,
): number {
  const linesCents = lines.reduce((sum, { quantity, unitPriceCents }) => sum + unitPriceCents * quantity, 0);
  return lines.length === 0 ? 0 : amountCents - linesCents;
}
