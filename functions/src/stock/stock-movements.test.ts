import type { Order, StockMovement } from '@pedalworks/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { cancelOrder } from '../checkout/cancel-order.ts';
import { nextOf } from '../../test-support/paging.ts';
import { openStockedFixtureForFile, storeProduct } from '../../test-support/payments/payment-fixture.ts';
import { draft, workbench } from '../../test-support/products/part.ts';
import { cart, paidOrder } from '../../test-support/refunds/paid-order.ts';

const fixture = await openStockedFixtureForFile();
const { shop, ports } = fixture;
const admin = await shop.people.admin();
const { add, save } = workbench(shop, admin);
const token = admin.accessToken;
const { signal } = new AbortController();

beforeEach(async () => {
  await shop.empty('products', 'slugs', 'partNumbers', 'stockMovements', 'settings', 'orders');
  await shop.firestore.doc('settings/shop').set({ enforceMinOrder: false, enforceStock: true });
});

const movementsOf = async (id: string) =>
  (await shop.call('listStockMovements', { token, params: { id } })).json as readonly StockMovement[];
const stockOf = async (id: string) =>
  Number((await shop.firestore.doc(`products/${id}`).get()).get('quantity'));

async function order(productId: string, quantity: number): Promise<Order> {
  const body = { purchaseId: productId, price: 59.9, quantity, customerEmail: 'jo@example.com', phone: '1' };
  return (await shop.call('placeOrder', { body })).json as Order;
}

const importRows = (rows: readonly object[], id: string) =>
  shop.call('importProducts', {
    token,
    body: { rows, dryRun: false, batch: { id, fileName: 'stock.csv' } },
  });

/** Expects that the movements explain the stock, from the first stock on. */
async function expectExplained(id: string, first: number): Promise<void> {
  const movements = await movementsOf(id);
  const sum = movements.reduce((total, { change }) => total + change, 0);
  expect(first + sum).toBe(await stockOf(id));
  expect(movements[0]?.quantity).toBe(await stockOf(id));
}

describe('GET /product/{id}/stock', () => {
  it('lists every change of the stock by admins with who, why and the stock after it', async () => {
    const id = await add({ partNumber: 'PW-1' });
    await save(id, { quantity: 40, reason: 'Counted' });
    await save(id, { quantity: undefined, stockChange: -2, reason: 'Damaged' });
    await save(id, { price: 61 });
    await importRows([{ partNumber: 'PW-1', stockChange: 10 }], 'import-1');
    await shop.call('undoImport', { token, params: { id: 'import-1' } });
    await shop.call('deleteProduct', { token, params: { id } });
    const own = { by: 'shop', email: admin.email, orderId: null, orderNumber: '' };
    expect(await movementsOf(id)).toMatchObject([
      { ...own, kind: 'undo', change: -10, quantity: 38, reason: 'stock.csv' },
      { ...own, kind: 'import', change: 10, quantity: 48, reason: 'stock.csv' },
      { ...own, kind: 'edit', change: -2, quantity: 38, reason: 'Damaged' },
      { ...own, kind: 'count', change: 28, quantity: 40, reason: 'Counted' },
      { ...own, kind: 'new', change: 12, quantity: 12, reason: '' },
    ]);
    await expectExplained(id, 0);
  });

  it('lists orders, cancellations and restocked refunds with the order', async () => {
    const id = await add();
    const kept = await order(id, 3);
    const cancelled = await order(id, 2);
    await cancelOrder(ports, { orderId: cancelled._id, by: 'system', signal });
    expect(await movementsOf(id)).toMatchObject([
      { kind: 'cancelled', change: 2, quantity: 9, by: 'system', email: null, orderId: cancelled._id },
      { kind: 'order', change: -2, quantity: 7, by: 'customer', orderNumber: cancelled.number },
      { kind: 'order', change: -3, quantity: 9, by: 'customer', orderId: kept._id },
      { kind: 'new' },
    ]);
    await expectExplained(id, 0);
  });

  it('lists the units that a refund restocks', async () => {
    await storeProduct(shop, 8);
    await storeProduct(shop, 9, 'cog');
    const { orderId } = await paidOrder(fixture, cart);
    const body = { lines: [{ productId: 'chainring', quantity: 1 }], restock: true, reason: 'Ada is ill' };
    expect((await shop.call('refundOrder', { token, params: { id: orderId }, body })).status).toBe(200);
    expect(await movementsOf('chainring')).toMatchObject([
      { kind: 'refund', change: 1, quantity: 9, by: 'shop', email: admin.email, orderId, reason: '' },
    ]);
    expect(await movementsOf('cog')).toEqual([]);
  });

  it('is paged, newest first', async () => {
    const id = await add();
    for (const quantity of [13, 14, 15]) await save(id, { quantity });
    const first = await shop.call('listStockMovements', { token, params: { id }, query: { limit: '2' } });
    const next = nextOf(`/product/${id}/stock`, first.headers) ?? '';
    const second = await shop.request(next, { headers: { authorization: `Bearer ${token}` } });
    const stocks = [first, second].map(({ json }) => (json as StockMovement[]).map((each) => each.quantity));
    expect(stocks).toEqual([
      [15, 14],
      [13, 12],
    ]);
    expect(nextOf(next, second.headers)).toBeUndefined();
  });
});

describe('the movements of a product', () => {
  it('explain its stock after orders, counts and differences at the same time', async () => {
    const id = await add({ quantity: 100 });
    const { quantity: _, ...part } = draft;
    const headers = { 'if-match': '"0"' };
    const change = (body: object) =>
      shop.call('saveProduct', { token, params: { id }, headers, body: { ...part, ...body } });
    await Promise.all([
      ...Array.from({ length: 6 }, (_each, nth) => order(id, nth + 1)),
      ...[{ stockChange: 10 }, { stockChange: 10 }, { quantity: 50 }].map(change),
    ]);
    await expectExplained(id, 0);
    const movements = await movementsOf(id);
    expect(movements.filter(({ kind }) => kind === 'order')).toHaveLength(6);
    const stocks = movements.toReversed().map(({ quantity, change: by }) => [quantity - by, quantity]);
    expect(stocks.slice(1).every(([before], nth) => before === stocks[nth]?.[1])).toBe(true);
  });

  it('let an import that raised a stock below zero be undone', async () => {
    const id = await add({ partNumber: 'PW-1' });
    await shop.firestore.doc(`products/${id}`).update({ quantity: -3 });
    await importRows([{ partNumber: 'PW-1', stockChange: 10 }], 'import-2');
    expect(await stockOf(id)).toBe(7);
    await shop.call('undoImport', { token, params: { id: 'import-2' } });
    expect(await stockOf(id)).toBe(-3);
  });

  it('let a part below zero be raised by hand, but not lowered further', async () => {
    const id = await add();
    await shop.firestore.doc(`products/${id}`).update({ quantity: -3 });
    expect((await save(id, { quantity: undefined, stockChange: 2 })).status).toBe(200);
    expect(await stockOf(id)).toBe(-1);
    const lowered = await save(id, { quantity: undefined, stockChange: -1 });
    expect(lowered).toMatchObject({ status: 400, json: { issues: [{ path: 'stockChange' }] } });
    await expectExplained(id, -3 - 12);
  });
});
