import type { OrderStatus } from './order-moves.ts';

interface OrderedParts {
  readonly status: OrderStatus;
  readonly attentions: readonly string[];
  readonly lines: readonly unknown[];
}

/** Adds to the details of an order's line that its part has to be made. */
export function lineDetails(
  details: readonly string[],
  { madeToOrder }: { readonly madeToOrder?: boolean | undefined },
): string {
  return [...details, madeToOrder === true ? 'Made to order' : ''].filter(Boolean).join(' · ');
}

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
