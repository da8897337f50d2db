import type { CatalogueProduct, Category } from '@pedalworks/contract';
import type { RuleVerdict } from '@pedalworks/contract/fit';
import { toCents } from '@pedalworks/contract/money';
import { quote } from '../public/quote.ts';
import { categories } from './categories.ts';
import type { CatalogueView, Sorting } from './catalogue-view.ts';
import { fittingFirst, type BikeVerdicts } from './bike-verdicts.ts';
import { perFitChoice } from './fit-choices.ts';
import type { CatalogueSearch } from './search-catalogue.ts';

type Facet = 'category' | 'fit' | 'ranges' | 'price' | 'inStock' | 'single';

/** Filters, with the verdicts for the filter `fit`. */
interface Filters {
  readonly view: CatalogueView;
  readonly verdicts: BikeVerdicts | null;
}

const tests: Readonly<Record<Facet, (entry: CatalogueProduct, filters: Filters) => boolean>> = {
  category: ({ category }, { view }) => view.category === null || category === view.category,
  fit: ({ _id }, { view: { fit }, verdicts }) => {
    if (verdicts === null || fit.length === 0) return true;
    return fit.some((choice) => choice === verdicts.get(_id));
  },
  ranges: ({ range }, { view: { ranges } }) => ranges.length === 0 || ranges.includes(range),
  price: (entry, { view: { priceFrom, priceTo } }) =>
    (priceFrom === null || priceOf(entry) >= toCents(priceFrom)) &&
    (priceTo === null || priceOf(entry) <= toCents(priceTo)),
  inStock: (entry, { view }) => !view.inStock || isInStock(entry),
  single: (entry, { view }) => !view.single || isSingle(entry),
};

const priceOf = (entry: CatalogueProduct) => quote(entry).unitPriceCents;
const isInStock = (entry: CatalogueProduct) => !quote(entry).obstacles.includes('out-of-stock');
const isSingle = (entry: CatalogueProduct) => quote(entry).quantity === 1;

const facets = Object.keys(tests) as Facet[];

function passes(entry: CatalogueProduct, filters: Filters, but?: Facet): boolean {
  return facets.every((facet) => facet === but || tests[facet](entry, filters));
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
  /** Null if no bike is active. */
  readonly fit: Readonly<Record<RuleVerdict, number>> | null;
  readonly ranges: readonly (readonly [range: string, count: number])[];
  readonly inStock: number;
  readonly single: number;
}

function countFacets(entries: readonly CatalogueProduct[], filters: Filters): FacetCounts {
  const beside = (facet: Facet) => entries.filter((entry) => passes(entry, filters, facet));
  const byCategory = beside('category');
  const byRange = beside('ranges');
  // Lists ranges without matches too, so that a selected one can be deselected.
  const ranges = [...new Set(entries.map(({ range }) => range))].filter((range) => range !== '').sort();
  return {
    category: Object.fromEntries(
      categories.map((name) => [name, byCategory.filter(({ category }) => category === name).length]),
    ) as Record<Category, number>,
    all: byCategory.length,
    fit: filters.verdicts === null ? null : countVerdicts(beside('fit'), filters.verdicts),
    ranges: ranges.map((name) => [name, byRange.filter(({ range }) => range === name).length]),
    inStock: beside('inStock').filter(isInStock).length,
    single: beside('single').filter(isSingle).length,
  };
}

const countVerdicts = (entries: readonly CatalogueProduct[], verdicts: BikeVerdicts) =>
  perFitChoice((verdict) => entries.filter(({ _id }) => verdicts.get(_id) === verdict).length);

export interface FoundParts {
  readonly shown: readonly CatalogueProduct[];
  readonly counts: FacetCounts;
  readonly nearest: readonly CatalogueProduct[];
}

interface Indexes {
  /** Undefined until the search index is ready; null if it failed to load. */
  readonly search?: CatalogueSearch | null | undefined;
  readonly verdicts?: BikeVerdicts | null;
}

/**
 * Returns the sorted parts that match the filters and the search. Until the search index is ready, searches names and
 * part numbers for the exact text. With an active bike, equally good search results are ordered by fit.
 */
export function findParts(
  entries: readonly CatalogueProduct[],
  view: CatalogueView,
  { search, verdicts = null }: Indexes = {},
): FoundParts {
  const text = view.search.trim();
  const ranked =
    text === ''
      ? [entries]
      : (search?.findRanked(text) ?? [entries.filter((entry) => contains(entry, text))]);
  const matching = ranked.flat();
  const nearest = text === '' || matching.length > 0 ? [] : (search?.nearest(text) ?? []);
  const filters = { view, verdicts };
  const passing = ranked.map((rank) => rank.filter((entry) => passes(entry, filters)));
  return { shown: sorted(passing, filters), counts: countFacets(matching, filters), nearest };
}

function sorted(
  ranked: readonly (readonly CatalogueProduct[])[],
  { view: { search, sorting }, verdicts }: Filters,
): readonly CatalogueProduct[] {
  if (sorting !== 'shelf') return ranked.flat().toSorted(orders[sorting]);
  return fittingFirst(ranked, search.trim() === '' ? null : verdicts);
}

function contains({ name, partNumber }: CatalogueProduct, text: string): boolean {
  return `${name} ${partNumber}`.toLowerCase().includes(text.toLowerCase());
}
