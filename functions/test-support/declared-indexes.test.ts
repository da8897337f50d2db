import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { requireIndex, withSums, type SentQuery } from './declared-indexes.ts';
import { openShop } from './shop.ts';

const declared = {
  indexes: [
    {
      collectionGroup: 'orders',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'customerEmail', order: 'ASCENDING' },
        { fieldPath: 'createdAt', order: 'DESCENDING' },
      ],
    },
    {
      collectionGroup: 'orders',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'currency', order: 'ASCENDING' },
        { fieldPath: 'paidAt', order: 'ASCENDING' },
        { fieldPath: 'priceCents', order: 'ASCENDING' },
      ],
    },
  ],
  fieldOverrides: [
    { collectionGroup: 'orders', fieldPath: 'expiresAt' },
    { collectionGroup: 'orders', fieldPath: 'address' },
  ],
};

const orders = [{ collectionId: 'orders' }];
const theirs = filterOf('customerEmail', 'EQUAL');
const paidIn = filterOf('currency', 'EQUAL');
const since = filterOf('paidAt', 'GREATER_THAN');

describe('the check of declared indexes', () => {
  it.each<[string, SentQuery]>([
    ['a whole collection', {}],
    ['equality on one field', { where: theirs }],
    ['equality on several fields, unsorted', { where: all(theirs, filterOf('paid', 'EQUAL')) }],
    ['sorted by one field', { orderBy: sortedBy(['createdAt', 'DESCENDING'], ['__name__', 'DESCENDING']) }],
    [
      'equality and order as in a declared index',
      { where: theirs, orderBy: sortedBy(['createdAt', 'DESCENDING']) },
    ],
    ['a range on one field', { where: filterOf('createdAt', 'LESS_THAN') }],
    [
      'a range with two ends, sorted like a declared index',
      {
        where: all(theirs, filterOf('createdAt', 'GREATER_THAN'), filterOf('createdAt', 'LESS_THAN')),
        orderBy: sortedBy(['createdAt', 'DESCENDING']),
      },
    ],
    ['ARRAY_CONTAINS', { where: filterOf('productIds', 'ARRAY_CONTAINS') }],
    ['ARRAY_CONTAINS_ANY', { where: filterOf('productIds', 'ARRAY_CONTAINS_ANY') }],
    ['a sum of one field', withSums({}, sumOf('priceCents'))],
    ['a sum over a range with an index', withSums({ where: all(paidIn, since) }, sumOf('priceCents'))],
  ])('accepts a query with an automatic or declared index: %s', (_what, query) => {
    expect(() => {
      requireIndex({ from: orders, ...query }, declared);
    }).not.toThrow();
  });

  it.each<[string, SentQuery, string]>([
    [
      'equality on one field, sorted by another field without a composite index',
      { where: theirs, orderBy: sortedBy(['quantity', 'ASCENDING']) },
      'orders (customerEmail =, quantity ASCENDING)',
    ],
    [
      'the opposite direction of a declared index',
      { where: theirs, orderBy: sortedBy(['createdAt', 'ASCENDING']) },
      'orders (customerEmail =, createdAt ASCENDING)',
    ],
    [
      'an unsorted range, which needs an ascending index, with only a descending one',
      { where: all(theirs, filterOf('createdAt', 'LESS_THAN')) },
      'orders (customerEmail =, createdAt ASCENDING)',
    ],
    [
      'a range on one field, sorted by another field',
      { where: filterOf('createdAt', 'LESS_THAN'), orderBy: sortedBy(['priceCents', 'DESCENDING']) },
      'orders (priceCents DESCENDING, createdAt DESCENDING)',
    ],
    [
      'ARRAY_CONTAINS with an index on the whole array',
      {
        where: filterOf('customerEmail', 'ARRAY_CONTAINS'),
        orderBy: sortedBy(['createdAt', 'DESCENDING']),
      },
      'orders (customerEmail =, createdAt DESCENDING)',
    ],
    [
      'a sum of a field that the index for the filters lacks',
      withSums({ where: all(paidIn, since) }, sumOf('quantity')),
      'orders (currency =, paidAt ASCENDING, quantity ASCENDING)',
    ],
    [
      'a field of a map that is exempt from indexes',
      { where: filterOf('address.city', 'EQUAL') },
      'orders (address.city =)',
    ],
    [
      'document names in the opposite direction of the sorted field',
      { orderBy: sortedBy(['createdAt', 'DESCENDING'], ['__name__', 'ASCENDING']) },
      'orders (createdAt DESCENDING, __name__ ASCENDING)',
    ],
    [
      'a field that is exempt from indexes',
      { where: filterOf('expiresAt', 'LESS_THAN') },
      'orders (expiresAt ASCENDING)',
    ],
    [
      'the index of another collection',
      { from: [{ collectionId: 'reviews' }], where: theirs, orderBy: sortedBy(['createdAt', 'DESCENDING']) },
      'reviews (customerEmail =, createdAt DESCENDING)',
    ],
    [
      'a collection group',
      { from: [{ collectionId: 'orders', allDescendants: true }], where: theirs },
      'orders (customerEmail =)',
    ],
  ])('rejects a query without an index: %s', (_what, query, missing) => {
    expect(() => {
      requireIndex({ from: orders, ...query }, declared);
    }).toThrow(`The query requires an index that firestore.indexes.json lacks: ${missing}`);
  });

  it('rejects a query with an unknown filter operator', () => {
    expect(() => {
      requireIndex({ from: orders, where: filterOf('tags', 'NOT_IN') }, declared);
    }).toThrow('Which indexes NOT_IN needs is not known here.');
  });
});

it('firestore.indexes.json declares TTL policies, and exempts unsearched fields from indexes', () => {
  const { fieldOverrides } = JSON.parse(
    readFileSync(new URL('../../firestore.indexes.json', import.meta.url), 'utf8'),
  ) as { fieldOverrides: { collectionGroup: string; fieldPath: string; ttl?: true; indexes: unknown[] }[] };
  const named = fieldOverrides.map(
    ({ collectionGroup, fieldPath, ttl = false, indexes }) =>
      `${collectionGroup}.${fieldPath}${ttl ? ' ends' : ''}: ${String(indexes.length)} indexes`,
  );
  expect(named.sort()).toEqual([
    'audit.after: 0 indexes',
    'audit.before: 0 indexes',
    'idempotencyKeys.answer: 0 indexes',
    'idempotencyKeys.expiresAt ends: 0 indexes',
    'images.bytes: 0 indexes',
    'invoices.buyer: 0 indexes',
    'invoices.creditNotes: 0 indexes',
    'invoices.lines: 0 indexes',
    'invoices.seller: 0 indexes',
    'mail.message: 0 indexes',
    'orders.address: 0 indexes',
    'orders.fitWarnings: 0 indexes',
    'orders.history: 0 indexes',
    'orders.lines: 0 indexes',
    'products.fitOverrides: 0 indexes',
    'products.interfaces: 0 indexes',
    'sales.products: 0 indexes',
    'stripeEvents.expiresAt ends: 0 indexes',
    'users.account: 0 indexes',
  ]);
});

it('a test shop rejects a query without a declared index, as production Firestore does', async () => {
  const shop = await openShop();
  const unpaid = shop.firestore.collection('orders').where('paid', '==', false).orderBy('quantity');
  await expect(unpaid.get()).rejects.toThrow('orders (paid =, quantity ASCENDING)');
  await expect(unpaid.count().get()).rejects.toThrow('orders (paid =, quantity ASCENDING)');
  await expect(shop.firestore.runTransaction((within) => within.get(unpaid))).rejects.toThrow(
    'orders (paid =, quantity ASCENDING)',
  );
  await shop.close();
});

function filterOf(fieldPath: string, op: string) {
  return { fieldFilter: { field: { fieldPath }, op } };
}

function all(...filters: ReturnType<typeof filterOf>[]) {
  return { compositeFilter: { op: 'AND', filters } };
}

function sumOf(fieldPath: string) {
  return { aggregations: [{ sum: { field: { fieldPath } } }] };
}

function sortedBy(...orders: readonly [string, string][]) {
  return orders.map(([fieldPath, direction]) => ({ field: { fieldPath }, direction }));
}
