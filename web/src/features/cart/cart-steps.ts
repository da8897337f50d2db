import { maxQuantity } from '@pedalworks/contract/numbers';
import type { OrderableProduct } from '@pedalworks/contract/pricing';
import { nextOrderQuantity, quote, stepBelow } from '../shared/quote.ts';
import { withLine, withoutLine, type CartLine } from './cart-lines.ts';
import { changeCart } from './cart-store.ts';

/** Quantity to add; null adds the smallest possible quantity, for example one pack. */
export type Quantity = number | null;

export interface CartPart extends OrderableProduct {
  readonly _id: string;
  readonly name: string;
}

export function createLine(part: CartPart, quantity: number, addedAt = new Date().toISOString()): CartLine {
  const { unitPriceCents } = quote(part, quantity);
  return { productId: part._id, quantity, priceSeenCents: unitPriceCents, addedAt };
}

export function setQuantity(part: CartPart, quantity: number): boolean {
  return changeCart((lines) =>
    quantity <= 0
      ? withoutLine(lines, part._id)
      : withLine(lines, createLine(part, quantity, findLine(lines, part)?.addedAt)),
  );
}

export function addToCart(part: CartPart, quantity: Quantity): boolean {
  return changeCart((lines) => addQuantity(lines, part, quantity));
}

export function addQuantity(
  lines: readonly CartLine[],
  part: CartPart,
  quantity: Quantity,
): readonly CartLine[] {
  const inCart = findLine(lines, part);
  const before = inCart?.quantity ?? 0;
  const after = quantity === null ? nextOrderQuantity(part, before + 1) : before + quantity;
  return withLine(lines, createLine(part, Math.min(after, maxQuantity), inCart?.addedAt));
}

/**
 * Replaces a part with another one in the same place and quantity, rounded up to the other part's order step. If the
 * cart already contains the other part, the quantities are added.
 */
export function swapLine(lines: readonly CartLine[], productId: string, part: CartPart): readonly CartLine[] {
  const line = lines.find((other) => other.productId === productId);
  if (line === undefined || productId === part._id) return lines;
  const total = line.quantity + (findLine(lines, part)?.quantity ?? 0);
  const swapped = createLine(part, Math.min(nextOrderQuantity(part, total), maxQuantity));
  return withoutLine(lines, part._id).map((other) => (other === line ? swapped : other));
}

export interface Swap {
  /** Part that replaced another one. */
  readonly part: CartPart;
  /** Line of the part before the swap, if there was one. */
  readonly before: CartLine | undefined;
}

/** Removes the part that a swap added, or restores the quantity that it had before. */
export function undoSwap(lines: readonly CartLine[], { part, before }: Swap): readonly CartLine[] {
  if (findLine(lines, part) === undefined) return lines;
  return before === undefined ? withoutLine(lines, part._id) : withLine(lines, before);
}

/** Subtracts one order step. Returns 0 if the result is below the minimum order quantity. */
export function subtractStep(part: CartPart, quantity: number): number {
  const fewer = stepBelow(quantity, part.step);
  return fewer < nextOrderQuantity(part) ? 0 : fewer;
}

export function findLine(lines: readonly CartLine[], { _id }: Pick<CartPart, '_id'>): CartLine | undefined {
  return lines.find(({ productId }) => productId === _id);
}
