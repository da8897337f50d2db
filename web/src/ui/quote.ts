import { quoteOrder, smallestOrder, type Orderable, type Quote } from '@pedalworks/contract/pricing';
import { config } from '../config.ts';

/** What a quantity of a product costs in the shop's currency, and whether it can be had; the smallest order where none is given. */
export function quote(product: Orderable, quantity?: number): Quote {
  return quoteOrder(product, config.currency, quantity);
}

/** The smallest order of a product that is not below `wanted`. */
export function nextOrder(product: Orderable, wanted?: number): number {
  return smallestOrder(product, config.currency, wanted);
}
