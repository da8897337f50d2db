import type { OrderLine } from './order-lines.ts';
import type { RefundedLine, RefundState } from './refunds.ts';

interface RefundOfLines {
  readonly status: RefundState;
  readonly lines: readonly RefundedLine[];
}

/** How many units of a part these refunds are for, also of those that are still to be made. */
export function refundedUnits(refunds: readonly RefundOfLines[], productId: string): number {
  return refunds
    .filter(({ status }) => status !== 'failed')
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => (line.productId === productId ? sum + line.quantity : sum), 0);
}

/** What is left of an order's lines without the units that were refunded. */
export function unrefundedLines<Line extends Pick<OrderLine, 'productId' | 'quantity'>>(
  lines: readonly Line[],
  refunds: readonly RefundOfLines[],
): readonly Line[] {
  return lines
    .map((line) => ({ ...line, quantity: line.quantity - refundedUnits(refunds, line.productId) }))
    .filter(({ quantity }) => quantity > 0);
}
