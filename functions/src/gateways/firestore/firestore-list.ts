import {
  FieldPath,
  Timestamp,
  type CollectionReference,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import type { ProductSort } from '../../model/products.ts';
import type { List } from '../../shared/list.ts';
import { streamOf } from './firestore-queries.ts';

export interface ListOrder {
  readonly field: 'createdAt' | 'paidAt' | 'position' | 'expiresAt' | ProductSort['field'];
  readonly direction: 'asc' | 'desc';
  /** Collection in which to look up the sort value by the cursor's id. Unset if the cursor contains the value. */
  readonly documents?: CollectionReference;
}

export const newestFirst: ListOrder = { field: 'createdAt', direction: 'desc' };
export const displayOrder: ListOrder = { field: 'position', direction: 'asc' };

/** Turns a Firestore query into a list. A page of ten items costs eleven reads. */
export function firestoreList<T>(query: Query<T>, order: ListOrder): List<T> {
  const ordered = query
    .orderBy(order.field, order.direction)
    .orderBy(FieldPath.documentId(), order.direction);
  return {
    page: async ({ limit, cursor }) => {
      const from = cursor === undefined ? ordered : ordered.startAfter(...(await placeOf(cursor, order)));
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

/** Encodes a cursor from the sort field and the id, so that it stays valid after the item is deleted. */
function cursorOf(document: QueryDocumentSnapshot<unknown>, { field, documents }: ListOrder): string {
  const value: unknown = documents === undefined ? document.get(field) : 0;
  const [first, second] =
    value instanceof Timestamp ? [value.seconds, value.nanoseconds] : [Number(value), 0];
  return `${String(first)}-${String(second)}-${document.id}`;
}

/** The latest time that Firestore stores: year 9999. */
const lastSecond = 253_402_300_799;

/** Decodes a cursor. Accepts any cursor in a valid format, even from another list. */
async function placeOf(cursor: string, { field, documents }: ListOrder): Promise<[unknown, string]> {
  const [first = '', second = '', ...parts] = cursor.split('-');
  const id = parts.join('-');
  if (documents !== undefined) return [(await documents.doc(id).get()).get(field) ?? null, id];
  const moment = new Timestamp(Math.min(Number(first), lastSecond), Number(second));
  return [field === 'position' ? Number(first) : moment, id];
}
