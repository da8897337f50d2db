import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OrderLine } from '../model/orders.ts';
import type { Answer } from '../../test-support/answer.ts';
import type { Person } from '../../test-support/people.ts';
import { openShopForFile, type Shop } from '../../test-support/shop.ts';
import { storedProduct } from '../../test-support/products/part.ts';

/** Run each race twenty times with `RACE_ROUNDS=20 npx vitest run races`. */
const rounds = Array.from({ length: Number(process.env['RACE_ROUNDS'] ?? 1) }, (_none, nth) => nth + 1);

const shop = await openShopForFile();
/** A second instance of the API with the same database. */
const other = await openShopForFile({ firestoreProjectId: shop.firestoreProjectId });
const admin = await shop.people.admin();
beforeEach(async () => {
  await shop.empty('orders', 'products');
  await shop.firestore.doc('settings/shop').set({ enforceMinOrder: false, enforceStock: true });
});

async function storeProduct(id: string, quantity: number): Promise<void> {
  const now = Timestamp.now();
  const product = {
    name: `Product ${id}`,
    img: '',
    description: '',
    priceCents: 5990,
    minOrder: 1,
    position: 1,
  };
  await shop.firestore
    .doc(`products/${id}`)
    .set(storedProduct({ ...product, quantity, createdAt: now, updatedAt: now }));
}

function buy(at: Shop, purchaseId: string, quantity = 1): Promise<Answer> {
  const body = { purchaseId, price: 59.9, quantity, customerEmail: 'buyer@example.com' };
  return at.call('placeOrder', { body });
}

/** Sends the requests of all buyers in parallel, alternating between two instances. */
function rush(buyers: number, press: (at: Shop, nth: number) => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(
    Array.from({ length: buyers }, (_none, nth) => press(nth % 2 === 0 ? shop : other, nth)),
  );
}

const sold = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 201).length;
const codes = (answers: readonly Answer[]) => [
  ...new Set(
    answers.flatMap(({ json, status }) => (status === 201 ? [] : [(json as { code: string }).code])),
  ),
];

async function unitsOrdered(purchaseId: string): Promise<number> {
  const ordered = shop.firestore.collection('orders').where('productIds', 'array-contains', purchaseId);
  const lines = (await ordered.get()).docs.flatMap((order) => order.get('lines') as readonly OrderLine[]);
  return lines.reduce((sum, { productId, quantity }) => sum + (productId === purchaseId ? quantity : 0), 0);
}

async function unitsLeft(id: string): Promise<unknown> {
  return (await shop.firestore.doc(`products/${id}`).get()).get('quantity');
}

describe.each(rounds)('two API instances that share a database (round %i)', () => {
  it('never sell more than the stock of two products that forty buyers order concurrently', async () => {
    await Promise.all([storeProduct('rim', 7), storeProduct('hub', 9)]);
    const answers = await rush(40, (at, nth) => buy(at, nth % 4 < 2 ? 'rim' : 'hub', 1 + (nth % 3)));
    expect(codes(answers)).toEqual(['orders/out-of-stock']);
    for (const [product, stock] of [
      ['rim', 7],
      ['hub', 9],
    ] as const) {
      expect(await unitsLeft(product)).toBe(stock - (await unitsOrdered(product)));
      expect(await unitsLeft(product)).toBeGreaterThanOrEqual(0);
    }
  }, 120_000);

  it('reject later orders when an admin archives the part while 20 buyers order it', async () => {
    await storeProduct('going', 50);
    const remove = shop.call('deleteProduct', { params: { id: 'going' }, token: admin.accessToken });
    const answers = await rush(20, (at) => buy(at, 'going'));
    expect((await remove).status).toBe(200);
    expect(codes(answers).filter((code) => code !== 'products/not-found')).toEqual([]);
    expect(await unitsOrdered('going')).toBe(sold(answers));
  }, 120_000);

  it('reject orders at the old price as soon as the price changes while 20 buyers order the part', async () => {
    await storeProduct('dearer', 50);
    const edit = shop.firestore.doc('products/dearer').update({ priceCents: 6990 });
    const answers = await rush(20, (at) => buy(at, 'dearer'));
    await edit;
    expect(codes(answers).filter((code) => code !== 'orders/price-changed')).toEqual([]);
    const { docs } = await shop.firestore.collection('orders').get();
    expect(docs.map((order) => order.get('priceCents') as number)).toEqual(docs.map(() => 5990));
    expect(docs).toHaveLength(sold(answers));
  }, 120_000);

  it('make a customer an admin when two admins promote the customer concurrently', async () => {
    const customer = await shop.people.customer();
    const second = await shop.people.admin();
    await shop.call('registerUser', { params: { email: customer.email }, token: customer.idToken });
    const promote = (at: Shop, by: Person) =>
      at.call('makeAdmin', {
        params: { email: customer.email },
        token: by.accessToken,
        body: { unverified: true },
      });
    const answers = await Promise.all([promote(shop, admin), promote(other, second)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await shop.call('listAllOrders', { token: customer.accessToken })).status).toBe(200);
    expect((await shop.firestore.doc(`users/${customer.uid}`).get()).get('role')).toBe('admin');
  });
});
