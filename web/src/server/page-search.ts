import type { CatalogueProduct } from '@pedalworks/contract';
import { paramsOf, viewIn } from '../features/products/catalogue/catalogue-view.ts';
import { buyNowParams } from '../features/buy-now/buy-now.tsx';
import { readParams, writeParams } from '../ui/url-params.ts';

/** Canonicalises the query of a catalogue page: sorts product ranges, and drops unknown and repeated ranges. */
export function catalogueSearch(catalogue: readonly CatalogueProduct[], search: string): string {
  const view = viewIn(new URLSearchParams(search));
  const known = new Set(catalogue.map(({ range }) => range));
  const ranges = view.ranges.filter((range) => known.has(range)).sort();
  return asSearch(paramsOf({ ...view, ranges }));
}

export function purchaseSearch(search: string): string {
  return asSearch(writeParams(buyNowParams, readParams(buyNowParams, new URLSearchParams(search))));
}

function asSearch(params: URLSearchParams): string {
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
