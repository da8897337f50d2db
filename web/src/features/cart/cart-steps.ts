import { maxQuantity } from '@pedalworks/contract/numbers';
import type { OrderableProduct } from '@pedalworks/contract/pricing';
import { nextOrder, quote, stepBelow } from '../shared/quote.ts';
import { withLine, withoutLine, type CartLine } from './cart-lines.ts';
import { changeCart } from './cart-store.ts';

/** Requested quantity; null adds one more order step. */
export type Quantity = number | null;

export interface CartPart extends OrderableProduct {
  readonly _id: string;
  readonly name: string;
}

export function lineOf(part: CartPart, quantity: number, addedAt = new Date().toISOString()): CartLine {
  const { unitPriceCents } = quote(part, quantity);
  return { productId: part._id, quantity, priceSeenCents: unitPriceCents, addedAt };
}

/** Sets the quantity of a part; 0 removes it. */
export function setQuantity(part: CartPart, quantity: number): boolean {
  return changeCart((lines) =>
    quantity <= 0
      ? withoutLine(lines, part._id)
      : withLine(lines, lineOf(part, quantity, lineIn(lines, part)?.addedAt)),
  );
}

export function putInCart(part: CartPart, quantity: Quantity): boolean {
  return changeCart((lines) => withMore(lines, part, quantity));
}

export function withMore(
  lines: readonly CartLine[],
  part: CartPart,
  quantity: Quantity,
): readonly CartLine[] {
  const inCart = lineIn(lines, part);
  const before = inCart?.quantity ?? 0;
  const after = quantity === null ? nextOrder(part, before + 1) : before + quantity;
  return withLine(lines, lineOf(part, Math.min(after, maxQuantity), inCart?.addedAt));
}

/** One step fewer; none where that is below the smallest order. */
export function oneStepFewer(part: CartPart, quantity: number): number {
  const fewer = stepBelow(quantity, part.step);
  return fewer < nextOrder(part) ? 0 : fewer;
}

export function lineIn(lines: readonly CartLine[], { _id }: Pick<CartPart, '_id'>): CartLine | undefined {
  return lines.find(({ productId }) => productId === _id);
}
