import type { Order } from '@pedalworks/contract';
import { toCents } from '@pedalworks/contract/money';
import { formatCents } from '../../../ui/money.ts';
import { soldFrom } from '../../shared/quantity-advice.tsx';
import { nextOrder } from '../../shared/quote.ts';
import { findLine, createLine } from '../../cart/cart-steps.ts';
import { withLine, type CartLine } from '../../cart/cart-lines.ts';
import type { Parts } from '../order-parts.ts';

export interface Change {
  readonly name: string;
  /** Current state, to follow the part's name: `is $41.00 now.` */
  readonly text: string;
}

/** The lines of an order at today's prices, and what is different now. */
export function reorderedLines({ lines }: Pick<Order, 'lines'>, parts: NonNullable<Parts>) {
  const wanted: CartLine[] = [];
  const changes: Change[] = [];
  for (const { productId, quantity, name, unitPrice } of lines) {
    const part = parts.get(productId);
    if (part === undefined) {
      changes.push({ name, text: 'is no longer on sale.' });
      continue;
    }
    const line = createLine(part, quantity);
    wanted.push(line);
    if (line.priceSeenCents !== toCents(unitPrice))
      changes.push({ name: part.name, text: `is ${formatCents(line.priceSeenCents)} now.` });
    if (nextOrder(part, quantity) !== quantity)
      changes.push({ name: part.name, text: `is now ${soldFrom(part).replace('S', 's')}` });
  }
  return { wanted, changes };
}

/** The cart with at least as many of each, so that ordering again twice puts nothing in twice. */
export function withAtLeast(cart: readonly CartLine[], wanted: readonly CartLine[]): readonly CartLine[] {
  return wanted.reduce((lines, line) => {
    const inCart = findLine(lines, { _id: line.productId });
    return inCart !== undefined && inCart.quantity >= line.quantity ? lines : withLine(lines, line);
  }, cart);
}
