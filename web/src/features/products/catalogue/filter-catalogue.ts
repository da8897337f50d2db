import type { CatalogueProduct, Category } from '@pedalworks/contract';
import { toCents } from '@pedalworks/contract/money';
import { quote } from '../../shared/quote.ts';
import { categories } from './categories.ts';
import type { CatalogueView, Sorting } from './catalogue-view.ts';
import type { CatalogueSearch } from './search-catalogue.ts';

type Facet = 'category' | 'ranges' | 'price' | 'inStock' | 'single';

const tests: Readonly<Record<Facet, (entry: CatalogueProduct, view: CatalogueView) => boolean>> = {
  category: ({ category }, view) => view.category === null || category === view.category,
  ranges: ({ range }, { ranges }) => ranges.length === 0 || ranges.includes(range),
  price: (entry, { priceFrom, priceTo }) =>
    (priceFrom === null || priceOf(entry) >= toCents(priceFrom)) &&
    (priceTo === null || priceOf(entry) <= toCents(priceTo)),
  inStock: (entry, { inStock }) => !inStock || isInStock(entry),
  single: (entry, { single }) => !single || isSingle(entry),
};

const priceOf = (entry: CatalogueProduct) => quote(entry).unitPriceCents;
const isInStock = (entry: CatalogueProduct) => !quote(entry).obstacles.includes('out-of-stock');
const isSingle = (entry: CatalogueProduct) => quote(entry).quantity === 1;

const facets = Object.keys(tests) as Facet[];

function passes(entry: CatalogueProduct, view: CatalogueView, but?: Facet): boolean {
  return facets.every((facet) => facet === but || tests[facet](entry, view));
}

const orders: Readonly<
  Record<Exclude<Sorting, 'shelf'>, (a: CatalogueProduct, b: CatalogueProduct) => number>
> = {
  'price-up': (a, b) => priceOf(a) - priceOf(b),
  'price-down': (a, b) => priceOf(b) - priceOf(a),
  name: (a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }),
  rating: (a, b) => b.rating.average - a.rating.average || b.rating.count - a.rating.count,
};

export interface FacetCounts {
  readonly category: Readonly<Record<Category, number>>;
  readonly all: number;
  readonly ranges: readonly (readonly [range: string, count: number])[];
  readonly inStock: number;
  readonly single: number;
}

function countFacets(entries: readonly CatalogueProduct[], view: CatalogueView): FacetCounts {
  const beside = (facet: Facet) => entries.filter((entry) => passes(entry, view, facet));
  const byCategory = beside('category');
  const byRange = beside('ranges');
  // Lists ranges without matches too, so that a selected one can be deselected.
  const ranges = [...new Set(entries.map(({ range }) => range))].filter((range) => range !== '').sort();
  return {
    category: Object.fromEntries(
      categories.map((name) => [name, byCategory.filter(({ category }) => category === name).length]),
    ) as Record<Category, number>,
    all: byCategory.length,
    ranges: ranges.map((name) => [name, byRange.filter(({ range }) => range === name).length]),
    inStock: beside('inStock').filter(isInStock).length,
    single: beside('single').filter(isSingle).length,
  };
}

export interface FoundParts {
  readonly shown: readonly CatalogueProduct[];
  readonly counts: FacetCounts;
  readonly nearest: readonly CatalogueProduct[];
}

/**
 * Returns the sorted parts that match the filters and the search. Until the search index is ready, finds the exact
 * text in names and part numbers.
 */
export function findParts(
  entries: readonly CatalogueProduct[],
  view: CatalogueView,
  search: CatalogueSearch | null | undefined,
): FoundParts {
  const text = view.search.trim();
  const matching =
    text === '' ? entries : (search?.find(text) ?? entries.filter((entry) => contains(entry, text)));
  const nearest = text === '' || matching.length > 0 ? [] : (search?.nearest(text) ?? []);
  const passing = matching.filter((entry) => passes(entry, view));
  const shown = view.sorting === 'shelf' ? passing : passing.toSorted(orders[view.sorting]);
  return { shown, counts: countFacets(matching, view), nearest };
}

function contains({ name, partNumber }: CatalogueProduct, text: string): boolean {
  return `${name} ${partNumber}`.toLowerCase().includes(text.toLowerCase());
}
