import { fromSmallestUnit, toSmallestUnit } from './money.ts';
import type { OrderLine } from './order-lines.ts';
import type { RefundedLine, RefundState } from './refunds.ts';

interface RefundOfLines {
  readonly status: RefundState;
  readonly lines: readonly RefundedLine[];
}

/** How many units of a part these refunds are for, also of those that are still to be made. */
export function refundedUnits(refunds: readonly RefundOfLines[], productId: string): number {
  return unitsOf(
    refunds.filter(({ status }) => status !== 'failed').flatMap(({ lines }) => lines),
    productId,
  );
}

/** How many units of a part these lines hold. */
export function unitsOf(lines: readonly RefundedLine[], productId: string): number {
  return lines.reduce((sum, line) => (line.productId === productId ? sum + line.quantity : sum), 0);
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

interface RefundContext {
  readonly order: {
    readonly lines: readonly { readonly productId: string; readonly unitPriceCents: number }[];
    readonly currency: string;
  };
  /** Of the order, so far. */
  readonly refunds: readonly RefundOfLines[];
}

/**
 * What more units of an order's lines come to, in cents. Units that cost no whole smallest units of the currency add up to what all
 * of them were charged, however they are refunded.
 */
export function unitsCents(
  more: readonly RefundedLine[],
  { order: { lines, currency }, refunds }: RefundContext,
): number {
  const chargeOf = (units: (productId: string) => number) =>
    toSmallestUnit(
      lines.reduce((sum, { productId, unitPriceCents }) => sum + unitPriceCents * units(productId), 0),
      currency,
    );
  const before = (productId: string) => refundedUnits(refunds, productId);
  const after = (productId: string) => before(productId) + unitsOf(more, productId);
  return fromSmallestUnit(chargeOf(after) - chargeOf(before), currency);
}
