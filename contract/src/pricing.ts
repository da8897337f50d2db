import { minChargeCents, toCents, toWholeUnits } from './money.ts';
import { maxPrice } from './numbers.ts';

/** Decimal prices per unit. In `priceBreaks`, `from` rises and `price` falls. */
export interface Pricing {
  readonly price: number;
  readonly priceBreaks: readonly { readonly from: number; readonly price: number }[];
}

export interface StockRules {
  readonly quantity: number;
  readonly minOrder: number;
  readonly step: number;
  readonly madeToOrder?: { readonly days: number } | null | undefined;
}

export interface OrderableProduct extends Pricing, StockRules {
  readonly status?: 'active' | 'archived';
}

/** Reasons why a quantity cannot be ordered. Settings decide if minimum, step and stock are enforced. */
export type OrderObstacle =
  | 'archived'
  | 'too-large'
  | 'below-least-amount'
  | 'out-of-stock'
  | 'below-minimum'
  | 'off-step';

export interface Quote {
  readonly quantity: number;
  readonly unitPriceCents: number;
  readonly totalCents: number;
  readonly obstacles: readonly OrderObstacle[];
}

/**
 * Prices an order for one product, by default for the smallest quantity that can be ordered. Nothing is added: prices
 * include tax, and shipping is free.
 */
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

export function quantityObstacles({ quantity: available, minOrder, step }: StockRules, quantity: number) {
  return [
    ...(quantity > available ? ['out-of-stock' as const] : []),
    ...(quantity < minOrder ? ['below-minimum' as const] : []),
    ...(quantity % step === 0 ? [] : ['off-step' as const]),
  ];
}

/** Returns the unit price at a quantity, rounded to the currency so that line totals add up. */
function unitPriceCents({ price, priceBreaks }: Pricing, currency: string, quantity: number): number {
  const reached = priceBreaks.findLast(({ from }) => from <= quantity);
  return toWholeUnits(toCents(reached?.price ?? price), currency);
}

/** Returns the smallest quantity of at least `minimum` that meets minimum order, step and Stripe's minimum charge. */
export function minOrderQuantity(
  product: Pricing & Omit<StockRules, 'quantity'>,
  currency: string,
  minimum = 1,
) {
  const { price, priceBreaks, minOrder, step } = product;
  const minCents = minChargeCents(currency);
  const candidates = [{ from: 1, price }, ...priceBreaks].map(({ from, price: unit }) => {
    const pieces = Math.max(
      minimum,
      minOrder,
      from,
      Math.ceil(minCents / toWholeUnits(toCents(unit), currency)),
    );
    return Math.ceil(pieces / step) * step;
  });
  // The lower price of a later break can bring the total below the minimum charge again.
  const isEnough = (pieces: number) => unitPriceCents(product, currency, pieces) * pieces >= minCents;
  return candidates.find(isEnough) ?? minOrder;
}
