import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { openShop, openShopForFile, type Shop } from '../../test-support/shop.ts';
import { storedProduct } from '../../test-support/products/part.ts';

const shop = await openShopForFile();
const [customer, other] = [await shop.people.customer(), await shop.people.customer()];
beforeEach(async () => {
  await shop.empty('orders', 'idempotencyKeys', 'settings', 'products');
  await shop.firestore.doc('products/ring').set(storedProduct({ name: 'Chainring', quantity: 10 }));
});

const draft = {
  purchaseId: 'ring',
  price: 59.9,
  quantity: 1,
  phone: '1',
  customerEmail: 'guest@example.com',
};

interface Submitted {
  readonly key: string;
  readonly changes?: object;
  readonly token?: string;
  readonly at?: Shop;
}

function submit({ key, changes = {}, token, at = shop }: Submitted) {
  return at.call('placeOrder', {
    body: { ...draft, ...changes },
    headers: { 'idempotency-key': key },
    ...(token === undefined ? {} : { token }),
  });
}

const idOf = ({ json }: { json: unknown }) => (json as { insertedId: string }).insertedId;
const stored = async () => (await shop.firestore.collection('orders').get()).docs.map(({ id }) => id);
const stockLeft = async () => (await shop.firestore.doc('products/ring').get()).get('quantity') as number;
const enforceStock = () =>
  shop.firestore.doc('settings/shop').set({ enforceMinOrder: false, enforceStock: true });

describe('POST /orders with an Idempotency-Key', () => {
  it.each([1, 2, 3, 4, 5])(
    'stores one order for five concurrent requests with the same key (round %i)',
    async () => {
      await enforceStock();
      const key = crypto.randomUUID();
      const answers = await Promise.all(Array.from({ length: 5 }, () => submit({ key })));
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
      expect(new Set(answers.map(idOf))).toEqual(new Set(await stored()));
      expect(await stored()).toHaveLength(1);
      expect(await stockLeft()).toBe(9);
    },
  );

  it('stores one order if two instances receive five requests with the same key', async () => {
    const elsewhere = await openShop({ firestoreProjectId: shop.firestoreProjectId });
    const key = crypto.randomUUID();
    const places = [shop, elsewhere, shop, elsewhere, shop];
    const answers = await Promise.all(places.map((at) => submit({ key, at, token: customer.accessToken })));
    await elsewhere.close();
    expect(new Set(answers.map(idOf)).size).toBe(1);
    expect(await stored()).toHaveLength(1);
  });

  it("returns the stored order's current state even if the repeated request has its fields in another sequence", async () => {
    const first = await submit({ key: 'again' });
    await shop.firestore.doc(`orders/${idOf(first)}`).update({ transactionId: 'pi_1' });
    const sorted = Object.fromEntries(Object.entries(draft).reverse());
    const again = await shop.call('placeOrder', { body: sorted, headers: { 'idempotency-key': 'again' } });
    expect(again.status).toBe(201);
    expect(again.json).toEqual({ ...(first.json as object), transactionId: 'pi_1' });
  });

  it('returns the stored order even if its product was deleted in the meantime', async () => {
    const first = await submit({ key: 'later' });
    await shop.empty('products');
    expect(idOf(await submit({ key: 'later' }))).toBe(idOf(first));
  });

  it('answers 422 to a different body with the same key, and stores no second order', async () => {
    await submit({ key: 'reused' });
    const answer = await submit({ key: 'reused', changes: { quantity: 2 } });
    expect(answer.status).toBe(422);
    expect(answer.json).toMatchObject({ code: 'request/key-reused' });
    expect(await stored()).toHaveLength(1);
  });

  it('stores separate orders if different guests and customers send the same key', async () => {
    const answers = [
      await submit({ key: 'same' }),
      await submit({ key: 'same', changes: { customerEmail: 'other@example.com' } }),
      await submit({ key: 'same', token: customer.accessToken }),
      await submit({ key: 'same', token: other.accessToken }),
    ];
    expect(new Set(answers.map(idOf)).size).toBe(4);
  });

  it('does not store the key of a rejected request, so that the request can be repeated', async () => {
    await shop.firestore.doc('products/ring').update({ priceCents: 6000 });
    expect((await submit({ key: 'refused' })).status).toBe(409);
    await shop.firestore.doc('products/ring').update({ priceCents: 5990 });
    expect((await submit({ key: 'refused' })).status).toBe(201);
  });

  it('forgets a key after 24 hours', async () => {
    const first = await submit({ key: 'yesterday' });
    const [kept] = (await shop.firestore.collection('idempotencyKeys').get()).docs;
    const expiresAt = kept?.get('expiresAt') as Timestamp;
    expect(Math.abs(expiresAt.toMillis() - Date.now() - 86_400_000)).toBeLessThan(60_000);
    await kept?.ref.update({ expiresAt: Timestamp.fromMillis(Date.now() - 1) });
    expect(idOf(await submit({ key: 'yesterday' }))).not.toBe(idOf(first));
    expect(await stored()).toHaveLength(2);
  });

  it.each([
    ['an empty', ''],
    ['a blank', ' '],
    ['a multi-word', 'with a blank'],
    ['an over-long', 'x'.repeat(256)],
    ['a non-ASCII', 'ü'],
  ])('answers 400 to %s key', async (_name, key) => {
    const answer = await submit({ key });
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ issues: [{ path: 'Idempotency-Key' }] });
    expect(await stored()).toEqual([]);
  });
});

it('an interrupted POST /orders stores one order when the browser disconnects and repeats the request', async () => {
  const key = crypto.randomUUID();
  const body = JSON.stringify(draft);
  const headers = { 'content-type': 'application/json', 'idempotency-key': key };
  for (const patience of [1, 3, 6, 10, 15, 25]) {
    const signal = AbortSignal.timeout(patience);
    await fetch(`${shop.address}/orders`, { method: 'POST', body, headers, signal }).catch(() => null);
  }
  expect((await submit({ key })).status).toBe(201);
  expect(await stored()).toHaveLength(1);
});
