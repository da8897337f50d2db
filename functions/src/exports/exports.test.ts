import {
  columnOf,
  readProductCells,
  readRevision,
  unescapeFormulas,
  type ImportAnswer,
} from '@pedalworks/contract';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OrderRecord } from '../model/orders.ts';
import { storedOrder } from '../../test-support/orders/stored-order.ts';
import { sampleInterfaces, workbench } from '../../test-support/products/part.ts';
import type { Answer } from '../../test-support/answer.ts';
import { nextOf } from '../../test-support/paging.ts';
import { openShopForFile, type Asking } from '../../test-support/shop.ts';
import { rowsIn, sheetOf, textOf } from '../../test-support/exports/spreadsheet.ts';

const shop = await openShopForFile();
const admin = await shop.people.admin();
const { add, remove } = workbench(shop, admin);
beforeEach(() => shop.empty('products', 'slugs', 'partNumbers', 'orders', 'users', 'audit', 'settings'));

const exports = [
  'exportProducts',
  'exportOrders',
  'exportReturns',
  'exportCustomers',
  'exportJournal',
] as const;

const rowsOf = (name: (typeof exports)[number], asking: Asking = {}) =>
  sheetOf(shop, name, { token: admin.accessToken, ...asking });

describe('exports', () => {
  it.each(exports)('%s returns an uncached CSV file for Excel, and audits every page', async (name) => {
    const { token, by } = { token: admin.accessToken, by: { uid: admin.uid, email: admin.email } };
    const answer = await shop.call(name, { token });
    expect(textOf(answer.bytes)).toMatch(/^\ufeff[^\ufeff]+\r\n$/u);
    const target = `${name.replace('export', '').toLowerCase()}.csv`;
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename=${target}`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await shop.call(name, { token, query: { limit: '1', cursor: '0.' } })).status).toBe(200);
    const { json } = await shop.call('listAuditEntries', { token });
    const entry = { action: 'exports/download', target, by };
    expect(json).toMatchObject([{ ...entry, after: { isLaterPage: true } }, entry]);
  });

  it.each(exports)('%s rejects unknown query parameters', async (name) => {
    const { status } = await shop.call(name, { token: admin.accessToken, query: { limt: '10' } });
    expect(status).toBe(400);
  });

  it('exportOrders lists each existing order once while new orders are placed between page requests', async () => {
    const place = (number: string, minute: number) =>
      shop.firestore
        .collection('orders')
        .add(storedOrder({ number, createdAt: new Date(1_780_000_000_000 + minute * 60_000) }));
    const numbers = Array.from({ length: 7 }, (_none, nth) => `PW-${String(nth)}`);
    // Orders share timestamps in pairs, so that a page can end between two orders with the same timestamp.
    for (const [nth, number] of numbers.entries()) await place(number, nth - (nth % 2));
    const headers = { authorization: `Bearer ${admin.accessToken}` };
    let next: string | undefined = '/export/orders.csv?limit=2';
    let text = '';
    for (let page = 0; next !== undefined; page += 1) {
      const answer: Answer = await shop.request(next, { headers });
      text += textOf(answer.bytes);
      next = nextOf(next, answer.headers);
      await place(`PW-NEW${String(page)}`, 100 + page);
    }
    expect(
      rowsIn(text)
        .map((row) => row['Number'] ?? '')
        .toSorted(),
    ).toEqual(numbers);
  });

  it.each([
    ['limit', '1001'],
    ['cursor', '0'],
    ['cursor', '0.x'],
    ['cursor', '1780000000-0-a'],
  ])('exportOrders rejects the query parameter %s=%s', async (name, value) => {
    const { status } = await shop.call('exportOrders', {
      token: admin.accessToken,
      query: { [name]: value },
    });
    expect(status).toBe(400);
  });

  it('exportProducts lists each product once across pages, archived products last', async () => {
    for (const partNumber of ['PW-1', 'PW-2', 'PW-3']) await add({ partNumber });
    await remove(await add({ partNumber: 'PW-OLD' }));
    const headers = { authorization: `Bearer ${admin.accessToken}` };
    let next: string | undefined = '/export/products.csv?limit=2';
    let text = '';
    while (next !== undefined) {
      const answer: Answer = await shop.request(next, { headers });
      text += textOf(answer.bytes);
      next = nextOf(next, answer.headers);
    }
    expect(rowsIn(text).map((row) => row['Part number'])).toEqual(['PW-1', 'PW-2', 'PW-3', 'PW-OLD']);
  });
});

it('GET /export/products.csv returns a file that changes nothing if it is imported unedited', async () => {
  const old = await add({ partNumber: 'PW-OLD', name: '=HYPERLINK("https://evil.example")' });
  await add({
    partNumber: 'RT86/180',
    name: '"Quoted", with 🚲 and ;=1+1; tab\there',
    description: '+1 line\nand another\r\nwith – dashes',
    category: 'brakes',
    range: "'Meridian",
    step: 2,
    specs: [{ name: 'Ratio 1:1', value: '-5\n=1' }],
    images: [
      { url: `/image/${'a'.repeat(64)}-640.webp`, alt: 'Front, cold' },
      { url: 'https://pictures.example/b.webp', alt: '' },
    ],
    priceBreaks: [{ from: 10, price: 50 }],
    interfaces: sampleInterfaces,
  });
  await remove(old);
  const rows = await rowsOf('exportProducts');
  expect(rows.map((row) => row['Part number'])).toEqual(['RT86/180', 'PW-OLD']);
  expect(rows[1]).toMatchObject({ Name: '\'=HYPERLINK("https://evil.example")', Status: 'archived' });
  expect(rows[0]?.['Interfaces']).toContain('needs freehub: HG-L2, HG-L\nprovides clearance: up to 45.5\n');
  expect(rows[0]).toMatchObject({
    Price: '59.90',
    'Price breaks': '10+ at 50.00',
    Revision: 'rev 0 stock 12',
  });
  const read = rows.map((row) =>
    readProductCells(
      Object.fromEntries(
        Object.entries(row).flatMap(([heading, cell]) => {
          const column = columnOf(heading);
          return column === undefined ? [] : [[column, unescapeFormulas(cell)]];
        }),
      ),
      'usd',
    ),
  );
  const exported = rows.map((row) => readRevision(row['Revision'] ?? ''));
  const body = { rows: read.map(({ row }, nth) => ({ ...row, exported: exported[nth] })), dryRun: true };
  const { json } = await shop.call('importProducts', { token: admin.accessToken, body });
  const { unchanged, parts, errors } = json as ImportAnswer;
  expect([unchanged, parts.flatMap(({ changes }) => changes), errors]).toEqual([2, [], []]);
});

describe('GET /export/orders.csv', () => {
  it('lists orders newest first, filtered by status if requested', async () => {
    const line = { productId: 'hub', partNumber: 'PW-HUB', name: '@Hub', img: '', stockTaken: false };
    const order = (number: string, status: OrderRecord['status'], at: number) =>
      shop.firestore.collection('orders').add(
        storedOrder({
          phone: '+1-503-555-0100',
          number,
          status,
          lines: [
            { ...line, unitPriceCents: 5990, quantity: 2 },
            { ...line, name: 'Axle', unitPriceCents: 100, quantity: 1 },
          ],
          priceCents: 12_080,
          ...{ refundedCents: 5990, refundPendingCents: 1000 },
          paidAt: status === 'paid' ? new Date(1_780_000_000_000) : null,
          createdAt: new Date(at),
        }),
      );
    await order('PW-AAAAAA', 'placed', 1_780_000_000_000);
    await order('PW-BBBBBB', 'paid', 1_780_000_060_000);
    const rows = await rowsOf('exportOrders');
    expect(rows.map(({ Number: number }) => number)).toEqual(['PW-BBBBBB', 'PW-AAAAAA']);
    expect(rows[0]).toMatchObject({
      'Placed (UTC)': '2026-05-28 20:27:40',
      'Paid (UTC)': '2026-05-28 20:26:40',
      Status: 'paid',
      Total: '120.80',
      ...{ 'Refunded to date': '59.90', 'Refund pending to date': '10.00' },
      Currency: 'USD',
      Units: '3',
      Phone: '+1 503 555 0100',
      Parts: '2 × PW-HUB @Hub; 1 × PW-HUB Axle',
    });
    const paid = await rowsOf('exportOrders', { query: { status: 'paid' } });
    expect(paid.map(({ Number: number }) => number)).toEqual(['PW-BBBBBB']);
    const refused = await shop.call('exportOrders', { token: admin.accessToken, query: { status: 'sent' } });
    expect(refused.status).toBe(400);
  });

  it("filters orders by days in the shop's time zone", async () => {
    const body = { enforceMinOrder: false, enforceStock: false, timeZone: 'America/New_York' };
    const { status } = await shop.call('saveSettings', { token: admin.accessToken, body });
    expect(status).toBe(200);
    const placed = {
      'PW-BEFORE': '2026-06-01T03:59:59Z',
      'PW-FIRST': '2026-06-01T04:00:00Z',
      'PW-LAST': '2026-06-03T03:59:59Z',
      'PW-AFTER': '2026-06-03T04:00:00Z',
    };
    for (const [number, at] of Object.entries(placed))
      await shop.firestore.collection('orders').add(storedOrder({ number, createdAt: new Date(at) }));
    const numbersOf = async (query: Record<string, string>) =>
      (await rowsOf('exportOrders', { query })).map((row) => row['Number']);
    expect(await numbersOf({ from: '2026-06-01', to: '2026-06-02' })).toEqual(['PW-LAST', 'PW-FIRST']);
    expect(await numbersOf({ to: '2026-05-31', search: 'before' })).toEqual(['PW-BEFORE']);
    expect(await numbersOf({ from: '2026-06-03', status: 'placed' })).toEqual(['PW-AFTER']);
  });

  it.each([
    [{ from: '2026-06-02', to: '2026-06-01' }, 'to'],
    [{ from: '2026-02-30' }, 'from'],
    [{ form: '2026-06-01' }, 'form'],
  ] as const)('rejects the query %j', async (query, path) => {
    const { status, json } = await shop.call('exportOrders', { token: admin.accessToken, query });
    expect(status).toBe(400);
    expect(json).toMatchObject({ issues: [{ path }] });
  });
});

it('GET /export/customers.csv lists each user once, and escapes spreadsheet formulas', async () => {
  const { uid, email } = await shop.people.customer();
  const createdAt = Timestamp.fromMillis(1_780_000_000_000);
  const name = '=cmd|"/c calc"!A1';
  await shop.firestore.doc(`users/${uid}`).set({ email, name, photo: null, createdAt, updatedAt: createdAt });
  await shop.firestore.doc('users/gone').set({
    email: 'gone@example.com',
    name: 'Änne O’Neill 🚲',
    photo: null,
    createdAt,
    updatedAt: createdAt,
  });
  const rows = await rowsOf('exportCustomers');
  expect(rows).toHaveLength(2);
  expect(rows.find((row) => row['Email'] === email)).toMatchObject({ Name: `'${name}`, Role: 'customer' });
  expect(rows.find((row) => row['Email'] !== email)).toMatchObject({
    Name: 'Änne O’Neill 🚲',
    Role: 'no account',
    'First signed in (UTC)': '2026-05-28 20:26:40',
  });
});
