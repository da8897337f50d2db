import {
  quoteOrder,
  minOrderQuantity,
  type OrderableProduct,
  type Quote,
} from '@pedalworks/contract/pricing';
import { minChargeCents } from '@pedalworks/contract/money';
import { formatCents, shopCurrency } from '../../../ui/money.ts';

export function quote(product: OrderableProduct, quantity?: number): Quote {
  return quoteOrder(product, shopCurrency, quantity);
}

/** True if the stock is too small for an order and the part is not made to order. */
export const isSoldOut = (product: OrderableProduct): boolean =>
  product.madeToOrder == null && quote(product).obstacles.includes('out-of-stock');

/** Returns the smallest quantity that can be ordered and is at least `wanted`. */
export function nextOrderQuantity(product: OrderableProduct, wanted?: number): number {
  return minOrderQuantity(product, shopCurrency, wanted);
}

/** Returns `card payments begin at $0.50` if the product's own minimum order would cost less; null otherwise. */
export function minOrderReason(product: OrderableProduct): string | null {
  const ownMinimum = Math.ceil(product.minOrder / product.step) * product.step;
  if (nextOrderQuantity(product) <= ownMinimum) return null;
  return `card payments begin at ${formatCents(minChargeCents(shopCurrency))}`;
}

export const stepBelow = (quantity: number, step: number) => (Math.ceil(quantity / step) - 1) * step;
