import { useMemo } from 'react';
import type { Category } from '@pedalworks/contract';
import { useLocation } from 'react-router-dom';
import { firstCharacters } from '../../../ui/characters.ts';
import { filled, useAddress } from '../../../ui/use-address.ts';
import type { SheetState } from '../../../ui/use-sheet.ts';
import { categoryLabels, isCategory } from './categories.ts';

export const sortings = {
  shelf: 'Featured',
  'price-up': 'Price, lowest first',
  'price-down': 'Price, highest first',
  name: 'Name',
  rating: 'Rating',
} as const;
export type Sorting = keyof typeof sortings;

/** Filters, search and order of the catalogue, kept in the address so that they can be shared. */
export interface CatalogueView {
  readonly search: string;
  readonly category: Category | null;
  readonly ranges: readonly string[];
  /** Decimal amounts; null is without bound. The lower one first, however they were written. */
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
  readonly inStock: boolean;
  /** Only parts of which one can be ordered. */
  readonly single: boolean;
  readonly sorting: Sorting;
}

/** No name, part number or row of a specification is longer. */
const longestSearch = 100;

export function viewIn(params: URLSearchParams): CatalogueView {
  const category = params.get('category');
  const from = priceIn(params.get('from'));
  const to = priceIn(params.get('to'));
  const isUpsideDown = from !== null && to !== null && from > to;
  const sorting = params.get('sort') ?? '';
  return {
    search: firstCharacters(params.get('q') ?? '', longestSearch),
    category: isCategory(category) ? category : null,
    ranges: [...new Set(params.getAll('range'))].filter((range) => range !== ''),
    priceFrom: isUpsideDown ? to : from,
    priceTo: isUpsideDown ? from : to,
    inStock: params.get('stock') === 'in',
    single: params.get('min') === '1',
    sorting: Object.hasOwn(sortings, sorting) ? (sorting as Sorting) : 'shelf',
  };
}

function priceIn(text: string | null): number | null {
  const amount = Number(text);
  return text === null || text.trim() === '' || !Number.isFinite(amount) || amount < 0 ? null : amount;
}

/** The address that shows `view`; what is not chosen is not in it. */
export function paramsOf(view: CatalogueView): URLSearchParams {
  return filled([
    ['q', view.search],
    ['category', view.category ?? ''],
    ...view.ranges.map((range): [string, string] => ['range', range]),
    ['from', view.priceFrom?.toString() ?? ''],
    ['to', view.priceTo?.toString() ?? ''],
    ['stock', view.inStock ? 'in' : ''],
    ['min', view.single ? '1' : ''],
    ['sort', view.sorting === 'shelf' ? '' : view.sorting],
  ]);
}

/** What a view is called, in the heading and the title bar. */
export function nameOfView({ category, search }: Pick<CatalogueView, 'category' | 'search'>): string {
  const parts = category === null ? 'Parts' : categoryLabels[category];
  return search.trim() === '' ? parts : `${parts} for “${search.trim()}”`;
}

/** Everything on the shelf, in its order. */
export const wholeCatalogue = viewIn(new URLSearchParams());

/** Reads and changes the view in the address; each change is a history entry. */
export function useCatalogueView() {
  const [params, setParams] = useAddress();
  const { state } = useLocation() as { state: SheetState | null };
  const view = useMemo(() => viewIn(params), [params]);
  const sheet = state?.sheet;
  const change = (to: Partial<CatalogueView>) =>
    setParams(
      (present) => paramsOf({ ...viewIn(present), ...to }),
      // A sheet of filters is one entry: closing it keeps them, Back takes them away.
      sheet === undefined ? {} : { replace: true, state: { sheet, isChanged: true } satisfies SheetState },
    );
  /** A category the shop does not have; all are shown. */
  const unknownCategory = view.category === null ? params.get('category') || null : null;
  return { view, change, unknownCategory };
}
