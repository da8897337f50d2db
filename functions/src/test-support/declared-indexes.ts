import { readFileSync } from 'node:fs';
import type { Firebase } from '../gateways/firebase.ts';

/** A query as Firestore's client sends it (Firestore reference, `StructuredQuery`). */
export interface SentQuery {
  readonly from?: readonly { readonly collectionId?: string; readonly allDescendants?: boolean }[];
  readonly where?: SentFilter | null;
  readonly orderBy?: readonly SentOrder[];
}

interface SentFilter {
  readonly compositeFilter?: { readonly op: string; readonly filters: readonly SentFilter[] };
  readonly fieldFilter?: SentField & { readonly op: string };
  readonly unaryFilter?: SentField & { readonly op: string };
}

interface SentField {
  readonly field: { readonly fieldPath: string };
}

type SentOrder = SentField & { readonly direction?: string };

/** What firestore.indexes.json declares. */
interface DeclaredIndexes {
  readonly indexes: readonly {
    readonly collectionGroup: string;
    readonly queryScope: string;
    readonly fields: readonly IndexField[];
  }[];
  readonly fieldOverrides: readonly {
    readonly collectionGroup: string;
    readonly fieldPath: string;
  }[];
}

interface IndexField {
  readonly fieldPath: string;
  readonly order?: string;
  /** Of a list that is asked whether it holds a value. */
  readonly arrayConfig?: 'CONTAINS';
}

/** What an index has to have: the fields with one value each in any order, then those it goes along. */
interface IndexNeeded {
  readonly collection: string;
  readonly scope: 'COLLECTION' | 'COLLECTION_GROUP';
  readonly equal: readonly string[];
  /** Those of `equal` that are lists. */
  readonly lists: readonly string[];
  readonly along: readonly IndexField[];
}

const name = '__name__';
const contains = 'ARRAY_CONTAINS';
const equalities = ['EQUAL', 'IN', 'IS_NULL', 'IS_NAN', contains];
const inequalities = [
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
];
const declaredInRepo = JSON.parse(
  readFileSync(new URL('../../../firestore.indexes.json', import.meta.url), 'utf8'),
) as DeclaredIndexes;

/**
 * These connections, on which a query without an index fails as it does on Firestore and on no emulator: every test that goes
 * through the API thereby shows that what is deployed can answer.
 */
export function requiringIndexes(firebase: Firebase): Firebase {
  const client = firebase.firestore as unknown as Client;
  const ask = client.requestStream.bind(client);
  client.requestStream = async (...sent) => {
    const [, , request] = sent;
    const { structuredQuery, structuredAggregationQuery: aggregation } = request;
    const query = structuredQuery ?? aggregation?.structuredQuery;
    if (query !== undefined) requireIndex(withSums(query, aggregation));
    return ask(...sent);
  };
  return firebase;
}

/** The part of Firestore's client that every query leaves by. */
interface Client {
  requestStream: (
    ...sent: readonly [method: string, bidirectional: boolean, request: SentRequest, tag: string]
  ) => Promise<unknown>;
}

interface SentRequest {
  readonly structuredQuery?: SentQuery;
  readonly structuredAggregationQuery?: SentAggregation;
}

interface SentAggregation {
  readonly structuredQuery?: SentQuery;
  readonly aggregations?: readonly { readonly sum?: SentField }[];
}

/** What is added up has to be in the index, behind what is asked for (Firestore docs, "Summarize data with aggregation queries"). */
function withSums(query: SentQuery, { aggregations = [] }: SentAggregation = {}): SentQuery {
  const sums = aggregations.flatMap(({ sum }) => (sum ? [sum] : []));
  const ranges = filtersOf(query.where).filter(({ op }) => inequalities.includes(op));
  const along = [...new Set(ranges.map(({ field }) => field))].map((fieldPath) => ({ field: { fieldPath } }));
  return sums.length === 0 ? query : { ...query, orderBy: [...along, ...sums] };
}

/**
 * @throws Error as Firestore does (FAILED_PRECONDITION), when no index answers the query: a field alone has one in each
 *   direction unless an override takes it away, several fields need one declared (Firestore docs, "Index types"). Stricter than
 *   Firestore, which may merge several indexes into one.
 */
export function requireIndex(query: SentQuery, declared: DeclaredIndexes = declaredInRepo): void {
  const needed = indexFor(query);
  const { along, equal } = needed;
  const fields = [...equal, ...along.map(({ fieldPath }) => fieldPath)];
  const answered =
    fields.length <= 1 || along.length === 0
      ? fields.every((field) => isIndexedAlone(needed, field, declared))
      : declared.indexes.some((index) => isFor(needed, index) && answers(index.fields, needed));
  if (!answered) throw new IndexMissing(needed);
}

class IndexMissing extends Error {
  readonly code = 9;

  constructor({ collection, equal, along }: IndexNeeded) {
    const fields = [
      ...equal.map((field) => `${field} =`),
      ...along.map(({ fieldPath, order = '' }) => `${fieldPath} ${order}`),
    ];
    super(
      `The query requires an index that firestore.indexes.json lacks: ${collection} (${fields.join(', ')})`,
    );
  }
}

function indexFor({ from = [], where, orderBy = [] }: SentQuery): IndexNeeded {
  const filters = filtersOf(where);
  const equal = filters.filter(({ op }) => equalities.includes(op)).map(({ field }) => field);
  const ranges = filters.filter(({ op }) => inequalities.includes(op)).map(({ field }) => field);
  const orders = orderBy.map(({ field, direction = 'ASCENDING' }) => ({
    fieldPath: field.fieldPath,
    order: direction,
  }));
  const implied = [...new Set(ranges)]
    .filter((field) => orders.every(({ fieldPath }) => fieldPath !== field))
    .map((fieldPath) => ({ fieldPath, order: 'ASCENDING' }));
  const [{ collectionId = '', allDescendants = false } = {}] = from;
  return {
    collection: collectionId,
    scope: allDescendants && collectionId !== '' ? 'COLLECTION_GROUP' : 'COLLECTION',
    equal: [...new Set(equal)].filter((field) => field !== name),
    lists: filters.filter(({ op }) => op === contains).map(({ field }) => field),
    along: withoutName([...orders, ...implied]),
  };
}

/** Every index ends with the name, in the direction of the field before it. */
function withoutName(orders: readonly IndexField[]): readonly IndexField[] {
  const last = orders.at(-1);
  if (last?.fieldPath !== name) return orders;
  const before = orders.at(-2);
  return before === undefined || before.order === last.order ? orders.slice(0, -1) : orders;
}

function filtersOf(where: SentFilter | null | undefined): readonly { field: string; op: string }[] {
  if (where?.compositeFilter !== undefined) {
    const { op, filters } = where.compositeFilter;
    if (op !== 'AND') throw new Error(`Which indexes ${op} needs is not known here.`);
    return filters.flatMap(filtersOf);
  }
  const filter = where?.fieldFilter ?? where?.unaryFilter;
  if (filter === undefined) return [];
  if ([...equalities, ...inequalities].includes(filter.op)) {
    return [{ field: filter.field.fieldPath, op: filter.op }];
  }
  throw new Error(`Which indexes ${filter.op} needs is not known here.`);
}

function isIndexedAlone(
  { collection, scope }: IndexNeeded,
  field: string,
  { fieldOverrides }: DeclaredIndexes,
): boolean {
  const isOverridden = fieldOverrides.some(
    ({ collectionGroup, fieldPath }) => collectionGroup === collection && fieldPath === field,
  );
  return scope === 'COLLECTION' && !isOverridden;
}

function isFor({ collection, scope }: IndexNeeded, index: DeclaredIndexes['indexes'][number]): boolean {
  return index.collectionGroup === collection && index.queryScope === scope;
}

/** An index is read from either end. */
function answers(fields: readonly IndexField[], { equal, lists, along }: IndexNeeded): boolean {
  if (fields.some((field) => lists.includes(field.fieldPath) !== (field.arrayConfig === 'CONTAINS')))
    return false;
  const first = fields.slice(0, equal.length).map(({ fieldPath }) => fieldPath);
  const rest = fields.slice(equal.length);
  if (first.toSorted().join() !== equal.toSorted().join() || rest.length !== along.length) return false;
  const ways = rest.map(({ fieldPath, order }, at) => {
    const wanted = along[at];
    return wanted?.fieldPath === fieldPath ? wanted.order === order : undefined;
  });
  return ways.every((way) => way === true) || ways.every((way) => way === false);
}
