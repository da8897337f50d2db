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

/** A cursor holds the last item's place in the order, so that it outlives the item. */
export function cursorOf({ at, id }: Place): string {
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
