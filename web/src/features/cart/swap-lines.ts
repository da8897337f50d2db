import { maxQuantity } from '@pedalworks/contract/numbers';
import { lineBikeOf } from '../bike/public/line-bike.ts';
import { nextOrderQuantity } from '../products/public/quote.ts';
import { withLine, withoutLine, type CartLine } from './public/cart-lines.ts';
import { createLine, findLine, type CartPart } from './public/cart-steps.ts';

/**
 * Replaces a part with another one in the same place and quantity, rounded up to the other part's order step. If the
 * cart already contains the other part, the quantities are added and its line keeps its bike.
 */
export function swapLine(lines: readonly CartLine[], productId: string, part: CartPart): readonly CartLine[] {
  const line = lines.find((other) => other.productId === productId);
  if (line === undefined || productId === part._id) return lines;
  const inCart = findLine(lines, part);
  const quantity = Math.min(nextOrderQuantity(part, line.quantity + (inCart?.quantity ?? 0)), maxQuantity);
  const swapped = createLine(part, quantity, lineBikeOf(inCart ?? line));
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
