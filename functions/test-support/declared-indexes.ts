import { readFileSync } from 'node:fs';
import type { Firebase } from '../src/gateways/firebase.ts';

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
const ascending = 'ASCENDING';
const contains = ['ARRAY_CONTAINS', 'ARRAY_CONTAINS_ANY'];
const equalities = ['EQUAL', 'IN', 'IS_NULL', 'IS_NAN', ...contains];
const inequalities = [
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
];
const declaredInRepo = JSON.parse(
  readFileSync(new URL('../../firestore.indexes.json', import.meta.url), 'utf8'),
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
  readonly aggregations?: readonly { readonly sum?: SentField; readonly avg?: SentField }[];
}

/**
 * Adds the fields that `sum()` and `avg()` read: they must be in the index, after the filters and the order ("Summarize data
 * with aggregation queries", firebase.google.com/docs/firestore/query-data/aggregation-queries). `count()` uses the index of the
 * query itself.
 */
export function withSums(query: SentQuery, { aggregations = [] }: SentAggregation = {}): SentQuery {
  const sums = aggregations.flatMap(({ sum, avg }) => [sum, avg].filter((field) => field !== undefined));
  return sums.length === 0 ? query : { ...query, orderBy: [...orderOf(query), ...sums] };
}

/**
 * Throws FAILED_PRECONDITION, as Firestore does, if no index answers the query. One field, or several with one value each and no
 * order, need only the automatic single-field indexes, which Firestore merges; anything else needs a declared composite index
 * ("Index types"). Stricter than Firestore, which may also merge composite indexes.
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

function indexFor(query: SentQuery): IndexNeeded {
  const filters = filtersOf(query.where);
  const equal = filters.filter(({ op }) => equalities.includes(op)).map(({ field }) => field);
  const [{ collectionId = '', allDescendants = false } = {}] = query.from ?? [];
  const along = orderOf(query).map(({ field: { fieldPath }, direction: order = ascending }) => ({
    fieldPath,
    order,
  }));
  return {
    collection: collectionId,
    scope: allDescendants && collectionId !== '' ? 'COLLECTION_GROUP' : 'COLLECTION',
    equal: [...new Set(equal)].filter((field) => field !== name),
    lists: filters.filter(({ op }) => contains.includes(op)).map(({ field }) => field),
    along: withoutName(along),
  };
}

/**
 * The order of the results: the fields that are sorted by, then those with a range or inequality that are not, by name and in
 * the direction of the last (`StructuredQuery.order_by` in google/firestore/v1/query.proto).
 */
function orderOf({ where, orderBy = [] }: SentQuery): readonly SentOrder[] {
  const sorted = new Set(orderBy.map(({ field }) => field.fieldPath));
  const ranges = filtersOf(where).flatMap(({ field, op }) => (inequalities.includes(op) ? [field] : []));
  const implied = [...new Set(ranges)].filter((field) => !sorted.has(field)).toSorted();
  const direction = orderBy.at(-1)?.direction ?? ascending;
  return [...orderBy, ...implied.map((fieldPath) => ({ field: { fieldPath }, direction }))];
}

/** Drops the name at the end: every index ends with it, in the direction of the field before ("Index types": the default index order). */
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

/**
 * True if Firestore indexes the field by itself: in both directions, within one collection, unless an override exempts the field
 * or a map it is in ("Manage indexes", firebase.google.com/docs/firestore/query-data/indexing). Stricter than Firestore for an
 * override that keeps some indexes.
 */
function isIndexedAlone(
  { collection, scope }: IndexNeeded,
  field: string,
  { fieldOverrides }: DeclaredIndexes,
): boolean {
  const isOverridden = fieldOverrides.some(
    ({ collectionGroup, fieldPath }) =>
      collectionGroup === collection && (fieldPath === field || field.startsWith(`${fieldPath}.`)),
  );
  return scope === 'COLLECTION' && !isOverridden;
}

function isFor({ collection, scope }: IndexNeeded, index: DeclaredIndexes['indexes'][number]): boolean {
  return index.collectionGroup === collection && index.queryScope === scope;
}

/**
 * True if the index has the fields with one value first, each once, then every sorted field in this order and direction. A
 * Firestore index is never read backwards: the same query sorted the other way needs another index ("Index types",
 * firebase.google.com/docs/firestore/query-data/index-overview; reported against production in BasedHardware/omi#13454 and #13457). A list
 * that is searched needs `CONTAINS`, and such a field answers nothing else.
 */
function answers(fields: readonly IndexField[], { equal, lists, along }: IndexNeeded): boolean {
  if (fields.some(({ fieldPath, arrayConfig }) => lists.includes(fieldPath) !== (arrayConfig === 'CONTAINS')))
    return false;
  const first = fields.slice(0, equal.length).map(({ fieldPath }) => fieldPath);
  const sorted = fields.slice(equal.length).map(({ fieldPath, order = '' }) => `${fieldPath} ${order}`);
  const wanted = along.map(({ fieldPath, order = '' }) => `${fieldPath} ${order}`);
  return first.toSorted().join() === equal.toSorted().join() && sorted.join() === wanted.join();
}
