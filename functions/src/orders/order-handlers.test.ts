import { beforeEach, describe, expect, it } from 'vitest';
import { openShopForFile } from '../../test-support/shop.ts';
import { storedProduct } from '../../test-support/products/part.ts';

const shop = await openShopForFile();
const admin = await shop.people.admin();
const customer = await shop.people.customer({ name: 'Casey Rider' });
beforeEach(async () => {
  await shop.empty('orders', 'settings', 'products');
  await storeProduct();
});

const guestDraft = {
  purchaseId: 'chainring',
  purchase: 'whatever the client thinks',
  name: 'whatever the client thinks',
  price: '59.9',
  quantity: '3',
  phone: '+1 555 0100',
  customerEmail: 'Guest@Example.com',
  customerName: 'Gale Guest',
};

const storeProduct = () =>
  shop.firestore
    .doc('products/chainring')
    .set(storedProduct({ name: 'Chainring 42T', quantity: 10, minOrder: 2 }));

function place(changes: object = {}, token?: string) {
  return shop.call('placeOrder', {
    body: { ...guestDraft, ...changes },
    ...(token === undefined ? {} : { token }),
  });
}

async function storedOrders() {
  return (await shop.firestore.collection('orders').get()).docs.map((order) => order.data());
}

describe('POST /orders', () => {
  it('stores a guest order with the product’s current name and the total price', async () => {
    const { status, json } = await place();
    expect(status).toBe(201);
    expect(json).toMatchObject({
      purchaseId: 'chainring',
      purchase: 'Chainring 42T',
      name: 'Chainring 42T',
      price: 179.7,
      unitPrice: 59.9,
      quantity: 3,
      phone: '+1 555 0100',
      customerEmail: 'guest@example.com',
      customerName: 'Gale Guest',
      paid: false,
      transactionId: null,
    });
    expect(json).toHaveProperty('insertedId', (json as { _id: string })._id);
    expect(await storedOrders()).toMatchObject([
      { priceCents: 17970, customerUid: null, paid: false, transactionId: null },
    ]);
  });

  it('takes the customer from the token, not from the body', async () => {
    const { json } = await place({}, customer.accessToken);
    expect(json).toMatchObject({ customerEmail: customer.email, customerName: 'Casey Rider' });
    expect(await storedOrders()).toMatchObject([{ customerUid: customer.uid }]);
  });

  it('rejects a name that is too long from guests, but ignores it for signed-in customers', async () => {
    const customerName = 'x'.repeat(201);
    expect((await place({ customerName }, customer.accessToken)).json).toMatchObject({
      customerName: 'Casey Rider',
    });
    expect((await place({ customerName })).json).toMatchObject({ issues: [{ path: 'customerName' }] });
  });

  it('accepts the unit price or the order total as `price`', async () => {
    expect((await place({ price: 59.9 })).status).toBe(201);
    expect((await place({ price: 179.7 })).status).toBe(201);
  });

  it('answers 409 with the current price and stores nothing if the price changed', async () => {
    const { status, json } = await place({ price: 49.9 });
    expect(status).toBe(409);
    expect(json).toMatchObject({
      code: 'orders/price-changed',
      message: expect.stringContaining('59.90') as string,
      issues: [{ path: 'price', message: expect.stringContaining('59.90') as string }],
    });
    expect(await storedOrders()).toEqual([]);
  });

  it('answers 404 if there is no such product', async () => {
    const { status, json } = await place({ purchaseId: 'no-such-product' });
    expect(status).toBe(404);
    expect(json).toMatchObject({ code: 'products/not-found' });
  });

  it('answers 409 if the total exceeds the maximum card charge', async () => {
    const { status, json } = await place({ quantity: 999_999 });
    expect(status).toBe(409);
    expect(json).toMatchObject({ code: 'orders/total-too-large', issues: [{ path: 'quantity' }] });
    expect(await storedOrders()).toEqual([]);
  });

  it('ignores fields in the body that only the server sets', async () => {
    await place({
      paid: true,
      transactionId: 'pi_mine',
      unitPrice: 1,
      customerUid: 'x',
      _id: 'mine',
      attentions: ['x'],
    });
    expect(await storedOrders()).toMatchObject([
      { paid: false, transactionId: null, priceCents: 17970, customerUid: null, attentions: [] },
    ]);
  });

  it('accepts any quantity while the settings enforce neither minimum quantities nor stock', async () => {
    expect((await place({ quantity: 1 })).status).toBe(201);
    expect((await place({ quantity: 11 })).status).toBe(201);
    expect((await shop.firestore.doc('products/chainring').get()).get('quantity')).toBe(10);
  });
});

it('GET /order/{id} returns an order to its owner and to admins', async () => {
  const { json } = await place({}, customer.accessToken);
  const { _id: id, insertedId, ...rest } = json as { _id: string; insertedId: string };
  expect(insertedId).toBe(id);
  for (const token of [customer.accessToken, customer.idToken, admin.accessToken]) {
    expect((await shop.call('getOrder', { params: { id }, token })).json).toEqual({ _id: id, ...rest });
  }
});
