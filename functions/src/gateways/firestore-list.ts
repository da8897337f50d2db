import {
  FieldPath,
  Timestamp,
  type DocumentSnapshot,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import type { List, Page, PageRequest } from '../http/list.ts';

interface ListOrder {
  readonly field: 'createdAt' | 'position';
  readonly direction: 'asc' | 'desc';
}

export const newestFirst: ListOrder = { field: 'createdAt', direction: 'desc' };
export const displayOrder: ListOrder = { field: 'position', direction: 'asc' };

/** A Firestore query as a list. A page costs as many reads as it has items and one more; the whole is streamed. */
export function firestoreList<T>(query: Query<T>, order: ListOrder): List<T> {
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
    request.cursor === undefined ? ordered : ordered.startAfter(...positionOf(request.cursor, order));
  const { docs } = await from.limit(request.limit + 1).get();
  const shown = docs.slice(0, request.limit);
  const last = shown.at(-1);
  return {
    items: shown.map((document) => document.data()),
    nextCursor: docs.length > shown.length && last !== undefined ? cursorOf(last, order) : null,
  };
}

/** A cursor holds the last item's place in the order, so that it outlives the item. */
function cursorOf(document: DocumentSnapshot<unknown>, { field }: ListOrder): string {
  const value: unknown = document.get(field);
  const [first, second] =
    value instanceof Timestamp ? [value.seconds, value.nanoseconds] : [Number(value), 0];
  return `${String(first)}-${String(second)}-${document.id}`;
}

/** The end of the times Firestore knows: year 9999. */
const lastSecond = 253_402_300_799;

/** The contract has already checked what a cursor looks like; every one of that shape is a place in every list. */
function positionOf(cursor: string, { field }: ListOrder): unknown[] {
  const [first = '', second = '', ...id] = cursor.split('-');
  const place =
    field === 'position' ? Number(first) : new Timestamp(Math.min(Number(first), lastSecond), Number(second));
  return [place, id.join('-')];
}
