import type { OrderStatus } from './order-moves.ts';

interface OrderedParts {
  readonly status: OrderStatus;
  readonly attentions: readonly string[];
  readonly lines: readonly unknown[];
}

export function lineDetails(
  details: readonly string[],
  { madeToOrder }: { readonly madeToOrder?: boolean | undefined },
): string {
  return [...details, madeToOrder === true ? 'Made to order' : ''].filter(Boolean).join(' · ');
}

/** Returns the notice that an unshipped order waits for parts made to order, or `null` if it has no such parts. */
export function madeToOrderText({ status, attentions, lines }: OrderedParts): string | null {
  if (!['placed', 'paid', 'packed'].includes(status)) return null;
  if (!attentions.includes('sold-out') && !attentions.includes('above-stock')) return null;
  if (lines.length > 1)
    return 'Not all parts are in stock. We’ll make the missing ones and email you when your order ships.';
  return attentions.includes('sold-out')
    ? 'Your part is out of stock. We’ll make it and email you when it ships.'
    : 'Not all units are in stock. We’ll make the rest and email you when your order ships.';
}
