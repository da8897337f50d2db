import { maxQuantity } from '@pedalworks/contract/numbers';
import type { OrderableProduct } from '@pedalworks/contract/pricing';
import { notify } from '../../services/notify.ts';
import { formatNumber } from '../../ui/money.ts';
import { nextOrderQuantity, quote, stepBelow } from '../shared/quote.ts';
import { withLine, withoutLine, type CartLine } from './cart-lines.ts';
import { changeCart, currentCart } from './cart-store.ts';

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
  const isAdded = changeCart((lines) => addQuantity(lines, part, quantity));
  if (isAdded && findLine(currentCart(), part)?.quantity === maxQuantity)
    notify.error(`A cart holds up to ${formatNumber(maxQuantity)} pieces of a part`);
  return isAdded;
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

/** Subtracts one order step. Returns 0 if the result is below the minimum order quantity. */
export function subtractStep(part: CartPart, quantity: number): number {
  const fewer = stepBelow(quantity, part.step);
  return fewer < nextOrderQuantity(part) ? 0 : fewer;
}

export function findLine(lines: readonly CartLine[], { _id }: Pick<CartPart, '_id'>): CartLine | undefined {
  return lines.find(({ productId }) => productId === _id);
}
