import { foldText } from '@pedalworks/contract/fold-text';

/** Filters, search and ranking of a list's rows in the browser. */
export interface Matching<Row> {
  readonly search: string;
  /** True for a row of the chosen view. */
  readonly matches?: ((row: Row) => boolean) | undefined;
  /** The text in which the search looks for every word; absent where the server searches and filters. */
  readonly searchText?: ((row: Row) => string) | undefined;
  /** Ranks a row by a folded search, 0 being the best; without it, found rows keep their order. */
  readonly rankOf?: ((row: Row, search: string) => number) | undefined;
  /** True while rows of an earlier view stand in for those that the server has yet to answer. */
  readonly isStandIn: boolean;
}

/** The rows that match the view and the search, best first. What the server has filtered is not filtered again: it knows more. */
export function matchingRows<Row>(
  rows: readonly Row[],
  { search, matches, searchText, rankOf, isStandIn }: Matching<Row>,
): readonly Row[] {
  const isOfView = searchText === undefined && !isStandIn ? undefined : matches;
  const words = searchText === undefined ? [] : foldText(search).split(/\s+/u);
  const found = rows.filter((row) => {
    if (isOfView?.(row) === false) return false;
    const text = search === '' || searchText === undefined ? '' : foldText(searchText(row));
    return words.every((word) => text.includes(word));
  });
  if (search === '' || rankOf === undefined) return found;
  const rank = (row: Row) => rankOf(row, foldText(search.trim()));
  return found.toSorted((one, other) => rank(one) - rank(other));
}
