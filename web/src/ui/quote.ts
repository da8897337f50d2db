import { quoteOrder, smallestOrder, type Orderable, type Quote } from '@pedalworks/contract/pricing';
import { leastChargeCents } from '@pedalworks/contract/money';
import { config } from '../config.ts';
import { formatCents } from './money.ts';

/** What a quantity of a product costs in the shop's currency, and whether it can be had; the smallest order where none is given. */
export function quote(product: Orderable, quantity?: number): Quote {
  return quoteOrder(product, config.currency, quantity);
}

/** The smallest order of a product that is not below `wanted`. */
export function nextOrder(product: Orderable, wanted?: number): number {
  return smallestOrder(product, config.currency, wanted);
}

/** Why the smallest order of a product is larger than its own minimum; null where it is not. */
export function leastOrderReason(product: Orderable): string | null {
  const ownMinimum = Math.ceil(product.minOrder / product.step) * product.step;
  if (nextOrder(product) <= ownMinimum) return null;
  return `card payments begin at ${formatCents(leastChargeCents(config.currency))}`;
}

/** The next fewer in whole order steps. */
export const stepBelow = (quantity: number, step: number) => (Math.ceil(quantity / step) - 1) * step;
