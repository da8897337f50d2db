import type { List } from '../http/list.ts';
import { pageOf, placeOf, type ListOrder, type Moment, type Place } from './cursors.ts';
import type { FirestoreRest } from './firestore-rest.ts';

interface PagesWanted<Stored, Kept> {
  readonly rest: FirestoreRest;
  readonly collection: string;
  /** Only documents whose fields have these values. */
  readonly where?: Readonly<Record<string, boolean>>;
  readonly order: ListOrder;
  /** A document as the shop's record. Documents are as the shop wrote them. */
  readonly read: (stored: Stored, id: string) => Kept;
}

/** The pages of a list, read without Firestore's client; the same pages and cursors as `firestoreList` has. */
export function restPages<Stored, Kept>(wanted: PagesWanted<Stored, Kept>): List<Kept>['page'] {
  const { rest, collection, order, read } = wanted;
  const ordered = {
    from: [{ collectionId: collection }],
    ...filterOf(wanted),
    orderBy: ordersOf(order),
  } as const;
  return async ({ limit, cursor }) => {
    const from = cursor === undefined ? {} : { startAt: after(placeOf(cursor, order), wanted) };
    const documents = await rest.run({ ...ordered, ...from, limit: limit + 1 });
    return pageOf(documents, {
      limit,
      read: ({ fields, id }) => read(fields as Stored, id),
      place: ({ fields, id }) => ({ at: fields[order.field] as number | Moment, id }),
    });
  };
}

function filterOf({ where = {} }: Pick<PagesWanted<unknown, unknown>, 'where'>): { where?: object } {
  const filters = Object.entries(where).map(([fieldPath, booleanValue]) => ({
    fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { booleanValue } },
  }));
  return filters.length === 0 ? {} : { where: { compositeFilter: { op: 'AND', filters } } };
}

function ordersOf({ field, direction }: ListOrder): object[] {
  const way = direction === 'asc' ? 'ASCENDING' : 'DESCENDING';
  return [field, '__name__'].map((fieldPath) => ({ field: { fieldPath }, direction: way }));
}

function after(
  { at, id }: Place,
  { rest, collection }: Pick<PagesWanted<unknown, unknown>, 'rest' | 'collection'>,
) {
  const values = [
    typeof at === 'number' ? numberValue(at) : { timestampValue: textOf(at) },
    rest.reference(collection, id),
  ];
  return { values, before: false as const };
}

function numberValue(value: number): Readonly<Record<string, unknown>> {
  return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
}

/** RFC 3339, to the nanosecond. */
function textOf({ seconds, nanoseconds }: Moment): string {
  const untilSeconds = new Date(seconds * 1000).toISOString().slice(0, -'.000Z'.length);
  return `${untilSeconds}.${String(nanoseconds).padStart(9, '0')}Z`;
}
