import { maxQuantity } from '@pedalworks/contract/numbers';
import type { OrderableProduct } from '@pedalworks/contract/pricing';
import { notify } from '../../../services/notify.ts';
import { formatNumber } from '../../../ui/money.ts';
import { nextOrderQuantity, quote, stepBelow } from '../../products/public/quote.ts';
import { lineBikeOf, type LineBike } from '../../bike/public/line-bike.ts';
import { forBike, withLine, withoutLine, type CartLine } from './cart-lines.ts';
import { changeCart, currentCart } from './cart-store.ts';

/** Quantity to add; null adds the smallest possible quantity, for example one pack. */
export type Quantity = number | null;

export interface CartPart extends OrderableProduct {
  readonly _id: string;
  readonly name: string;
}

/** Returns a line at the current price, with the time and the bike of the line that it replaces. */
export function createLine(part: CartPart, quantity: number, before: Partial<CartLine> = {}): CartLine {
  const { unitPriceCents: priceSeenCents } = quote(part, quantity);
  const { addedAt = new Date().toISOString() } = before;
  return { productId: part._id, quantity, priceSeenCents, addedAt, ...lineBikeOf(before) };
}

export function setQuantity(part: CartPart, quantity: number): boolean {
  return changeCart((lines) =>
    quantity <= 0
      ? withoutLine(lines, part._id)
      : withLine(lines, createLine(part, quantity, findLine(lines, part))),
  );
}

/** Adds a part, with a choice of its bike if it is not in the cart yet. */
export function addToCart(part: CartPart, quantity: Quantity, choice: LineBike = {}): boolean {
  const isAdded = changeCart((lines) => {
    const added = addQuantity(lines, part, quantity);
    return findLine(lines, part) === undefined ? withChoice(added, part._id, choice) : added;
  });
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
  return withLine(lines, createLine(part, Math.min(after, maxQuantity), inCart));
}

/** Stores for which bike a line is. */
export function chooseBike({ productId }: CartLine, choice: LineBike): boolean {
  return changeCart((lines) => withChoice(lines, productId, choice));
}

const withChoice = (lines: readonly CartLine[], productId: string, choice: LineBike) =>
  lines.map((line) => (line.productId === productId ? forBike(line, choice) : line));

/** Subtracts one order step. Returns 0 if the result is below the minimum order quantity. */
export function subtractStep(part: CartPart, quantity: number): number {
  const fewer = stepBelow(quantity, part.step);
  return fewer < nextOrderQuantity(part) ? 0 : fewer;
}

export function findLine(lines: readonly CartLine[], { _id }: Pick<CartPart, '_id'>): CartLine | undefined {
  return lines.find(({ productId }) => productId === _id);
}
