import type { OrderStatus } from './order-moves.ts';

interface OrderedParts {
  readonly status: OrderStatus;
  readonly attentions: readonly string[];
  readonly lines: readonly unknown[];
}

/** Label of a line whose part has to be made. */
export const madeToOrderLabel = 'Made to order';

/** Returns what an order that is not shipped yet promises for parts that were out of stock; null if none were. */
export function madeToOrderText({ status, attentions, lines }: OrderedParts): string | null {
  if (!['placed', 'paid', 'packed'].includes(status)) return null;
  if (!attentions.includes('sold-out') && !attentions.includes('above-stock')) return null;
  if (lines.length > 1)
    return 'Not all parts are in stock. We’ll make the missing ones and email you when they ship.';
  return attentions.includes('sold-out')
    ? 'This part is sold out. We’ll make it and email you when it ships.'
    : 'Not all of it is in stock. We’ll make the rest and email you when it ships.';
}
