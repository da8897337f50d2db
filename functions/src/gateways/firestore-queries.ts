import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** What a query finds, as it is read. The SDK waits for its reader, down to the flow control of gRPC: only what is in flight is held. */
export function streamOf<T>(query: Query<T>): AsyncIterable<QueryDocumentSnapshot<T>> {
  // The SDK types what it streams as bytes; it streams snapshots.
  return query.stream() as unknown as AsyncIterable<QueryDocumentSnapshot<T>>;
}

/** How many a query finds, without reading them. */
export async function countOf(query: Query<unknown>): Promise<number> {
  return (await query.count().get()).data().count;
}
