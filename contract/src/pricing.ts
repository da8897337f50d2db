import { minChargeCents, toCents, toWholeUnits } from './money.ts';
import { maxPrice } from './numbers.ts';

/** What a product costs, as it is answered: decimal amounts for one, the breaks' `from` rising and their `price` falling. */
export interface Pricing {
  readonly price: number;
  readonly priceBreaks: readonly { readonly from: number; readonly price: number }[];
}

/** How many of a product can be ordered: `quantity` are left, sold from `minOrder` on in multiples of `step`. */
export interface StockRules {
  readonly quantity: number;
  readonly minOrder: number;
  readonly step: number;
}

export interface OrderableProduct extends Pricing, StockRules {
  readonly status?: 'active' | 'archived';
}

/** Why a quantity cannot be had; minimum, step and stock bind where the shop's settings say so (docs/api.md, Orders). */
export type OrderObstacle =
  'archived' | 'too-large' | 'below-least-amount' | 'out-of-stock' | 'below-minimum' | 'off-step';

/** What an order of one product costs, and whether it can be had. */
export interface Quote {
  readonly quantity: number;
  readonly unitPriceCents: number;
  readonly totalCents: number;
  /** The most serious first. */
  readonly obstacles: readonly OrderObstacle[];
}

/** @param quantity a whole number from 1; the smallest order where none is given */
export function quoteOrder(
  product: OrderableProduct,
  currency: string,
  quantity = minOrderQuantity(product, currency),
): Quote {
  const unit = unitPriceCents(product, currency, quantity);
  const total = unit * quantity;
  const obstacles: OrderObstacle[] = [
    ...(product.status === 'archived' ? ['archived' as const] : []),
    ...(total > toCents(maxPrice) ? ['too-large' as const] : []),
    ...(total < minChargeCents(currency) ? ['below-least-amount' as const] : []),
    ...quantityObstacles(product, quantity),
  ];
  return { quantity, unitPriceCents: unit, totalCents: total, obstacles };
}

/** What of {@link OrderObstacle} depends on the quantity alone. */
export function quantityObstacles({ quantity: available, minOrder, step }: StockRules, quantity: number) {
  return [
    ...(quantity > available ? ['out-of-stock' as const] : []),
    ...(quantity < minOrder ? ['below-minimum' as const] : []),
    ...(quantity % step === 0 ? [] : ['off-step' as const]),
  ];
}

/** Unit price in cents, by the price break that `quantity` reaches; rounded first, so that lines add up. */
function unitPriceCents({ price, priceBreaks }: Pricing, currency: string, quantity: number): number {
  const reached = priceBreaks.findLast(({ from }) => from <= quantity);
  return toWholeUnits(toCents(reached?.price ?? price), currency);
}

/** The fewest, but not fewer than `wanted`, that reach the minimum order and the least amount in whole steps. */
export function minOrderQuantity(
  product: Pricing & Omit<StockRules, 'quantity'>,
  currency: string,
  wanted = 1,
) {
  const { price, priceBreaks, minOrder, step } = product;
  const minCents = minChargeCents(currency);
  const candidates = [{ from: 1, price }, ...priceBreaks].map(({ from, price: unit }) => {
    const pieces = Math.max(
      wanted,
      minOrder,
      from,
      Math.ceil(minCents / toWholeUnits(toCents(unit), currency)),
    );
    return Math.ceil(pieces / step) * step;
  });
  // At the price of a later break as many may come to less.
  const isEnough = (pieces: number) => unitPriceCents(product, currency, pieces) * pieces >= minCents;
  return candidates.find(isEnough) ?? minOrder;
}
