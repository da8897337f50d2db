import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { List, Page, PageRequest } from '../http/list.ts';
import { pageOf, placeOf, type ListOrder, type Moment } from './cursors.ts';
import { firestorePackage } from './when-needed.ts';

/** A Firestore query as a list. A page costs as many reads as it has items and one more; the whole is streamed. */
export function firestoreList<T>(query: Query<T>, order: ListOrder): List<T> {
  const { FieldPath } = firestorePackage();
  const ordered = query
    .orderBy(order.field, order.direction)
    .orderBy(FieldPath.documentId(), order.direction);
  return {
    page: (request) => readPage(ordered, order, request),
    all: () => itemsOf(ordered),
  };
}

/** The SDK's stream waits for its reader, down to the flow control of gRPC: only what is in flight is held. */
async function* itemsOf<T>(ordered: Query<T>): AsyncGenerator<T> {
  // The SDK types what it streams as bytes; it streams snapshots.
  const documents = ordered.stream() as unknown as AsyncIterable<QueryDocumentSnapshot<T>>;
  for await (const document of documents) yield document.data();
}

async function readPage<T>(ordered: Query<T>, order: ListOrder, request: PageRequest): Promise<Page<T>> {
  const from =
    request.cursor === undefined ? ordered : ordered.startAfter(...valuesOf(request.cursor, order));
  const { docs } = await from.limit(request.limit + 1).get();
  return pageOf(docs, {
    limit: request.limit,
    read: (document) => document.data(),
    place: (document) => ({ at: document.get(order.field) as number | Moment, id: document.id }),
  });
}

function valuesOf(cursor: string, order: ListOrder): unknown[] {
  const { at, id } = placeOf(cursor, order);
  const { Timestamp } = firestorePackage();
  return [typeof at === 'number' ? at : new Timestamp(at.seconds, at.nanoseconds), id];
}
