import type { Stats } from '@pedalworks/contract';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OrderChanges } from '../../test-support/orders/stored-order.ts';
import { openStockedFixtureForFile } from '../../test-support/payments/payment-fixture.ts';
import { reconcilePayments } from '../payments/reconcile-payments.ts';
import { loseEvents } from '../../test-support/payments/unnamed-money.ts';
import { lineOf, paidOrder } from '../../test-support/refunds/paid-order.ts';
import { countReads } from '../../test-support/counted-reads.ts';
import { rebuildSales, rollUpSales } from './roll-up-sales.ts';

const fixture = await openStockedFixtureForFile();
const token = (await fixture.shop.people.admin()).accessToken;
const { provider } = fixture;
const { dashboard, webhooks } = provider;

beforeEach(() => fixture.shop.empty('orders', 'sales', 'moneyBack', 'refunds', 'settings'));

const ask = (query: Readonly<Record<string, string>> = {}) => fixture.shop.call('getStats', { token, query });
const statsOf = async (from: string, to: string) => (await ask({ from, to })).json as Stats;
const rollUp = (signal = new AbortController().signal) => rollUpSales(fixture.ports, signal);

const paidAt = (moment: string, changes: OrderChanges = {}) =>
  fixture.placeOrder({ paid: true, paidAt: new Date(moment), ...changes });

const bookBack = (moment: string, cents: number, currency = 'usd') =>
  fixture.shop.firestore
    .collection('moneyBack')
    .add({ orderId: 'order', cents, currency, createdAt: Timestamp.fromDate(new Date(moment)) });

const none = { orders: 0, revenue: 0, refunds: 0 };

describe('GET /stats', () => {
  it('returns zeros in a shop without sales', async () => {
    const { days, months, best, from, to, timeZone, currency, ...now } = (await ask()).json as Stats;
    const openOrders = { placed: 0, paid: 0, packed: 0, shipped: 0 };
    expect(now).toEqual({ openOrders, lowStock: 0, reviewsWaiting: 0 });
    expect(days.length).toBeGreaterThanOrEqual(30);
    expect([days[0]?.day, days.at(-1)?.day]).toEqual([from, to]);
    expect(months).toHaveLength(12);
    expect(months.at(-1)?.month).toBe(to.slice(0, 7));
    expect([timeZone, currency, best]).toEqual(['America/Los_Angeles', 'usd', []]);
    for (const { orders, revenue, refunds } of [...days, ...months])
      expect({ orders, revenue, refunds }).toEqual(none);
  });

  it('counts an order on the day it was paid, and a refund on the day it was made', async () => {
    await paidAt('2026-10-05T20:00:00Z', { priceCents: 5990, status: 'delivered' });
    await paidAt('2026-10-05T21:00:00Z', { priceCents: 1, status: 'refunded' });
    await fixture.placeOrder({ createdAt: new Date('2026-10-05T20:00:00Z') });
    await bookBack('2026-10-06T20:00:00Z', 7000);
    const { days, openOrders } = await statsOf('2026-10-05', '2026-10-06');
    expect(openOrders).toEqual({ placed: 1, paid: 0, packed: 0, shipped: 0 });
    expect(days).toEqual([
      { day: '2026-10-05', orders: 2, revenue: 59.91, refunds: 0 },
      { day: '2026-10-06', orders: 0, revenue: 0, refunds: 70 },
    ]);
  });

  it.each([
    { way: 'forward', day: '2026-03-08', edges: ['2026-03-08T08:00:00Z', '2026-03-09T07:00:00Z'] },
    { way: 'back', day: '2026-11-01', edges: ['2026-11-01T07:00:00Z', '2026-11-02T08:00:00Z'] },
  ])('uses days of 23 or 25 hours when the clock goes $way', async ({ day, edges }) => {
    for (const edge of edges)
      for (const milliseconds of [-1, 0])
        await paidAt(new Date(Date.parse(edge) + milliseconds).toISOString(), { priceCents: 100 });
    const expected = [{ day, orders: 2, revenue: 2, refunds: 0 }];
    expect((await statsOf(day, day)).days).toEqual(expected);
    await rollUp();
    expect((await statsOf(day, day)).days).toEqual(expected);
  });

  it('excludes orders and refunds in another currency', async () => {
    await paidAt('2026-10-05T20:00:00Z', { currency: 'eur' });
    await bookBack('2026-10-05T20:00:00Z', 100, 'eur');
    expect((await statsOf('2026-10-05', '2026-10-05')).days).toEqual([{ day: '2026-10-05', ...none }]);
  });

  it('sorts products by revenue, including sales after the last roll-up', async () => {
    const lines = [lineOf('cog', 1000, 3), lineOf('chain', 3500, 1)];
    await paidAt('2026-10-05T20:00:00Z', { lines, priceCents: 6500 });
    await rollUp();
    await paidAt('2026-10-06T20:00:00Z', { lines: [lineOf('cog', 1000, 1)], priceCents: 1000 });
    const { best } = await statsOf('2026-10-01', '2026-10-07');
    expect(best).toEqual([
      { productId: 'cog', name: 'cog', units: 4, revenue: 40 },
      { productId: 'chain', name: 'chain', units: 1, revenue: 35 },
    ]);
  });

  it.each([
    ['2026-10-06', '2026-10-05'],
    ['2025-10-01', '2026-11-05'],
    ['2026-02-30', '2026-03-01'],
    ['2026-10-05', ''],
    ['26-10-05', '2026-10-06'],
    ['2026-10-05T00:00', '2026-10-06'],
    ['٢٠٢٦-١٠-٠٥', '2026-10-06'],
  ])('rejects the days from %s to %s', async (from, to) => {
    expect((await ask({ from, to })).status).toBe(400);
  });

  it('rejects a start or end day alone, and reports zero orders for future days', async () => {
    expect((await ask({ from: '2026-10-05' })).status).toBe(400);
    expect((await ask({ to: '2026-10-05' })).status).toBe(400);
    expect((await statsOf('2098-12-31', '2099-01-01')).days.map(({ orders }) => orders)).toEqual([0, 0]);
  });
});

/** Computes a month's sales from the orders, without the code under test. */
async function addedUp(month: string) {
  const { docs } = await fixture.shop.firestore.collection('orders').get();
  const inZone = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' });
  const paid = docs.filter((order) => {
    const moment = order.get('paidAt') as Timestamp | null;
    return moment !== null && inZone.format(moment.toDate()).startsWith(month);
  });
  return {
    orders: paid.length,
    cents: paid.reduce((sum, order) => sum + Number(order.get('priceCents')), 0),
  };
}

const centsOf = (amounts: readonly number[]) => Math.round(amounts.reduce((sum, one) => sum + one, 0) * 100);

describe('sales totals match the orders to the cent', () => {
  it('before and after the scheduled job, by day and by month', async () => {
    const moments = Array.from(
      { length: 30 },
      (_none, nth) => Date.UTC(2026, 8, 28) + nth * 27.4 * 3_600_000,
    );
    await Promise.all(
      moments.map((moment, nth) => paidAt(new Date(moment).toISOString(), { priceCents: 1 + nth * 1237 })),
    );
    const expected = await addedUp('2026-10');
    const before = await statsOf('2026-10-01', '2026-10-31');
    await rollUp();
    const after = await statsOf('2026-10-01', '2026-10-31');
    expect(after).toEqual(before);
    const { days, months } = after;
    expect(centsOf(days.map(({ revenue }) => revenue))).toBe(expected.cents);
    const [month] = months.filter((one) => one.month === '2026-10');
    expect([month?.orders, centsOf([month?.revenue ?? 0])]).toEqual([expected.orders, expected.cents]);
  });

  it('for refunds made in the shop or the Stripe dashboard, refunds that fail later, and lost disputes', async () => {
    const { shop } = fixture;
    const [one, other] = [await paidOrder(fixture), await paidOrder(fixture)];
    const refund = (orderId: string, amount: number) =>
      shop.call('refundOrder', { params: { id: orderId }, token, body: { amount } });
    const today = async () => {
      const { days } = (await ask()).json as Stats;
      const { docs } = await shop.firestore.collection('orders').get();
      const refunded = docs.reduce((sum, order) => sum + Number(order.get('refundedCents')), 0);
      return { counted: centsOf([days.at(-1)?.refunds ?? 0]), refunded };
    };
    await refund(one.orderId, 10.01);
    const { id } = dashboard.refund(one.paymentId, 500);
    await webhooks.flush();
    expect(await today()).toEqual({ counted: 1501, refunded: 1501 });
    dashboard.settleRefund(id, 'failed');
    await webhooks.flush();
    expect(await today()).toEqual({ counted: 1001, refunded: 1001 });
    await refund(other.orderId, 20);
    dashboard.closeDispute(dashboard.dispute(other.paymentId).id, 'lost');
    await webhooks.flush();
    // The bank took the whole $50, although $20 were refunded already. The order counts its price once.
    expect(await today()).toEqual({ counted: 8001, refunded: 6001 });
  });

  it('on the day the shop learns of a refund, so that a closed month does not change', async () => {
    const { orderId, paymentId } = await paidOrder(fixture);
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-05T20:00:00Z') });
    dashboard.refund(paymentId, 700);
    vi.useRealTimers();
    loseEvents(fixture);
    const before = (await ask()).json as Stats;
    await reconcilePayments(fixture.ports, new Date(Date.now() - 60_000));
    expect((await fixture.order(orderId))['refundedCents']).toBe(700);
    const { days } = (await ask()).json as Stats;
    expect(days.slice(0, -1)).toEqual(before.days.slice(0, -1));
    expect(days.at(-1)?.refunds).toBe((before.days.at(-1)?.refunds ?? 0) + 7);
  });
});

describe('stored totals of past days', () => {
  it('are corrected after a late payment or a change of the time zone', async () => {
    await paidAt('2026-10-05T20:00:00Z', { priceCents: 100 });
    await rollUp();
    const ofDay = async () => (await statsOf('2026-10-05', '2026-10-06')).days.map(({ revenue }) => revenue);
    await paidAt('2026-10-06T02:00:00Z', { priceCents: 250 });
    expect(await ofDay()).toEqual([1, 0]);
    await rollUp();
    expect(await ofDay()).toEqual([3.5, 0]);
    const settings = { enforceMinOrder: false, enforceStock: false, timeZone: 'Asia/Tokyo' };
    await fixture.shop.call('saveSettings', { token, body: settings });
    expect(await ofDay()).toEqual([0, 3.5]);
    await rollUp();
    expect(await ofDay()).toEqual([0, 3.5]);
  });

  it('are completed in the next run if the scheduled job runs out of time', async () => {
    await paidAt('2026-10-05T20:00:00Z', { priceCents: 100 });
    await rollUp(AbortSignal.abort());
    const isStored = async () => (await fixture.shop.firestore.doc('sales/2026-10-05').get()).exists;
    expect(await isStored()).toBe(false);
    await rollUp();
    expect(await isStored()).toBe(true);
  });

  it('can be rebuilt for earlier years', async () => {
    await paidAt('2020-02-29T20:00:00Z', { priceCents: 100 });
    await fixture.shop.firestore.doc('sales/2020-02-29').set({ orders: 7 });
    await rebuildSales(fixture.ports, '2020-01', '2020-03');
    const stored = await fixture.shop.firestore.doc('sales/2020-02-29').get();
    expect(stored.data()).toMatchObject({
      orders: 1,
      revenueCents: 100,
      timeZone: 'America/Los_Angeles',
      products: [{ productId: 'chainring', units: 1, cents: 5990 }],
    });
  });

  it('limit a report over 400 orders to 200 document reads', async () => {
    const { firestore } = fixture.shop;
    const reads = countReads(firestore);
    const now = Date.now();
    const writer = firestore.bulkWriter();
    const template = (
      await firestore.doc(`orders/${await paidAt(new Date(now).toISOString())}`).get()
    ).data();
    for (let nth = 0; nth < 400; nth += 1) {
      const moment = Timestamp.fromMillis(now - (nth % 2 === 0 ? 0 : nth * 4 * 3_600_000));
      void writer.create(firestore.collection('orders').doc(), { ...template, paidAt: moment });
    }
    await writer.close();
    await rollUp();
    reads();
    const { days } = (await ask()).json as Stats;
    const read = reads();
    console.log(`GET /stats: ${String(read)} documents read`);
    expect(read).toBeLessThanOrEqual(200);
    expect(days.at(-1)?.orders).toBeGreaterThan(150);
  });
});
