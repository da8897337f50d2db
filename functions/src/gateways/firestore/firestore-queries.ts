import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** Streams the results of a query with backpressure: only documents in flight are in memory. */
export function streamOf<T>(query: Query<T>): AsyncIterable<QueryDocumentSnapshot<T>> {
  return query.stream() as unknown as AsyncIterable<QueryDocumentSnapshot<T>>;
}

export async function countOf(query: Query<unknown>): Promise<number> {
  return (await query.count().get()).data().count;
}
