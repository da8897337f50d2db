import { type Filter, type Query } from 'firebase-admin/firestore';
import { deferredList, mapList, type List } from '../../shared/list.ts';
import { firestoreList, newestFirst, type ListOrder } from './firestore-list.ts';
import { countOf } from './firestore-queries.ts';

const maxCounted = 1000;

export interface Wanted<T> {
  /** Filters, each with a composite index that ends with the field of `order`. */
  readonly filters: readonly Filter[];
  readonly isWanted: (item: T) => boolean;
  readonly order?: ListOrder;
}

/**
 * Applies the most selective filter in Firestore and the others to its results, so that combinations of filters need
 * no index. Pages before the last may have fewer items than requested.
 */
export function searchedList<T>(query: Query<T>, wanted: Wanted<T>): List<T> {
  const { filters, isWanted, order = newestFirst } = wanted;
  const found = deferredList(async () => {
    const [rarest] = await rarestFirst(query, filters, order);
    return firestoreList(rarest === undefined ? query : query.where(rarest), order);
  });
  return mapList(found, (page) => page.filter(isWanted));
}

/** Sorts filters by number of matches, so that `gmail smith` does not read every document with `gmail`. */
async function rarestFirst(
  query: Query<unknown>,
  filters: readonly Filter[],
  { field, direction }: ListOrder,
): Promise<readonly Filter[]> {
  if (filters.length < 2) return filters;
  const counted = await Promise.all(
    filters.map(async (filter) => {
      // Sorts like the list, so that counting can use the list's index.
      const documents = query.where(filter).orderBy(field, direction);
      return { filter, count: await countOf(documents.limit(maxCounted)) };
    }),
  );
  return counted.toSorted((one, other) => one.count - other.count).map(({ filter }) => filter);
}
