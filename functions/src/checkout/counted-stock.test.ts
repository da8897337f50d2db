import type { CatalogueProduct, Order, Product } from '@pedalworks/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { openFixtureForFile } from '../../test-support/payments/payment-fixture.ts';
import { someAddress } from '../../test-support/orders/stored-order.ts';
import { draft, storedProduct, workbench } from '../../test-support/products/part.ts';
import { codeOf } from '../../test-support/refunds/paid-order.ts';

const fixture = await openFixtureForFile();
const { shop, customer } = fixture;
const admin = await shop.people.admin();
const { add, get, save } = workbench(shop, admin);

beforeEach(() => shop.empty('orders', 'products', 'slugs', 'partNumbers', 'mail', 'stockMovements'));

const settings = (enforceStock: boolean, countStock: boolean) =>
  shop.firestore
    .doc('settings/shop')
    .set({ enforceMinOrder: false, enforceStock, countStock, shopEmails: ['shop@shop.example'] });
const store = (changes: object) => shop.firestore.doc('products/hub').set(storedProduct(changes));
const hub = async () => (await shop.firestore.doc('products/hub').get()).data();

function order(quantity: number, productId = 'hub') {
  const body = {
    purchaseId: productId,
    price: 59.9,
    quantity,
    customerEmail: customer.email,
    phone: '1',
    address: someAddress,
  };
  return shop.call('placeOrder', { body, token: customer.accessToken });
}

const placed = async (quantity: number, productId?: string) =>
  (await order(quantity, productId)).json as Order;

async function pay({ _id: id }: Order): Promise<Order> {
  await fixture.report(id, await fixture.paidIntent(id));
  return (await shop.call('getOrder', { params: { id }, token: admin.accessToken })).json as Order;
}

describe('with countStock', () => {
  beforeEach(() => settings(false, true));

  it('orders take stock below zero, and cancelling returns it', async () => {
    await store({ quantity: 5 });
    const sold = await placed(8);
    expect(sold).toMatchObject({
      attentions: ['above-stock'],
      lines: [{ madeToOrder: true, stockTaken: true }],
    });
    expect(await hub()).toMatchObject({ quantity: -3 });
    expect(await placed(1)).toMatchObject({ attentions: ['sold-out'], lines: [{ madeToOrder: true }] });
    expect(await hub()).toMatchObject({ quantity: -4 });
    const asking = { params: { id: sold._id }, token: customer.accessToken, body: { to: 'cancelled' } };
    expect((await shop.call('transitionOrder', asking)).status).toBe(200);
    expect(await hub()).toMatchObject({ quantity: 4 });
  });

  it('a payment keeps what the order promised and takes the stock of an order placed before counting', async () => {
    await settings(false, false);
    await store({ quantity: 5 });
    const before = await placed(2);
    await settings(false, true);
    const beyond = await placed(7);
    expect(await pay(before)).toMatchObject({
      status: 'paid',
      attentions: ['sold-out'],
      lines: [{ stockTaken: true, madeToOrder: true }],
    });
    expect(await hub()).toMatchObject({ quantity: -4 });
    expect(await pay(beyond)).toMatchObject({ attentions: ['above-stock'], lines: [{ madeToOrder: true }] });
    expect(await hub()).toMatchObject({ quantity: -4 });
  });

  it('shows a stock below zero to admins only', async () => {
    const id = await add({ quantity: 1, storage: 'Shelf B-3' });
    await placed(4, id);
    expect((await get(id)).json).toMatchObject({ quantity: 0 });
    expect((await get(id)).json).not.toHaveProperty('storage');
    const { json } = await shop.call('listCatalogue');
    expect((json as readonly CatalogueProduct[])[0]).toMatchObject({ quantity: 0 });
    expect((await get(id, admin)).json).toMatchObject({ quantity: -3, storage: 'Shelf B-3' });
    const low = { token: admin.accessToken, query: { stock: 'none' } };
    expect((await shop.call('listAllProducts', low)).json).toMatchObject([{ quantity: -3 }]);
  });

  it('emails the shop how many are to be made', async () => {
    await store({ quantity: 20 });
    await placed(23);
    const mails = await shop.firestore.collection('mail').where('event', '==', 'low-stock').get();
    expect(mails.docs.map((mail) => String(mail.get('message.text')))).toEqual([
      expect.stringContaining('3 to make'),
    ]);
  });
});

describe('a part made to order', () => {
  const made = { madeToOrder: { days: 12 } };

  it('sells beyond an enforced stock with the promised days, which the order keeps', async () => {
    await settings(true, false);
    await store({ quantity: 5, ...made });
    const inStock = await placed(5);
    expect(inStock.lines[0]).not.toHaveProperty('madeToOrder');
    const beyond = await placed(2);
    expect(beyond.lines).toMatchObject([{ madeToOrder: true, madeToOrderDays: 12, stockTaken: true }]);
    expect(await hub()).toMatchObject({ quantity: -2 });
    await store({ quantity: -2, madeToOrder: { days: 30 } });
    expect(await pay(beyond)).toMatchObject({
      attentions: ['sold-out'],
      lines: [{ madeToOrder: true, madeToOrderDays: 12 }],
    });
    const mails = await shop.firestore.collection('mail').where('event', '==', 'paid').get();
    const text = String(mails.docs[0]?.get('message.text'));
    expect(text).toContain('Your part is made to order. Your order ships in about 12 days.');
    expect(text).toContain('Made to order, ships in about 12 days');
  });

  it('is refused beyond an enforced stock once it is no longer made to order', async () => {
    await settings(true, false);
    const id = await add({ quantity: 0, ...made });
    expect((await get(id)).json).toMatchObject(made);
    await save(id, { madeToOrder: null });
    expect((await get(id)).json).not.toHaveProperty('madeToOrder');
    expect(codeOf(await order(1, id))).toEqual([409, 'orders/out-of-stock']);
  });

  it.each([0, 366, 1.5, -0, 'soon'])('rejects %s days', async (days) => {
    const body = { ...draft, madeToOrder: { days } };
    const issues = [{ path: 'madeToOrder.days' }];
    expect(await shop.call('addProduct', { token: admin.accessToken, body })).toMatchObject({
      status: 400,
      json: { issues },
    });
  });

  it('keeps its days and storage place when an older client saves it', async () => {
    const id = await add({ ...made, storage: 'B-3' });
    const { madeToOrder: _, storage: __, ...older } = (await get(id, admin)).json as Product;
    const headers = { 'if-match': '"0"' };
    const body = { ...older, name: 'Hub' };
    expect(
      await shop.call('saveProduct', { params: { id }, token: admin.accessToken, headers, body }),
    ).toMatchObject({
      status: 200,
      json: { name: 'Hub', ...made, storage: 'B-3' },
    });
  });
});
