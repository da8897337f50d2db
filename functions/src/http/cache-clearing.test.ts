import { beforeEach, describe, expect, it } from 'vitest';
import { countReads } from '../../test-support/counted-reads.ts';
import { storedProduct, workbench } from '../../test-support/products/part.ts';
import { openShopForFile } from '../../test-support/shop.ts';
import { maxPublicCacheSeconds } from '../config.ts';
import { cacheControl, cacheTerms } from './caches.ts';

const count = 60;
const img = 'https://pictures.example/rim.webp';
const pictured = { description: 'A rim.', img, images: [{ url: img, alt: '' }] };

const shop = await openShopForFile({ settings: { publicCacheSeconds: 60 } });
const [admin, customer] = [await shop.people.admin(), await shop.people.customer()];
const { add, save } = workbench(shop, admin);
const batch = shop.firestore.batch();
for (let nth = 0; nth < count; nth += 1)
  batch.set(shop.firestore.doc(`products/z${String(nth)}`), storedProduct({ ...pictured, position: nth }));
await batch.commit();
const reads = countReads(shop.firestore);

const publicPaths = ['/product', '/product/z1', '/product/z1/fit', '/fit?a=z1&b=z2', '/catalogue', '/review'];

/** Requests the public calls and returns the number of documents read. */
async function readsOfPublicCalls(): Promise<number> {
  reads();
  for (const path of publicPaths) expect([path, (await shop.request(path)).status]).toEqual([path, 200]);
  return reads();
}

beforeEach(async () => {
  await readsOfPublicCalls();
});

const order = { purchaseId: 'z3', price: 59.9, quantity: 1, customerEmail: 'guest@example.com' };
const review = { customerEmail: 'guest@example.com', comment: 'Runs true.', rating: 5 };
describe('caches of public calls', () => {
  it.each([
    ['a rejected review', 404, () => shop.call('addReview', { body: { ...review, productId: 'nope' } })],
    ["a guest's review", 201, () => shop.call('addReview', { body: { ...review, productId: 'z1' } })],
    ['a rejected order', 409, () => shop.call('placeOrder', { body: { ...order, price: 1 } })],
    ['an order that takes no stock', 201, () => shop.call('placeOrder', { body: order })],
    ['a stale edit', 412, () => save('z1', { name: 'Rim' }, '"99"')],
    ['a call without a token', 401, () => shop.call('addProduct', { body: {} })],
    ['an invalid edit', 400, () => shop.call('addProduct', { body: {}, token: admin.accessToken })],
    [
      'an order note',
      201,
      async () => {
        const { json } = await shop.call('placeOrder', { body: order });
        const params = { id: (json as { insertedId: string }).insertedId };
        return shop.call('addOrderNote', { params, body: { text: 'Gift.' }, token: admin.accessToken });
      },
    ],
  ])('survive %s', async (_what, status, act) => {
    expect((await act()).status).toBe(status);
    expect(await readsOfPublicCalls()).toBe(0);
  });

  it('read only the changed product again after an edit, and show it', async () => {
    expect((await save('z2', { name: 'Renamed' })).status).toBe(200);
    const [{ json }, all] = [await shop.request('/product/z2'), await shop.request('/product')];
    expect(json).toMatchObject({ name: 'Renamed' });
    expect((all.json as readonly { name: string }[])[2]).toMatchObject({ name: 'Renamed' });
    expect(await readsOfPublicCalls()).toBeLessThan(count / 2);
  });

  it('read only the sold product again after a sale, and no verdicts', async () => {
    await shop.call('saveSettings', {
      body: { enforceStock: true, enforceMinOrder: false },
      token: admin.accessToken,
    });
    await readsOfPublicCalls();
    await shop.call('placeOrder', { body: order });
    reads();
    expect((await shop.request('/product')).json).toContainEqual(
      expect.objectContaining({ _id: 'z3', quantity: 0 }),
    );
    await shop.request('/fit?a=z1&b=z2');
    expect(reads()).toBe(1);
  });

  it('show a new review of a customer immediately', async () => {
    const body = { ...review, productId: 'z1' };
    await shop.call('addReview', { body, token: customer.accessToken });
    expect((await shop.request('/review')).json).toMatchObject([{ comment: 'Runs true.' }]);
  });

  it('serve all names of a product from one entry, and customers and guests alike', async () => {
    await add({ name: 'Crank', partNumber: 'PW-Ab-1' });
    await shop.request('/product/PW-AB-1/fit');
    reads();
    for (const name of ['PW-ab-1', 'Pw-Ab-1', 'crank'])
      expect((await shop.request(`/product/${name}/fit`)).status).toBe(200);
    const headers = { authorization: `Bearer ${customer.accessToken}` };
    for (const path of publicPaths) await shop.request(path, { headers });
    await readsOfPublicCalls();
    expect(reads()).toBe(0);
  });
});

it('public lists, products and verdicts are at most two minutes old, and pages twelve', () => {
  const seconds = (header: string) =>
    [...header.matchAll(/(?:s-maxage|stale-while-revalidate)=(\d+)/gu)].reduce(
      (sum, [, age]) => sum + Number(age),
      0,
    );
  const inInstance = cacheTerms.catalogue.seconds;
  expect(inInstance + maxPublicCacheSeconds + seconds(cacheControl.lists)).toBeLessThanOrEqual(2 * 60);
  expect(inInstance + cacheTerms.pages.seconds + seconds(cacheControl.pages)).toBeLessThanOrEqual(12 * 60);
});
