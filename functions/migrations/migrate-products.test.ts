import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storedBefore, workbench } from '../test-support/products/part.ts';
import { openShop, type Shop } from '../test-support/shop.ts';
import { migrateProducts } from './migrate-products.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(() => shop.empty('products', 'slugs', 'partNumbers'));
afterAll(() => shop.close());

const store = (id: string, changes: object = {}) =>
  shop.firestore.doc(`products/${id}`).set(storedBefore(new Date(0), changes));
const answered = async (key: string) => (await shop.call('getProduct', { params: { id: key } })).json;
const sizeOf = async (collection: string) => (await shop.firestore.collection(collection).get()).size;

describe('npm run migrate', () => {
  it('gives every product a slug and a part number of its own, though two have one name', async () => {
    await store('one');
    await store('two', { img: '/image/x.webp' });
    expect(await migrateProducts(shop.firestore)).toEqual({ looked: 2, migrated: ['one', 'two'] });
    expect(await answered('old-rim')).toMatchObject({ _id: 'one', slug: 'old-rim', images: [] });
    expect(await answered('old-rim-2')).toMatchObject({ _id: 'two', images: [{ alt: 'Old Rim' }] });
    expect((await shop.firestore.doc('products/one').get()).data()).toMatchObject({
      partNumber: expect.stringMatching(/^PW-OR-/u) as string,
      priceBreaks: [],
      step: 1,
      status: 'active',
      position: 1,
    });
    expect([await sizeOf('slugs'), await sizeOf('partNumbers')]).toEqual([2, 2]);
  });

  it('changes nothing the second time, nor what was added since', async () => {
    await store('one');
    await workbench(shop, await shop.people.admin()).add({ name: 'Old Rim' });
    expect(await migrateProducts(shop.firestore)).toMatchObject({ migrated: ['one'] });
    const before = (await shop.firestore.doc('products/one').get()).data();
    expect(await migrateProducts(shop.firestore)).toEqual({ looked: 2, migrated: [] });
    expect((await shop.firestore.doc('products/one').get()).data()).toEqual(before);
    expect([await sizeOf('slugs'), await sizeOf('partNumbers')]).toEqual([2, 2]);
  });

  it('keeps what a product has, and goes on where it was broken off', async () => {
    await store('one', { slug: 'rim', partNumber: 'PW-RM-1', category: 'wheels' });
    await shop.firestore.doc('slugs/rim').set({ productId: 'one', createdAt: new Date(0) });
    expect(await migrateProducts(shop.firestore)).toMatchObject({ migrated: ['one'] });
    expect(await answered('pw-rm-1')).toMatchObject({ slug: 'rim', category: 'wheels' });
  });

  it("counts ratings anew that counted more than buyers' reviews", async () => {
    await store('one', { rating: { sum: 12, count: 3 } });
    const review = {
      customerEmail: 'a@example.com',
      customerName: '',
      customerPhoto: null,
      comment: 'Good.',
    };
    const times = { createdAt: new Date(0), updatedAt: new Date(0) };
    for (const said of [{ verified: true, rating: 5 }, { verified: false, rating: 4 }, { rating: 3 }])
      await shop.firestore
        .collection('reviews')
        .add({ ...review, ...times, published: true, productId: 'one', ...said });
    await migrateProducts(shop.firestore);
    expect(await answered('one')).toMatchObject({ rating: { average: 5, count: 1 } });
    expect(await migrateProducts(shop.firestore)).toMatchObject({ migrated: [] });
    await shop.empty('reviews');
  });

  it('says where two products have the same part number', async () => {
    await store('one', { partNumber: 'PW-RM-1' });
    await store('two', { partNumber: 'PW-RM-1' });
    await expect(migrateProducts(shop.firestore)).rejects.toMatchObject({
      code: 'products/part-number-taken',
    });
  });
});
