import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Period } from '../../model/journal.ts';

/** Streams the results of a query with backpressure: only documents in flight are in memory. */
export function streamOf<T>(query: Query<T>): AsyncIterable<QueryDocumentSnapshot<T>> {
  return query.stream() as unknown as AsyncIterable<QueryDocumentSnapshot<T>>;
}

export async function documentsOf<T>(...queries: readonly Query<T>[]): Promise<T[]> {
  const found = await Promise.all(queries.map((query) => query.get()));
  return found.flatMap(({ docs }) => docs.map((document) => document.data()));
}

export async function countOf(query: Query<unknown>): Promise<number> {
  return (await query.count().get()).data().count;
}

/** Restricts a query to the documents whose time in `field` is within a period. */
export function inPeriod<T>(query: Query<T>, field: string, { from, to }: Period): Query<T> {
  const since = from === undefined ? query : query.where(field, '>=', from);
  return to === undefined ? since : since.where(field, '<', to);
}

/** Maximum number of values in an `in` filter. */
const maxValues = 30;

export function chunksOf<T>(values: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(values.length / maxValues) }, (_, nth) =>
    values.slice(nth * maxValues, (nth + 1) * maxValues),
  );
}

export function inChunks<T>(
  values: readonly string[],
  queryOf: (some: readonly string[]) => Query<T>,
): Promise<readonly T[]> {
  return documentsOf(...chunksOf(values).map(queryOf));
}
