import type { Order } from '@pedalworks/contract';
import { toCents } from '@pedalworks/contract/money';
import { formatCents } from '../../../ui/money.ts';
import { orderRuleText } from '../../products/public/quantity-advice.tsx';
import { nextOrderQuantity } from '../../products/public/quote.ts';
import { findLine, createLine } from '../../cart/public/cart-steps.ts';
import { withLine, type CartLine } from '../../cart/public/cart-lines.ts';
import type { Parts } from '../order-parts.ts';

export interface PriceChange {
  readonly name: string;
  /** Rest of a sentence that starts with `name`, for example `is now $41.00.` */
  readonly text: string;
}

export function reorderedLines({ lines }: Pick<Order, 'lines'>, parts: NonNullable<Parts>) {
  const cartLines: CartLine[] = [];
  const changes: PriceChange[] = [];
  for (const { productId, quantity, name, unitPrice } of lines) {
    const part = parts.get(productId);
    if (part === undefined) {
      changes.push({ name, text: 'is no longer available.' });
      continue;
    }
    const line = createLine(part, quantity);
    cartLines.push(line);
    if (line.priceSeenCents !== toCents(unitPrice))
      changes.push({ name: part.name, text: `is now ${formatCents(line.priceSeenCents)}.` });
    if (nextOrderQuantity(part, quantity) !== quantity)
      changes.push({ name: part.name, text: `is now ${orderRuleText(part).replace('S', 's')}` });
  }
  return { cartLines, changes };
}

/** Raises cart quantities to those in the order, so that a second press of Reorder changes nothing. */
export function raiseQuantities(
  cart: readonly CartLine[],
  cartLines: readonly CartLine[],
): readonly CartLine[] {
  return cartLines.reduce((lines, line) => {
    const inCart = findLine(lines, { _id: line.productId });
    return inCart !== undefined && inCart.quantity >= line.quantity ? lines : withLine(lines, line);
  }, cart);
}
