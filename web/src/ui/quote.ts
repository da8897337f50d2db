import { quoteOrder, smallestOrder, type Orderable, type Quote } from '@pedalworks/contract/pricing';
import { leastChargeCents } from '@pedalworks/contract/money';
import { config } from '../config.ts';
import { formatCents } from './money.ts';

/** Prices a quantity, by default the smallest order, in the shop's currency, and checks its availability. */
export function quote(product: Orderable, quantity?: number): Quote {
  return quoteOrder(product, config.currency, quantity);
}

/** The smallest order of a product that is not below `wanted`. */
export function nextOrder(product: Orderable, wanted?: number): number {
  return smallestOrder(product, config.currency, wanted);
}

/** Explains why the smallest order exceeds the product's own minimum; null if it does not. */
export function leastOrderReason(product: Orderable): string | null {
  const ownMinimum = Math.ceil(product.minOrder / product.step) * product.step;
  if (nextOrder(product) <= ownMinimum) return null;
  return `card payments begin at ${formatCents(leastChargeCents(config.currency))}`;
}

/** Next lower multiple of the order step. */
export const stepBelow = (quantity: number, step: number) => (Math.ceil(quantity / step) - 1) * step;
