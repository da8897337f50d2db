import type { Page } from '../http/list.ts';

/** A time to the nanosecond: Firestore's `Timestamp`. */
export interface Moment {
  readonly seconds: number;
  readonly nanoseconds: number;
}

/** A place in a list's order: what it is ordered by, then the id. */
export interface Place {
  readonly at: number | Moment;
  readonly id: string;
}

/** The page that was asked for, of what was found when one more than that was read: it tells whether there is another page. */
export function pageOf<Found, Kept>(
  found: readonly Found[],
  { limit, read, place }: { limit: number; read: (one: Found) => Kept; place: (one: Found) => Place },
): Page<Kept> {
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const isThereMore = found.length > shown.length && last !== undefined;
  return { items: shown.map(read), nextCursor: isThereMore ? cursorOf(place(last)) : null };
}

/** A cursor holds the last item's place in the order, so that it outlives the item. */
function cursorOf({ at, id }: Place): string {
  const [first, second] = typeof at === 'number' ? [at, 0] : [at.seconds, at.nanoseconds];
  return `${String(first)}-${String(second)}-${id}`;
}

/** The end of the times Firestore knows: year 9999. */
const lastSecond = 253_402_300_799;

/** The contract has already checked what a cursor looks like; every one of that shape is a place in every list. */
export function placeOf(cursor: string, { field }: ListOrder): Place {
  const [first = '', second = '', ...id] = cursor.split('-');
  const moment = { seconds: Math.min(Number(first), lastSecond), nanoseconds: Number(second) };
  return { at: field === 'position' ? Number(first) : moment, id: id.join('-') };
}

export interface ListOrder {
  readonly field: 'createdAt' | 'position';
  readonly direction: 'asc' | 'desc';
}

export const newestFirst: ListOrder = { field: 'createdAt', direction: 'desc' };
export const displayOrder: ListOrder = { field: 'position', direction: 'asc' };
