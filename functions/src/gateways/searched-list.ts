import type { Query } from 'firebase-admin/firestore';
import { deferredList, mapList, type List } from '../lists/list.ts';
import { firestoreList, newestFirst } from './firestore-list.ts';
import { countOf } from './firestore-queries.ts';
import { isFound, wantedBeginnings } from './word-search.ts';

/** Documents counted for each word of a search. Words that are more frequent count as equally frequent. */
const maxCounted = 1000;

/**
 * Documents with every word of a search, newest first. Firestore looks for one word, the others are compared where its
 * documents are read, so a page may hold fewer than were asked for, though more follow.
 *
 * @param textOf returns the text that `beginnings` of a document are stored of
 */
export function searchedList<T>(
  query: Query<T>,
  { search, textOf }: { readonly search: string; readonly textOf: (item: T) => string },
): List<T> {
  const found = deferredList(async () => {
    const [rarest = null] = await rarestFirst(query, wantedBeginnings(search));
    return firestoreList(rarest === null ? query : withBeginning(query, rarest), newestFirst);
  });
  return mapList(found, (page) => page.filter((item) => isFound(textOf(item), search)));
}

const withBeginning = <T>(query: Query<T>, beginning: string) =>
  query.where('beginnings', 'array-contains', beginning);

/** Puts the beginning of the fewest documents first: `gmail smith` must not read every document with `gmail`. */
async function rarestFirst(query: Query<unknown>, beginnings: readonly string[]): Promise<readonly string[]> {
  if (beginnings.length < 2) return beginnings;
  const { field, direction } = newestFirst;
  const counted = await Promise.all(
    beginnings.map(async (beginning) => {
      // Ordered like the list, so that it needs no index of its own.
      const documents = withBeginning(query, beginning).orderBy(field, direction);
      return { beginning, count: await countOf(documents.limit(maxCounted)) };
    }),
  );
  return counted.toSorted((one, other) => one.count - other.count).map(({ beginning }) => beginning);
}
