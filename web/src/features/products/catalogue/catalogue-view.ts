import { useMemo } from 'react';
import type { RuleVerdict } from '@pedalworks/contract/fit';
import { useLocation, useSearchParams } from 'react-router-dom';
import { firstCharacters } from '../../../ui/characters.ts';
import { oneOf, param, readParams, writeParams, type Param, type ValuesOf } from '../../../ui/url-params.ts';
import { useUrlState } from '../../../ui/use-url-state.ts';
import type { SheetState } from '../../../ui/use-sheet.ts';
import { categories, categoryLabels } from './categories.ts';
import { fitChoices } from './fit-choices.ts';

export const sortings = {
  shelf: 'Featured',
  'price-up': 'Price, lowest first',
  'price-down': 'Price, highest first',
  name: 'Name',
  rating: 'Rating',
} as const;
export type Sorting = keyof typeof sortings;

/** Maximum characters of a search: longer than any name, part number or specification. */
const maxSearchLength = 100;

/** Creates a parameter for a price limit in major currency units (dollars, not cents); null means no limit. */
const price = (name: string) =>
  param<number | null>(
    name,
    (text) => (text.trim() === '' || !(Number(text) >= 0) || Number(text) === Infinity ? null : Number(text)),
    (amount) => amount?.toString() ?? '',
  );

/** Creates a Boolean URL parameter: `flag('stock', 'in')` is true for `?stock=in` and false otherwise. */
const flag = (name: string, on: string) =>
  param<boolean>(
    name,
    (text) => text === on,
    (isOn) => (isOn ? on : ''),
  );

const ranges: Param<readonly string[]> = {
  name: 'range',
  read: (texts) => [...new Set(texts)].filter((range) => range !== ''),
  write: (ranges) => ranges,
};

/** Verdicts for the visitor's own bike. The URL never names the bike. */
const fit: Param<readonly RuleVerdict[]> = {
  name: 'fit',
  read: (texts) => fitChoices.filter((choice) => texts.includes(choice)),
  write: (choices) => choices,
};

const catalogueParams = {
  search: param<string>('q', (text) => firstCharacters(text, maxSearchLength), String),
  category: oneOf('category', categories, null),
  fit,
  ranges,
  priceFrom: price('from'),
  priceTo: price('to'),
  inStock: flag('stock', 'in'),
  /** True to show only parts that can be bought as a single piece. */
  single: flag('min', '1'),
  sorting: oneOf('sort', Object.keys(sortings) as Sorting[], 'shelf'),
};

export type CatalogueView = ValuesOf<typeof catalogueParams>;

export const viewIn = (params: URLSearchParams): CatalogueView =>
  ordered(readParams(catalogueParams, params));

/** Swaps the price limits if the lower one exceeds the upper one. */
function ordered(view: CatalogueView): CatalogueView {
  const { priceFrom, priceTo } = view;
  const isReversed = priceFrom !== null && priceTo !== null && priceFrom > priceTo;
  return isReversed ? { ...view, priceFrom: priceTo, priceTo: priceFrom } : view;
}

export const paramsOf = (view: CatalogueView): URLSearchParams => writeParams(catalogueParams, view);

export function nameOfView({ category, search }: Pick<CatalogueView, 'category' | 'search'>): string {
  const parts = category === null ? 'Parts' : categoryLabels[category];
  return search.trim() === '' ? parts : `${parts} for “${search.trim()}”`;
}

export const wholeCatalogue = viewIn(new URLSearchParams());

/** Reads the filters and sorting from the URL and changes them. Each change adds a history entry. */
export function useCatalogueView() {
  const [values, changeAddress] = useUrlState(catalogueParams);
  const [params] = useSearchParams();
  const { state } = useLocation() as { state: SheetState | null };
  const view = useMemo(() => ordered(values), [values]);
  const sheet = state?.sheet;
  const change = (to: Partial<CatalogueView>) =>
    changeAddress(
      (current) => ({ ...ordered(current), ...to }),
      // Changes in the filter panel replace its history entry: Back discards them all, closing the panel keeps them.
      sheet === undefined ? {} : { replace: true, state: { sheet, isChanged: true } satisfies SheetState },
    );
  const unknownCategory = view.category === null ? params.get('category') || null : null;
  return { view, change, unknownCategory };
}
