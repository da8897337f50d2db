import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { orderNumberOf } from '../src/orders/order-number.ts';
import type { Person } from '../test-support/people.ts';
import { openShop, type Shop } from '../test-support/shop.ts';
import { storedOrder } from '../test-support/orders/stored-order.ts';
import { migrateOrders } from './migrate-orders.ts';

let shop: Shop;
let admin: Person;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.people.admin();
});
afterAll(() => shop.close());
afterEach(() => vi.unstubAllEnvs());

const createdAt = Timestamp.fromMillis(1_780_000_000_000);
const updatedAt = Timestamp.fromMillis(1_780_000_600_000);

/** As orders were stored before they had lines. */
const stored = {
  purchaseId: 'hub',
  name: 'Hub',
  priceCents: 11_980,
  unitPriceCents: 5990,
  quantity: 2,
  customerEmail: 'rider@example.com',
  customerName: 'Robin Rider',
  customerUid: null,
  phone: '',
  paid: true,
  transactionId: 'pi_1',
  stockTaken: true,
  createdAt,
  updatedAt,
};

it('orders of one part answer the same before and after they are given lines, and are left alone from then on', async () => {
  await shop.firestore.doc('orders/paid').set({ ...stored, attention: 'sold-out' });
  await shop.firestore
    .doc('orders/unpaid')
    .set({ ...stored, paid: false, transactionId: null, attentions: ['above-stock'], stockTaken: false });
  await shop.firestore.doc(`orderNumbers/${orderNumberOf('unpaid')}`).set({ orderId: 'another' });
  const answered = async (id: string) =>
    (await shop.call('getOrder', { params: { id }, token: admin.accessToken })).json as { number: string };
  const before = { paid: await answered('paid'), unpaid: await answered('unpaid') };
  expect(before.paid).toMatchObject({
    lines: [{ productId: 'hub', name: 'Hub', unitPrice: 59.9, quantity: 2 }],
    status: 'paid',
    history: [{ status: 'placed' }, { status: 'paid' }],
    attentions: ['no-address', 'sold-out'],
  });
  expect((await migrateOrders(shop.firestore)).migrated.toSorted()).toEqual(['paid', 'unpaid']);
  expect(await answered('paid')).toEqual(before.paid);
  const { number } = await answered('unpaid');
  expect(number).not.toBe(before.unpaid.number);
  expect(await answered('unpaid')).toEqual({ ...before.unpaid, number });
  const migrated = (await shop.firestore.doc('orders/paid').get()).data();
  expect(migrated).toMatchObject({ productIds: ['hub'], lines: [{ stockTaken: true }] });
  expect(migrated).not.toHaveProperty('purchaseId');
  expect(await migrateOrders(shop.firestore)).toEqual({ looked: 2, migrated: [] });
});

it('an order of one part is in the currency of the shop, before it is given lines and after', async () => {
  vi.stubEnv('CURRENCY', 'JPY');
  await shop.firestore.doc('orders/yen').set(stored);
  const answered = async () =>
    (await shop.call('getOrder', { params: { id: 'yen' }, token: admin.accessToken })).json;
  expect(await answered()).toMatchObject({ currency: 'jpy' });
  await migrateOrders(shop.firestore);
  vi.unstubAllEnvs();
  expect(await answered()).toMatchObject({ currency: 'jpy' });
});

it('an order of before its parts and payment were searched is found by them', async () => {
  const order = storedOrder({ name: 'Meridian Hub', transactionId: 'pi_9XyzAbc' });
  await shop.firestore.doc('orders/older').set({ ...order, beginnings: ['rider'] });
  const found = async (search: string) =>
    (await shop.call('listAllOrders', { query: { search }, token: admin.accessToken })).json;
  expect(await found('meridian')).toEqual([]);
  expect((await migrateOrders(shop.firestore)).migrated).toContain('older');
  expect(await found('meridian hub pi_9xyz')).toMatchObject([{ _id: 'older' }]);
  expect((await migrateOrders(shop.firestore)).migrated).toEqual([]);
});
