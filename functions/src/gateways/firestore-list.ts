import type { DocumentSnapshot, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { List, Page, PageRequest } from '../http/list.ts';
import { cursorOf, placeOf, type ListOrder, type Moment } from './cursors.ts';
import { firestorePackage } from './when-needed.ts';

/** A Firestore query as a list. A page costs as many reads as it has items and one more; the whole is streamed. */
export function firestoreList<T>(query: Query<T>, order: ListOrder): List<T> {
  const { FieldPath } = firestorePackage();
  const ordered = query
    .orderBy(order.field, order.direction)
    .orderBy(FieldPath.documentId(), order.direction);
  return {
    page: (request) => pageOf(ordered, order, request),
    all: () => itemsOf(ordered),
  };
}

/** The SDK's stream waits for its reader, down to the flow control of gRPC: only what is in flight is held. */
async function* itemsOf<T>(ordered: Query<T>): AsyncGenerator<T> {
  // The SDK types what it streams as bytes; it streams snapshots.
  const documents = ordered.stream() as unknown as AsyncIterable<QueryDocumentSnapshot<T>>;
  for await (const document of documents) yield document.data();
}

async function pageOf<T>(ordered: Query<T>, order: ListOrder, request: PageRequest): Promise<Page<T>> {
  const from =
    request.cursor === undefined ? ordered : ordered.startAfter(...valuesOf(request.cursor, order));
  const { docs } = await from.limit(request.limit + 1).get();
  const shown = docs.slice(0, request.limit);
  const last = shown.at(-1);
  return {
    items: shown.map((document) => document.data()),
    nextCursor: docs.length > shown.length && last !== undefined ? cursorAfter(last, order) : null,
  };
}

function cursorAfter(document: DocumentSnapshot<unknown>, { field }: ListOrder): string {
  return cursorOf({ at: document.get(field) as number | Moment, id: document.id });
}

function valuesOf(cursor: string, order: ListOrder): unknown[] {
  const { at, id } = placeOf(cursor, order);
  const { Timestamp } = firestorePackage();
  return [typeof at === 'number' ? at : new Timestamp(at.seconds, at.nanoseconds), id];
}
