import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pagesOf } from '../test-support/paging.ts';
import type { Person } from '../test-support/people.ts';
import { openShop, type Shop } from '../test-support/shop.ts';

let shop: Shop;
let admin: Person;
let customer: Person;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.people.admin();
  customer = await shop.people.customer({ name: 'Casey Rider' });
});
beforeEach(async () => {
  await shop.empty('orders', 'settings', 'products');
  await storeProduct();
});
afterAll(() => shop.close());

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

async function storeProduct(changes: object = {}): Promise<void> {
  const now = Timestamp.now();
  const product = {
    name: 'Chainring 42T',
    img: '',
    description: '',
    priceCents: 5990,
    quantity: 10,
    minOrder: 2,
  };
  const stored = { ...product, position: 1, createdAt: now, updatedAt: now, ...changes };
  await shop.firestore.doc('products/chainring').set(stored);
}

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
  it("stores a guest's order with the product's own name and the amount due for all of it", async () => {
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
      { priceCents: 17970, unitPriceCents: 5990, customerUid: null, paid: false, transactionId: null },
    ]);
  });

  it('takes the customer from the token, not from the body', async () => {
    const { json } = await place({}, customer.accessToken);
    expect(json).toMatchObject({ customerEmail: customer.email, customerName: 'Casey Rider' });
    expect(await storedOrders()).toMatchObject([{ customerUid: customer.uid }]);
  });

  it('refuses none of the signed-in for a name that is too long for a guest', async () => {
    const customerName = 'x'.repeat(201);
    expect((await place({ customerName }, customer.accessToken)).json).toMatchObject({
      customerName: 'Casey Rider',
    });
    expect((await place({ customerName })).json).toMatchObject({ issues: [{ path: 'customerName' }] });
  });

  it.each(['null', 'undefined', ''])('takes Bearer %s for a guest', async (token) => {
    expect((await place({}, token)).json).toMatchObject({ customerEmail: 'guest@example.com' });
  });

  it('takes the price of one or of all', async () => {
    expect((await place({ price: 59.9 })).status).toBe(201);
    expect((await place({ price: 179.7 })).status).toBe(201);
  });

  it('answers 409 with the current price and stores nothing when the price changed', async () => {
    const { status, json } = await place({ price: 49.9 });
    expect(status).toBe(409);
    expect(json).toMatchObject({
      code: 'orders/price-changed',
      message: expect.stringContaining('59.90') as string,
      issues: [{ path: 'price', message: expect.stringContaining('59.90') as string }],
    });
    expect(await storedOrders()).toEqual([]);
  });

  it('answers 404 when the part is gone', async () => {
    const { status, json } = await place({ purchaseId: 'no-such-product' });
    expect(status).toBe(404);
    expect(json).toMatchObject({ code: 'products/not-found' });
  });

  it('answers 409 when no card payment can carry the total', async () => {
    const { status, json } = await place({ quantity: 999_999 });
    expect(status).toBe(409);
    expect(json).toMatchObject({ code: 'orders/total-too-large', issues: [{ path: 'quantity' }] });
    expect(await storedOrders()).toEqual([]);
  });

  it('writes nothing of the body that the server decides', async () => {
    await place({
      paid: true,
      transactionId: 'pi_mine',
      unitPrice: 1,
      customerUid: 'x',
      _id: 'mine',
      attention: 'x',
    });
    expect(await storedOrders()).toMatchObject([
      { paid: false, transactionId: null, unitPriceCents: 5990, customerUid: null, attention: null },
    ]);
  });

  it('only shows minimum and stock while the shop does not enforce them', async () => {
    expect((await place({ quantity: 1 })).status).toBe(201);
    expect((await place({ quantity: 11 })).status).toBe(201);
    expect((await shop.firestore.doc('products/chainring').get()).get('quantity')).toBe(10);
  });

  it('answers 409 below the minimum where the shop enforces it', async () => {
    await shop.firestore.doc('settings/shop').set({ enforceMinOrder: true, enforceStock: false });
    const { status, json } = await place({ quantity: 1 });
    expect(status).toBe(409);
    expect(json).toMatchObject({ code: 'orders/below-minimum', issues: [{ path: 'quantity' }] });
    expect((await place({ quantity: 2 })).status).toBe(201);
  });

  it('sells each unit once, however many buyers come at the same time', async () => {
    await shop.firestore.doc('settings/shop').set({ enforceMinOrder: false, enforceStock: true });
    const answers = await Promise.all(Array.from({ length: 60 }, () => place({ quantity: 1 })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(50);
    expect(await storedOrders()).toHaveLength(10);
    expect((await shop.firestore.doc('products/chainring').get()).get('quantity')).toBe(0);
  });
});

describe('POST /orders at two instances of the function', () => {
  it('sells each unit once between them', async () => {
    await shop.firestore.doc('settings/shop').set({ enforceMinOrder: false, enforceStock: true });
    const other = await openShop({ firestoreProjectId: shop.firestoreProjectId });
    const buy = (at: Shop) => at.call('placeOrder', { body: { ...guestDraft, quantity: 3 } });
    const answers = await Promise.all([shop, other, shop, other, shop, other].map(buy));
    await other.close();
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect((await shop.firestore.doc('products/chainring').get()).get('quantity')).toBe(1);
  });
});

async function storeOrders(count: number, changes: object = {}): Promise<void> {
  const batch = shop.firestore.batch();
  for (let nth = 1; nth <= count; nth += 1) {
    const createdAt = Timestamp.fromMillis(1_700_000_000_000 + Math.floor(nth / 2));
    const bought = {
      purchaseId: 'chainring',
      name: 'Chainring 42T',
      priceCents: 5990,
      unitPriceCents: 5990,
      quantity: 1,
    };
    const who = {
      customerEmail: customer.email,
      customerName: 'Casey',
      customerUid: customer.uid,
      phone: '',
    };
    const state = { paid: false, transactionId: null, attention: null, createdAt, updatedAt: createdAt };
    batch.set(shop.firestore.collection('orders').doc(), { ...bought, ...who, ...state, ...changes });
  }
  await batch.commit();
}

describe('GET /order', () => {
  const ask = (customerEmail: string, token?: string) =>
    shop.call('listCustomerOrders', { query: { customerEmail }, ...(token === undefined ? {} : { token }) });

  it('answers the owner, newest first, and nobody else', async () => {
    await storeOrders(3);
    await storeOrders(2, { customerEmail: 'other@example.com' });
    const { json, headers } = await ask(customer.email.toUpperCase(), customer.accessToken);
    const times = (json as { createdAt: string }[]).map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    expect(times).toHaveLength(3);
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await ask('other@example.com', customer.accessToken)).status).toBe(403);
    expect((await ask('other@example.com', admin.accessToken)).json).toHaveLength(2);
    expect((await ask(customer.email)).status).toBe(401);
  });

  it('answers an empty array to who has not ordered', async () => {
    expect((await ask(customer.email, customer.accessToken)).json).toEqual([]);
  });

  it('answers 400 without an email', async () => {
    const { status, json } = await shop.call('listCustomerOrders', { token: customer.accessToken });
    expect(status).toBe(400);
    expect(json).toMatchObject({ issues: [{ path: 'customerEmail' }] });
  });

  it('pages through orders of the same moment, each once', async () => {
    await storeOrders(9);
    const asking = { query: { customerEmail: customer.email, limit: '2' }, token: customer.accessToken };
    const ids = (await pagesOf(shop, 'listCustomerOrders', asking)).flat().map(({ _id }) => _id);
    expect(ids).toHaveLength(9);
    expect(new Set(ids).size).toBe(9);
  });
});

describe('an email with a plus in it', () => {
  it('may stand in the query as it is, where a plus means a blank', async () => {
    const person = await shop.people.customer({ email: `plus+tag.${crypto.randomUUID()}@example.com` });
    const headers = { authorization: `Bearer ${person.accessToken}` };
    for (const email of [person.email, person.email.replace('+', '%20'), encodeURIComponent(person.email)])
      expect((await shop.request(`/order?customerEmail=${email}`, { headers })).status).toBe(200);
    const stranger = person.email.replace('+', '');
    expect((await shop.request(`/order?customerEmail=${stranger}`, { headers })).status).toBe(403);
  });
});

describe('GET /allOrder', () => {
  it('answers admins with every order, more than one batch of them', async () => {
    for (let batch = 0; batch < 3; batch += 1) await storeOrders(400);
    const { json } = await shop.call('listAllOrders', { token: admin.accessToken });
    expect(new Set((json as { _id: string }[]).map(({ _id }) => _id)).size).toBe(1200);
    const times = (json as { createdAt: string }[]).map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
  });

  it('is for admins', async () => {
    expect((await shop.call('listAllOrders')).status).toBe(401);
    expect((await shop.call('listAllOrders', { token: customer.accessToken })).status).toBe(403);
  });
});

describe('GET /order/{id}', () => {
  it('answers the owner and admins', async () => {
    const { json } = await place({}, customer.accessToken);
    const { _id: id, insertedId, ...rest } = json as { _id: string; insertedId: string };
    expect(insertedId).toBe(id);
    for (const token of [customer.accessToken, customer.idToken, admin.accessToken]) {
      expect((await shop.call('getOrder', { params: { id }, token })).json).toEqual({ _id: id, ...rest });
    }
  });

  it("answers 404 for no order, 403 for another's, 401 without a token", async () => {
    const { json } = await place();
    const id = (json as { _id: string })._id;
    const get = (of: string, token: string) => shop.call('getOrder', { params: { id: of }, token });
    expect((await get('nothing', customer.accessToken)).status).toBe(404);
    expect((await get(id, customer.accessToken)).status).toBe(403);
    expect((await shop.call('getOrder', { params: { id } })).status).toBe(401);
  });
});
