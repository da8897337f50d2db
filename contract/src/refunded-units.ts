import { fromSmallestUnit, toSmallestUnit } from './money.ts';
import type { OrderLine } from './order-lines.ts';
import type { RefundedLine, RefundState } from './refunds.ts';

interface RefundOfLines {
  readonly status: RefundState;
  readonly lines: readonly RefundedLine[];
}

/** Counts the units of a part in completed and pending refunds. */
export function refundedUnits(refunds: readonly RefundOfLines[], productId: string): number {
  return unitsOf(
    refunds.filter(({ status }) => status !== 'failed').flatMap(({ lines }) => lines),
    productId,
  );
}

export function unitsOf(lines: readonly RefundedLine[], productId: string): number {
  return lines.reduce((sum, line) => (line.productId === productId ? sum + line.quantity : sum), 0);
}

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
  readonly refunds: readonly RefundOfLines[];
}

/** Returns the amount to refund for the units in `more`, rounded so that all refunds together equal the charge. */
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
