import { readFileSync } from 'node:fs';
import type { Firebase } from '../src/gateways/firebase.ts';

/** Query as the Firestore client sends it (Firestore reference, `StructuredQuery`). */
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

/** Content of firestore.indexes.json. */
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
  /** Set for array fields. */
  readonly arrayConfig?: 'CONTAINS';
}

/** Index that a query requires: equality fields in any order, followed by sorted fields. */
interface IndexNeeded {
  readonly collection: string;
  readonly scope: 'COLLECTION' | 'COLLECTION_GROUP';
  readonly equal: readonly string[];
  /** Array fields among `equal`. */
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
 * Makes queries without an index fail as in production, because emulators accept them. Every test that uses the API
 * thereby checks the declared indexes.
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

/** Method of the Firestore client that sends every query. */
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
 * Adds the fields of `sum()` and `avg()`, which the index must contain after filters and order ("Summarize data with
 * aggregation queries", firebase.google.com/docs/firestore/query-data/aggregation-queries). `count()` uses the index
 * of the query itself.
 */
export function withSums(query: SentQuery, { aggregations = [] }: SentAggregation = {}): SentQuery {
  const summed = aggregations.flatMap(({ sum, avg }) => [sum, avg].filter((field) => field !== undefined));
  if (summed.length === 0) return query;
  const order = orderOf(query);
  const isOrdered = ({ field }: SentField) => order.some((each) => each.field.fieldPath === field.fieldPath);
  return { ...query, orderBy: [...order, ...summed.filter((field) => !isOrdered(field))] };
}

/**
 * Throws FAILED_PRECONDITION if no index serves the query. Equality filters without an order need only automatic
 * single-field indexes, which Firestore merges; all other queries on several fields need a declared composite index
 * ("Index types"). Stricter than Firestore, which may also merge composite indexes.
 */
export function requireIndex(query: SentQuery, declared: DeclaredIndexes = declaredInRepo): void {
  const { op, filters = [] } = query.where?.compositeFilter ?? {};
  // Firestore runs a query for each alternative ("OR queries").
  if (op === 'OR') {
    for (const where of filters) requireIndex({ ...query, where }, declared);
    return;
  }
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
 * Returns the sort order: explicit fields, then fields with ranges or inequalities by name, in the direction of the
 * last explicit one (`StructuredQuery.order_by` in google/firestore/v1/query.proto).
 */
function orderOf({ where, orderBy = [] }: SentQuery): readonly SentOrder[] {
  const sorted = new Set(orderBy.map(({ field }) => field.fieldPath));
  const ranges = filtersOf(where).flatMap(({ field, op }) => (inequalities.includes(op) ? [field] : []));
  const implied = [...new Set(ranges)].filter((field) => !sorted.has(field)).toSorted();
  const direction = orderBy.at(-1)?.direction ?? ascending;
  return [...orderBy, ...implied.map((fieldPath) => ({ field: { fieldPath }, direction }))];
}

/**
 * Drops a trailing document name: every index ends with it, in the direction of the field before it ("Index types").
 */
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
 * True unless the query covers a collection group, or an override exempts the field or its parent map from automatic
 * indexes ("Manage indexes", firebase.google.com/docs/firestore/query-data/indexing).
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
 * True if the index starts with the equality fields, followed by every sorted field in the same order and direction.
 * Firestore never reads an index backwards ("Index types", firebase.google.com/docs/firestore/query-data/index-
 * overview; BasedHardware/omi#13454). Array fields need `CONTAINS`.
 */
function answers(fields: readonly IndexField[], { equal, lists, along }: IndexNeeded): boolean {
  if (fields.some(({ fieldPath, arrayConfig }) => lists.includes(fieldPath) !== (arrayConfig === 'CONTAINS')))
    return false;
  const first = fields.slice(0, equal.length).map(({ fieldPath }) => fieldPath);
  const sorted = fields.slice(equal.length).map(({ fieldPath, order = '' }) => `${fieldPath} ${order}`);
  const wanted = along.map(({ fieldPath, order = '' }) => `${fieldPath} ${order}`);
  return first.toSorted().join() === equal.toSorted().join() && sorted.join() === wanted.join();
}
