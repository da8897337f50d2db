import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** Streams the results of a query with backpressure: only documents in flight are in memory. */
export function streamOf<T>(query: Query<T>): AsyncIterable<QueryDocumentSnapshot<T>> {
  // The SDK types what it streams as bytes; it streams snapshots.
  return query.stream() as unknown as AsyncIterable<QueryDocumentSnapshot<T>>;
}

/** How many a query finds, without reading them. */
export async function countOf(query: Query<unknown>): Promise<number> {
  return (await query.count().get()).data().count;
}
