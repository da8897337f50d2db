import type { OrderStatus } from './order-moves.ts';

interface OrderedParts {
  readonly status: OrderStatus;
  readonly attentions: readonly string[];
  readonly lines: readonly unknown[];
}

/** Returns what an order that is not shipped yet promises for parts that were out of stock; null if none were. */
export function madeToOrderText({ status, attentions, lines }: OrderedParts): string | null {
  if (!['placed', 'paid', 'packed'].includes(status)) return null;
  if (!attentions.includes('sold-out') && !attentions.includes('above-stock')) return null;
  if (lines.length > 1)
    return 'Not all parts are in stock: we make the missing ones to order and write to you when they ship.';
  return attentions.includes('sold-out')
    ? 'This part is out of stock: we make it to order and write to you when it ships.'
    : 'Not all of it is in stock: we make the rest to order and write to you when it ships.';
}
