import type { CatalogueProduct } from '@pedalworks/contract';
import type { Quote } from '@pedalworks/contract/pricing';
import { quote } from '../../products/public/quote.ts';
import type { CartLine } from './cart-lines.ts';

export interface PricedLine {
  readonly line: CartLine;
  readonly part: CatalogueProduct;
  readonly quote: Quote;
}

export interface PricedCart {
  readonly lines: readonly PricedLine[];
  /** Cart lines for parts that are no longer in the catalogue. */
  readonly unavailable: readonly CartLine[];
  readonly totalCents: number;
}

export function priceCart(lines: readonly CartLine[], catalogue: readonly CatalogueProduct[]): PricedCart {
  const parts = new Map(catalogue.map((part) => [part._id, part]));
  const priced = lines.flatMap((line) => {
    const part = parts.get(line.productId);
    return part === undefined ? [] : [{ line, part, quote: quote(part, line.quantity) }];
  });
  return {
    lines: priced,
    unavailable: lines.filter(({ productId }) => !parts.has(productId)),
    totalCents: totalOf(priced),
  };
}

export function totalOf(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, { quote: { totalCents } }) => sum + totalCents, 0);
}
