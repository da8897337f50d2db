import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { storedOrder } from '../../test-support/orders/stored-order.ts';
import { openShopForFile } from '../../test-support/shop.ts';

const shop = await openShopForFile();
const token = (await shop.people.admin()).accessToken;

const openWork = async () => (await shop.call('getOpenWork', { token })).json;

async function store(collection: string, ...documents: readonly object[]): Promise<void> {
  const now = Timestamp.now();
  const times = { createdAt: now, updatedAt: now };
  for (const document of documents)
    await shop.firestore.collection(collection).add({ ...times, ...document });
}

it('GET /stats/open counts open orders, low stock, reviews awaiting approval, failed emails and reports', async () => {
  expect(await openWork()).toEqual({
    toPack: 0,
    needsLook: 0,
    reviewsWaiting: 0,
    lowStock: 0,
    mailsFailed: 0,
    fitReports: 0,
  });
  const packed = storedOrder({ status: 'packed', paid: true });
  await store('orders', storedOrder(), storedOrder({ paid: true }), packed);
  await store('orders', storedOrder({ paid: true, attention: 'sold-out' }));
  await store('reviews', { published: true }, { published: false }, { published: false });
  const product = { name: 'Rim', img: '', description: '', priceCents: 100, minOrder: 1, position: 1 };
  const stocked = [0, 5, 6].map((quantity) => ({ ...product, quantity, status: 'active' }));
  await store('products', ...stocked, { ...product, quantity: 0, status: 'archived' });
  const states = ['failed', 'sent', 'off', 'pending', 'failed', 'failed'];
  await store('mail', ...states.map((state) => ({ delivery: { state } })));
  await store('fitReports', { state: 'open' }, { state: 'answered' });
  expect(await openWork()).toEqual({
    toPack: 2,
    needsLook: 1,
    reviewsWaiting: 2,
    lowStock: 2,
    mailsFailed: 3,
    fitReports: 1,
  });
  const short = [-3, -1].map((quantity) => ({ ...product, quantity, status: 'active' }));
  await store('products', ...short, { ...product, quantity: -9, status: 'archived' });
  expect(await openWork()).toMatchObject({ lowStock: 4, toMake: 4 });
});
