import type { ListedOrder, Stats } from '@pedalworks/contract';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { countReads } from '../../test-support/counted-reads.ts';
import { pagesOf } from '../../test-support/paging.ts';
import { openShopForFile } from '../../test-support/shop.ts';
import { storedOrder, type OrderChanges } from '../../test-support/orders/stored-order.ts';

const shop = await openShopForFile();
const token = (await shop.people.admin()).accessToken;
beforeEach(() => shop.empty('orders', 'moneyBack', 'sales', 'settings'));

type Query = Readonly<Record<string, string>>;

async function store(number: string, at: string, changes: OrderChanges = {}): Promise<string> {
  const order = storedOrder({ number, createdAt: new Date(at), ...changes });
  return (await shop.firestore.collection('orders').add(order)).id;
}

const bookBack = (orderId: string, at: string, cents: number) =>
  shop.firestore
    .collection('moneyBack')
    .add({ orderId, cents, currency: 'usd', createdAt: Timestamp.fromDate(new Date(at)) });

/** Returns the orders that match a query, from all pages of the list. */
async function listed(query: Query, limit = '2'): Promise<readonly ListedOrder[]> {
  const pages = await pagesOf(shop, 'listAllOrders', { query: { ...query, limit }, token });
  return pages.flat() as unknown as readonly ListedOrder[];
}

const numbers = async (query: Query) => (await listed(query)).map(({ number }) => number);

describe('GET /allOrder by date', () => {
  it.each([
    ['forward', '2026-03-08', ['2026-03-08T08:00:00Z', '2026-03-09T07:00:00Z']],
    ['back', '2026-11-01', ['2026-11-01T07:00:00Z', '2026-11-02T08:00:00Z']],
  ] as const)(
    'uses days in the shop’s time zone, even on the day when the clock goes %s',
    async (_way, day, [start, end]) => {
      for (const [nth, edge] of [start, end].entries()) {
        await store(`PW-${String(nth)}BEFORE`, new Date(Date.parse(edge) - 1).toISOString());
        await store(`PW-${String(nth)}FROM`, edge);
      }
      expect(await numbers({ from: day, to: day })).toEqual(['PW-1BEFORE', 'PW-0FROM']);
      expect(await numbers({ from: day, to: day, sort: 'oldest' })).toEqual(['PW-0FROM', 'PW-1BEFORE']);
      expect(await numbers({ from: day })).toHaveLength(3);
      expect(await numbers({ to: day, sort: 'oldest' })).toHaveLength(3);
    },
  );

  it('filters and sorts by payment date with dates=paid', async () => {
    const paid = (at: string) => ({ paid: true, paidAt: new Date(at) });
    await store('PW-LATE', '2026-10-01T12:00:00Z', paid('2026-10-31T12:00:00Z'));
    await store('PW-EARLY', '2026-10-02T12:00:00Z', paid('2026-10-03T12:00:00Z'));
    await store('PW-NEXT', '2026-10-03T12:00:00Z', paid('2026-11-01T12:00:00Z'));
    await store('PW-NEVER', '2026-10-04T12:00:00Z');
    const october = { dates: 'paid', from: '2026-10-01', to: '2026-10-31' };
    expect(await numbers(october)).toEqual(['PW-LATE', 'PW-EARLY']);
    expect(await numbers({ ...october, sort: 'oldest' })).toEqual(['PW-EARLY', 'PW-LATE']);
    expect(await numbers({ ...october, search: 'late' })).toEqual(['PW-LATE']);
    expect(await numbers({ dates: 'paid' })).toEqual(['PW-NEXT', 'PW-LATE', 'PW-EARLY']);
    expect(await numbers({ dates: 'paid', status: 'paid', sort: 'oldest' })).toHaveLength(3);
  });
});

describe('GET /allOrder by refunds', () => {
  it('lists each order refunded in the period once, with the amount refunded in that period', async () => {
    const twice = await store('PW-TWICE', '2026-09-01T00:00:00Z', { refundedCents: 3000 });
    const once = await store('PW-ONCE', '2026-09-02T00:00:00Z', { refundedCents: 500 });
    await bookBack(twice, '2026-09-30T12:00:00Z', 1000);
    await bookBack(twice, '2026-10-02T12:00:00Z', 1500);
    await bookBack(once, '2026-10-03T12:00:00Z', 500);
    await bookBack(twice, '2026-10-04T12:00:00Z', 500);
    const october = { dates: 'refunded', from: '2026-10-01', to: '2026-10-31' };
    const rows = async (query: Query, limit: string) =>
      (await listed(query, limit)).map(({ number, refundedInPeriod }) => [number, refundedInPeriod]);
    for (const limit of ['1', '100']) {
      expect(await rows(october, limit)).toEqual([
        ['PW-TWICE', 20],
        ['PW-ONCE', 5],
      ]);
      expect(await rows({ ...october, sort: 'oldest' }, limit)).toEqual([
        ['PW-TWICE', 20],
        ['PW-ONCE', 5],
      ]);
    }
    expect(await rows({ ...october, search: 'once' }, '1')).toEqual([['PW-ONCE', 5]]);
    expect(await rows({ dates: 'refunded' }, '1')).toEqual([
      ['PW-TWICE', 30],
      ['PW-ONCE', 5],
    ]);
  });

  it('combines filters for refunds and disputes with status, search and period', async () => {
    const at = '2026-10-05T12:00:00Z';
    await store('PW-PART', at, { status: 'shipped', refundedCents: 100, customerName: 'Jo Smith' });
    await store('PW-WHOLE', at, { status: 'refunded', refundedCents: 5990 });
    await store('PW-NONE', at, { status: 'shipped', attentions: ['disputed'] });
    expect((await numbers({ refunded: 'true' })).toSorted()).toEqual(['PW-PART', 'PW-WHOLE']);
    expect(await numbers({ refunded: 'partly' })).toEqual(['PW-PART']);
    expect(await numbers({ disputed: 'true', status: 'shipped' })).toEqual(['PW-NONE']);
    expect(await numbers({ refunded: 'true', status: 'shipped', search: 'smith' })).toEqual(['PW-PART']);
    expect(await numbers({ refunded: 'partly', from: '2026-10-06' })).toEqual([]);
    const { json } = await shop.call('countOrders', { token });
    expect(json).toMatchObject({ disputed: 1, needsLook: 1 });
  });
});

it('GET /allOrder/counts counts orders packed for two days and payments without an order, and has the first dispute deadline', async () => {
  await shop.empty('payments');
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  const packed = (at: Date) => ({ status: 'packed', at, by: 'shop' }) as const;
  const at = hoursAgo(100).toISOString();
  await store('PW-LATE', at, { status: 'packed', history: [packed(hoursAgo(49))] });
  await store('PW-AGAIN', at, { status: 'packed', history: [packed(hoursAgo(90)), packed(hoursAgo(47))] });
  await store('PW-SHIPPED', at, { status: 'shipped', history: [packed(hoursAgo(90))] });
  const dispute = (dueBy: number | null, status: 'open' | 'won' = 'open') =>
    ({ id: 'd', amountCents: 100, status, saidAt: 0, dueBy }) as const;
  const days = [9, 7, 8].map((day) => Date.UTC(2026, 11, day));
  for (const dueBy of [...days, null])
    await store(`PW-DUE${String(dueBy)}`, at, { disputes: [dispute(dueBy)] });
  await store('PW-WON', at, { disputes: [dispute(Date.UTC(2026, 11, 1), 'won')] });
  const paid = {
    orderId: null,
    amount: 100,
    amountReceived: 100,
    currency: 'usd',
    owner: null,
    ownerUid: null,
  };
  const payments = [
    ['needs-refund', 20],
    ['surplus', 0],
    ['unclaimed', 20],
    ['unclaimed', 9],
    ['paid', 20],
    ['returned', 20],
  ] as const;
  for (const [status, minutes] of payments)
    await shop.firestore.collection('payments').add({
      ...paid,
      status,
      paidAt: Timestamp.fromDate(hoursAgo(minutes / 60)),
      createdAt: Timestamp.now(),
    });
  expect((await shop.call('countOrders', { token })).json).toMatchObject({
    packed: 2,
    packedLate: 1,
    disputeDueBy: '2026-12-07T00:00:00.000Z',
    paymentsWithoutOrder: 3,
  });
  const { json } = await shop.call('listPaymentsToRefund', { token });
  expect(json).toHaveLength(3);
  await shop.empty('orders', 'payments');
  expect((await shop.call('countOrders', { token })).json).toMatchObject({
    disputeDueBy: null,
    packedLate: 0,
  });
});

it('Overview figures equal the totals of the linked order lists, across a month end and a clock change', async () => {
  const hours = Array.from({ length: 24 }, (_none, nth) => Date.UTC(2026, 9, 30) + nth * 4 * 3_600_000);
  for (const [nth, moment] of hours.entries()) {
    const paidAt = new Date(moment);
    const order = { paid: true, paidAt, priceCents: 100 + nth, refundedCents: 7 };
    const id = await store(`PW-${String(nth)}`, paidAt.toISOString(), order);
    await bookBack(id, new Date(moment + 3_600_000).toISOString(), 3);
    await bookBack(id, new Date(moment + 86_400_000).toISOString(), 4);
  }
  const { json } = await shop.call('getStats', { token, query: { from: '2026-10-31', to: '2026-11-02' } });
  const cents = (amounts: readonly number[]) =>
    amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0);
  for (const { day, orders, revenue, refunds } of (json as Stats).days) {
    const paid = await listed({ dates: 'paid', from: day, to: day });
    expect([day, paid.length, cents(paid.map(({ price }) => price))]).toEqual([
      day,
      orders,
      cents([revenue]),
    ]);
    const back = await listed({ dates: 'refunded', from: day, to: day });
    expect([day, cents(back.map(({ refundedInPeriod = 0 }) => refundedInPeriod))]).toEqual([
      day,
      cents([refunds]),
    ]);
  }
});

it.each<[string, Query]>([
  ['one status', { status: 'delivered', sort: 'oldest' }],
  ['two filters', { status: 'delivered', refunded: 'partly' }],
  ['a search within a status', { status: 'delivered', search: 'robin rider example' }],
  ['paid orders of a period', { dates: 'paid', from: '2026-01-01', search: 'rider' }],
  ['refunds', { dates: 'refunded' }],
])('GET /allOrder among 110 orders reads at most 200 documents for %s', async (_what, query) => {
  const batch = shop.firestore.batch();
  for (let nth = 0; nth < 110; nth += 1) {
    const createdAt = new Date(Date.UTC(2026, 5, 1) + nth * 1000);
    const order = { paid: true, status: 'delivered', refundedCents: 20, createdAt } as const;
    const document = shop.firestore.collection('orders').doc();
    batch.set(document, storedOrder({ ...order, paidAt: createdAt }));
    for (const days of [0, 1, 2, 3]) {
      const bookedAt = new Date(createdAt.getTime() + days * 86_400_000);
      const booking = { orderId: document.id, cents: 5, currency: 'usd', createdAt: bookedAt };
      batch.set(shop.firestore.collection('moneyBack').doc(), booking);
    }
  }
  await batch.commit();
  const reads = countReads(shop.firestore);
  const { json } = await shop.call('listAllOrders', { token, query: { ...query, limit: '100' } });
  expect((json as readonly unknown[]).length).toBeGreaterThan(20);
  expect(reads()).toBeLessThanOrEqual(200);
});

it.each<[Query, string]>([
  [{ from: '2026-02-30' }, 'from'],
  [{ from: '2026-10-02', to: '2026-10-01' }, 'to'],
  [{ to: '２０２６-10-01' }, 'to'],
  [{ to: '\u202e2026-10-01' }, 'to'],
  [{ from: '=1+1' }, 'from'],
  [{ from: '<b>2026-10-01</b>' }, 'from'],
  [{ from: '2'.repeat(10_000) }, 'from'],
  [{ dates: 'shipped' }, 'dates'],
  [{ sort: 'price' }, 'sort'],
  [{ refunded: 'false' }, 'refunded'],
  [{ search: 'x'.repeat(10_000) }, 'search'],
])('GET /allOrder rejects the filter $0, and names the parameter $1 in the error', async (query, path) => {
  const { status, json } = await shop.call('listAllOrders', { token, query });
  expect(status).toBe(400);
  expect(json).toMatchObject({ issues: [{ path }] });
});

describe('GET /allOrder by ids', () => {
  it('lists only the orders with these ids, sorted like the ids', async () => {
    const ids = [];
    for (const nth of [0, 1, 2, 3, 4])
      ids.push(await store(`PW-${String(nth)}`, `2026-10-0${String(nth + 1)}`));
    const [first = '', , third = '', , fifth = ''] = ids;
    expect(await numbers({ ids: [fifth, 'unknown', first, third].join(',') })).toEqual([
      'PW-4',
      'PW-0',
      'PW-2',
    ]);
    expect(await numbers({ ids: first, status: 'cancelled' })).toEqual([]);
    const { bytes } = await shop.call('exportOrders', { query: { ids: `${third},${first}` }, token });
    expect(new TextDecoder().decode(bytes).match(/PW-\d/gu)).toEqual(['PW-2', 'PW-0']);
  });

  it.each(['', ',', 'a,,b', 'a/b', Array.from({ length: 101 }, () => 'a').join(',')])(
    'rejects the ids %j',
    async (ids) => {
      const { status } = await shop.call('listAllOrders', { query: { ids }, token });
      expect(status).toBe(400);
    },
  );
});
