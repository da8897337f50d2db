import type { Order } from '@pedalworks/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { openShopForFile } from '../../test-support/shop.ts';
import { storedProduct } from '../../test-support/products/part.ts';

const shop = await openShopForFile();
const customer = await shop.people.customer();
beforeEach(async () => {
  await shop.empty('orders', 'idempotencyKeys', 'settings', 'products', 'users');
  await Promise.all([stored('ring'), stored('chain', { priceCents: 4450 }), stored('hub', { minOrder: 4 })]);
});

const stored = (id: string, changes: object = {}) =>
  shop.firestore.doc(`products/${id}`).set(storedProduct({ name: id, quantity: 10, ...changes }));

const enforce = () => shop.firestore.doc('settings/shop').set({ enforceMinOrder: true, enforceStock: true });
const line = (productId: string, quantity: number, price = 59.9) => ({ productId, quantity, price });
const cart = [line('ring', 2), line('chain', 1, 44.5), line('hub', 4)];
const address = {
  name: 'Ada',
  company: '',
  vatId: '',
  street: 'Weg 1',
  postcode: '10115',
  city: 'Berlin',
  region: '',
  country: 'DE',
  purchaseOrder: 'PO 7',
};

function order(lines: readonly object[], more: object = {}, key?: string) {
  return shop.call('placeOrder', {
    body: { lines, customerEmail: customer.email, phone: '1', ...more },
    token: customer.accessToken,
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
}

const ordersStored = async () => (await shop.firestore.collection('orders').get()).size;
const stockOf = async (id: string) =>
  (await shop.firestore.doc(`products/${id}`).get()).get('quantity') as number;

describe('POST /orders with several lines', () => {
  it('stores all lines, their total price and the given address in one order', async () => {
    await enforce();
    const answer = await order(cart, { address: { ...address, postcode: 'D-10115', country: 'de' } });
    expect(answer).toMatchObject({
      status: 201,
      json: { price: 403.9, quantity: 7, name: 'ring and 2 more', purchaseId: 'ring', address },
    });
    expect((answer.json as Order).lines).toMatchObject([
      { productId: 'ring', quantity: 2, unitPrice: 59.9 },
      { productId: 'chain', quantity: 1, unitPrice: 44.5 },
      { productId: 'hub', quantity: 4, unitPrice: 59.9 },
    ]);
    expect(await Promise.all(['ring', 'chain', 'hub'].map(stockOf))).toEqual([8, 9, 6]);
  });

  it('marks only the line that exceeds the stock as made to order', async () => {
    await stored('chain', { priceCents: 4450, quantity: 0 });
    const { _id, lines } = (await order(cart)).json as Order;
    expect(lines.map(({ madeToOrder }) => madeToOrder)).toEqual([undefined, true, undefined]);
    const mails = await shop.firestore.collection('mail').where('orderId', '==', _id).get();
    const text = String(mails.docs[0]?.get('message.text'));
    expect(text.match(/.*Made to order/gu)).toEqual([expect.stringContaining('1 × $44.50')]);
  });

  it('rejects the order with an issue for each invalid line', async () => {
    await enforce();
    await stored('ring', { status: 'archived' });
    await stored('chain', { priceCents: 4450, quantity: 0 });
    await stored('hub', { priceCents: 4100 });
    const lines = [...cart, line('axle', 1), line('rim', 5)];
    await stored('rim', { minOrder: 6 });
    const answer = await order(lines);
    expect([404, 409]).toContain(answer.status);
    expect((answer.json as { issues: object[] }).issues).toMatchObject([
      { path: 'lines[0].productId' },
      { path: 'lines[1].quantity', message: 'This part is out of stock.' },
      { path: 'lines[2].price' },
      { path: 'lines[3].productId' },
      { path: 'lines[4].quantity', message: 'Order at least 6 of this part.' },
    ]);
    expect(await ordersStored()).toBe(0);
    expect(await stockOf('rim')).toBe(10);
  });

  it('merges lines of the same part before checking the stock', async () => {
    await enforce();
    const answer = await order([line('ring', 2), line('chain', 1, 44.5), line('ring', 3)]);
    expect((answer.json as Order).lines).toMatchObject([
      { productId: 'ring', quantity: 5 },
      { productId: 'chain', quantity: 1 },
    ]);
    expect((await order([line('ring', 3), line('ring', 3)])).status).toBe(409);
    expect(await stockOf('ring')).toBe(5);
  });

  it('applies price breaks to the total quantity of a part in several lines', async () => {
    await stored('ring', { priceBreaks: [{ from: 5, unitPriceCents: 4990 }] });
    const { json } = await order([line('ring', 3), line('ring', 2)]);
    expect(json).toMatchObject({ price: 249.5, lines: [{ quantity: 5, unitPrice: 49.9 }] });
  });

  it('rejects several lines of a part if one of them has an outdated price', async () => {
    const { json } = await order([line('ring', 1), line('ring', 1, 49.9)]);
    expect(json).toMatchObject({ code: 'orders/price-changed', issues: [{ path: 'lines[0].price' }] });
    expect(await ordersStored()).toBe(0);
  });

  it('accepts 1 to 50 lines', async () => {
    const lines = Array.from({ length: 51 }, () => line('ring', 1));
    expect((await order(lines.slice(1))).json).toMatchObject({ lines: [{ quantity: 50 }] });
    expect((await order(lines)).json).toMatchObject({ issues: [{ path: 'lines' }] });
    expect((await order([])).json).toMatchObject({ issues: [{ path: 'lines' }] });
  });

  it('accepts lines below the minimum card charge if their total reaches it', async () => {
    await Promise.all([stored('ring', { priceCents: 30 }), stored('chain', { priceCents: 30 })]);
    expect((await order([line('ring', 1, 0.3)])).json).toMatchObject({ code: 'orders/below-least-amount' });
    expect((await order([line('ring', 1, 0.3), line('chain', 1, 0.3)])).json).toMatchObject({ price: 0.6 });
  });

  it('rejects more units of a part than the settings allow per order', async () => {
    await shop.firestore.doc('settings/shop').set({ mostPerOrder: 2 });
    expect((await order([line('ring', 2)])).status).toBe(201);
    expect((await order([line('ring', 1), line('chain', 3, 44.5)])).json).toMatchObject({
      code: 'orders/above-most',
      issues: [{ path: 'lines[1].quantity', message: 'One order may hold at most 2 of a part.' }],
    });
  });

  it('applies the maximum quantity to the total of all lines of a part', async () => {
    await stored('ring', { priceCents: 1 });
    const { json } = await order([line('ring', 999_999, 0.01), line('ring', 1, 0.01)]);
    expect(json).toMatchObject({ code: 'orders/above-most', issues: [{ path: 'lines[0].quantity' }] });
  });

  it('rejects an invalid address and stores no order', async () => {
    const answer = await order(cart, { address: { ...address, postcode: '1' } });
    expect(answer).toMatchObject({ status: 400, json: { issues: [{ path: 'address.postcode' }] } });
    expect(await ordersStored()).toBe(0);
  });

  it('stores one order when several tabs send the same request with one idempotency key', async () => {
    await enforce();
    const answers = await Promise.all(Array.from({ length: 5 }, () => order(cart, { address }, 'key')));
    expect(new Set(answers.map(({ json }) => (json as Order)._id)).size).toBe(1);
    expect(await ordersStored()).toBe(1);
    expect(await stockOf('ring')).toBe(8);
  });
});

it('an order without an address gets the customer’s default address, or none for guests', async () => {
  expect((await order(cart)).json).toMatchObject({ address: null });
  const other = { ...address, city: 'Bonn' };
  const body = { name: 'Ada', phone: '', addresses: [other, { ...address, isDefault: true }] };
  await shop.call('saveAccount', { token: customer.accessToken, body });
  const single = { purchaseId: 'ring', price: 59.9, quantity: 1, customerEmail: customer.email };
  const placed = await shop.call('placeOrder', { token: customer.accessToken, body: single });
  expect((placed.json as Order).address).toEqual({ ...address, purchaseOrder: '' });
  expect((await order(cart, { address: other })).json).toMatchObject({ address: other });
  expect((await shop.call('placeOrder', { body: single })).json).toMatchObject({ address: null });
});
