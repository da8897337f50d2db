import { FieldPath, Timestamp, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { List } from '../../shared/list.ts';
import { streamOf } from './firestore-queries.ts';

export interface ListOrder {
  readonly field: 'createdAt' | 'paidAt' | 'position' | 'expiresAt';
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
    page: async ({ limit, cursor }) => {
      const from = cursor === undefined ? ordered : ordered.startAfter(...placeOf(cursor, order));
      // One more than is shown tells whether there is another page.
      const { docs } = await from.limit(limit + 1).get();
      const shown = docs.slice(0, limit);
      const last = docs.length > limit ? shown.at(-1) : undefined;
      const nextCursor = last === undefined ? null : cursorOf(last, order);
      return { items: shown.map((document) => document.data()), nextCursor };
    },
    async *all() {
      for await (const document of streamOf(ordered)) yield document.data();
    },
  };
}

/** A cursor holds the last item's place in the order, so that it outlives the item: the field, then the id. */
function cursorOf(document: QueryDocumentSnapshot<unknown>, { field }: ListOrder): string {
  const value: unknown = document.get(field);
  const [first, second] =
    value instanceof Timestamp ? [value.seconds, value.nanoseconds] : [Number(value), 0];
  return `${String(first)}-${String(second)}-${document.id}`;
}

/** The end of the times Firestore knows: year 9999. */
const lastSecond = 253_402_300_799;

/** The contract has already checked what a cursor looks like; every one of that shape is a place in every list. */
function placeOf(cursor: string, { field }: ListOrder): [number | Timestamp, string] {
  const [first = '', second = '', ...id] = cursor.split('-');
  const moment = new Timestamp(Math.min(Number(first), lastSecond), Number(second));
  return [field === 'position' ? Number(first) : moment, id.join('-')];
}
