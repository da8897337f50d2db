import { type Filter, type Query } from 'firebase-admin/firestore';
import { deferredList, mapList, type List } from '../../shared/list.ts';
import { firestoreList, newestFirst, type ListOrder } from './firestore-list.ts';
import { countOf } from './firestore-queries.ts';

/** Documents counted for each filter. Filters that match more count as equally frequent. */
const maxCounted = 1000;

/** Filters and order of a list. */
export interface Wanted<T> {
  /** Each matches every document that is wanted, and has an index with the field of `order`. */
  readonly filters: readonly Filter[];
  /** True for a document that is wanted, whichever of the filters Firestore was asked for. */
  readonly isWanted: (item: T) => boolean;
  readonly order?: ListOrder;
}

/**
 * Lists the documents that match all filters. Firestore is asked for the filter of the fewest documents, and the others are
 * compared where these are read: every combination needs no index of its own, but a page may hold fewer than were asked for,
 * though more follow.
 */
export function searchedList<T>(query: Query<T>, wanted: Wanted<T>): List<T> {
  const { filters, isWanted, order = newestFirst } = wanted;
  const found = deferredList(async () => {
    const [rarest] = await rarestFirst(query, filters, order);
    return firestoreList(rarest === undefined ? query : query.where(rarest), order);
  });
  return mapList(found, (page) => page.filter(isWanted));
}

/** Puts the filter of the fewest documents first: `gmail smith` must not read every document with `gmail`. */
async function rarestFirst(
  query: Query<unknown>,
  filters: readonly Filter[],
  { field, direction }: ListOrder,
): Promise<readonly Filter[]> {
  if (filters.length < 2) return filters;
  const counted = await Promise.all(
    filters.map(async (filter) => {
      // Ordered like the list, so that it needs no index of its own.
      const documents = query.where(filter).orderBy(field, direction);
      return { filter, count: await countOf(documents.limit(maxCounted)) };
    }),
  );
  return counted.toSorted((one, other) => one.count - other.count).map(({ filter }) => filter);
}
