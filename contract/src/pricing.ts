import { toCents } from './money.ts';

/** What a product costs, as it is answered: decimal amounts for one, the breaks' `from` rising and their `price` falling. */
export interface Priced {
  readonly price: number;
  readonly priceBreaks: readonly { readonly from: number; readonly price: number }[];
}

/** What one costs, in cents, where `quantity` are ordered: the price of the break that it reaches (docs/api.md, Orders). */
export function unitPriceCents({ price, priceBreaks }: Priced, quantity: number): number {
  const reached = priceBreaks.findLast(({ from }) => from <= quantity);
  return toCents(reached?.price ?? price);
}

/** The least of a product that is both its minimum order and whole steps. */
export function smallestOrder({
  minOrder,
  step,
}: {
  readonly minOrder: number;
  readonly step: number;
}): number {
  return Math.ceil(minOrder / step) * step;
}
