import { beforeEach, describe, expect, it } from 'vitest';
import { nextOf, pagesOf } from '../../test-support/paging.ts';
import { openShop, openShopForFile, publicAddress } from '../../test-support/shop.ts';
import { draft, storedProduct } from '../../test-support/products/part.ts';

const shop = await openShopForFile();
const admin = await shop.people.admin();
beforeEach(() => shop.empty('products', 'orders'));

async function addProduct(changes: object = {}): Promise<string> {
  const { json } = await shop.call('addProduct', {
    token: admin.accessToken,
    body: { ...draft, ...changes },
  });
  return (json as { insertedId: string }).insertedId;
}

async function storeProducts(count: number): Promise<void> {
  const batch = shop.firestore.batch();
  for (let position = 1; position <= count; position += 1) {
    const slug = `product-${String(position)}`;
    batch.set(shop.firestore.doc(`products/${slug}`), storedProduct({ slug, position }));
  }
  await batch.commit();
}

describe('POST /product', () => {
  it('adds a product at the end of the list and accepts numbers as text', async () => {
    const first = await addProduct();
    const second = await addProduct({ name: 'Chainring 44T' });
    const { json } = await shop.call('listProducts');
    expect(json).toMatchObject([
      { _id: first, name: 'Chainring 42T', price: 59.9, quantity: 12, minOrder: 1 },
      { _id: second, name: 'Chainring 44T' },
    ]);
  });

  it('stores a new product as archived if the request says so', async () => {
    const id = await addProduct({ status: 'archived' });
    expect((await shop.call('listProducts')).json).toEqual([]);
    const query = { status: 'archived' };
    const { json } = await shop.call('listAllProducts', { token: admin.accessToken, query });
    expect(json).toMatchObject([{ _id: id, status: 'archived' }]);
  });

  it('stores prices as integer cents and rejects a third decimal', async () => {
    const id = await addProduct({ price: 19.99 });
    const stored = await shop.firestore.doc(`products/${id}`).get();
    expect(stored.get('priceCents')).toBe(1999);
    const body = { ...draft, price: 19.995 };
    expect(await shop.call('addProduct', { token: admin.accessToken, body })).toMatchObject({
      status: 400,
      json: { issues: [{ path: 'price', message: 'Price must have at most 2 decimals' }] },
    });
  });

  it("stores relative URLs for the shop's own pictures and returns absolute ones", async () => {
    const path = `/image/${'a'.repeat(64)}-640.webp`;
    const ids = [await addProduct({ img: path }), await addProduct({ img: publicAddress + path })];
    for (const id of ids) expect((await shop.firestore.doc(`products/${id}`).get()).get('img')).toBe(path);
    await addProduct();
    const expected = [publicAddress + path, publicAddress + path, draft.img];
    for (const call of ['listProducts', 'listAllProducts'] as const) {
      const { json } = await shop.call(call, { token: admin.accessToken });
      expect((json as { img: string }[]).map(({ img }) => img)).toEqual(expected);
    }
  });

  it('ignores unknown fields', async () => {
    const id = await addProduct({ role: 'admin', position: -1 });
    const stored = await shop.firestore.doc(`products/${id}`).get();
    expect(stored.data()).not.toHaveProperty('role');
    expect(stored.get('position')).toBeGreaterThan(0);
  });
});

describe('GET /product', () => {
  it('returns the products in display order', async () => {
    await storeProducts(12);
    const { json } = await shop.call('listProducts');
    expect((json as { _id: string }[]).map(({ _id }) => _id)).toEqual(
      Array.from({ length: 12 }, (_, index) => `product-${String(index + 1)}`),
    );
  });

  it('is cacheable and answers 304 to a matching ETag', async () => {
    await storeProducts(1);
    const first = await shop.call('listProducts');
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=0, must-revalidate, s-maxage=\d+/u);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/u);
    const again = await shop.call('listProducts', { headers: { 'if-none-match': etag } });
    expect(again).toMatchObject({ status: 304, bytes: { length: 0 } });
    expect(again.headers.get('etag')).toBe(etag);
    await storeProducts(2);
    expect((await shop.call('listProducts', { headers: { 'if-none-match': etag } })).status).toBe(200);
  });

  it('has the same ETag as HEAD /product, which returns no body', async () => {
    const get = await shop.request('/product');
    const head = await shop.request('/product', { method: 'HEAD' });
    expect(head).toMatchObject({ status: 200, bytes: { length: 0 } });
    expect(head.headers.get('etag')).toBe(get.headers.get('etag'));
  });

  it('links pages that together contain each product once', async () => {
    await storeProducts(7);
    const pages = await pagesOf(shop, 'listProducts', { query: { limit: '3' } });
    expect(pages.map((page) => page.length)).toEqual([3, 3, 1]);
    expect(new Set(pages.flat().map(({ _id }) => _id)).size).toBe(7);
  });

  it('returns the next page even if the last product of the previous page was deleted', async () => {
    await storeProducts(4);
    const { headers } = await shop.call('listProducts', { query: { limit: '2' } });
    const next = nextOf('/product', headers) ?? '';
    await shop.firestore.doc('products/product-2').delete();
    expect((await shop.request(next)).json).toMatchObject([{ _id: 'product-3' }, { _id: 'product-4' }]);
  });

  it("keeps the path prefix of the function's own URL in links to the next page", async () => {
    await storeProducts(3);
    const called = '/demo-pedalworks/us-central1/api';
    const aside = await openShop({
      firestoreProjectId: shop.firestoreProjectId,
      prefix: called,
    });
    const { headers } = await aside.request(`${called}/product?limit=2`);
    const next = nextOf(`${called}/product`, headers) ?? '';
    expect(next).toMatch(/^\/demo-pedalworks\/us-central1\/api\/product\?/u);
    expect((await aside.request(next)).json).toMatchObject([{ _id: 'product-3' }]);
    await aside.close();
  });

  it.each(['0', '101', '-1', '1.5', 'ten', ''])('rejects limit=%s', async (limit) => {
    const { status, json } = await shop.call('listProducts', { query: { limit } });
    expect(status).toBe(400);
    expect(json).toMatchObject({ code: 'request/invalid', issues: [{ path: 'limit' }] });
  });

  it.each(['', 'garbage', '1', '1-2', '1-2-', '1-2-a/b', '1-2-..', '1-2-__x__', '1e9-0-a', 'x'.repeat(1025)])(
    'rejects the cursor %j',
    async (cursor) => {
      const { status, json } = await shop.call('listProducts', { query: { limit: '2', cursor } });
      expect(status).toBe(400);
      expect(json).toMatchObject({ issues: [{ path: 'cursor' }] });
    },
  );
});

describe('DELETE /product/{id}', () => {
  const remove = (id: string) => shop.call('deleteProduct', { params: { id }, token: admin.accessToken });

  it('archives the product and keeps its orders', async () => {
    const id = await addProduct();
    const order = { purchaseId: id, price: 59.9, quantity: 2, customerEmail: 'guest@example.com' };
    const placed = await shop.call('placeOrder', { body: order });
    expect((await remove(id)).json).toEqual({ acknowledged: true, deletedCount: 1 });
    expect((await shop.call('listProducts')).json).toEqual([]);
    const { json } = await shop.call('listAllOrders', { token: admin.accessToken });
    expect(json).toMatchObject([{ name: 'Chainring 42T', price: 119.8 }]);
    expect(placed.status).toBe(201);
  });

  it('answers 404 without deletedCount for an unknown product', async () => {
    const { status, json } = await remove('no-such-product');
    expect(status).toBe(404);
    expect(json).not.toHaveProperty('deletedCount');
  });
});

it('POST /product/bulk archives and restores products, and refuses to archive a product twice', async () => {
  const [one, other] = [await addProduct(), await addProduct()];
  const change = async (status: string) => {
    const body = { status, products: [{ id: one }, { id: other }] };
    return (await shop.call('changeProducts', { token: admin.accessToken, body })).json;
  };
  await shop.call('deleteProduct', { token: admin.accessToken, params: { id: other } });
  expect(await change('archived')).toMatchObject({
    changed: [one],
    refused: [{ id: other, code: 'products/not-found' }],
  });
  expect(await change('active')).toEqual({ changed: [one, other], refused: [] });
  expect(await change('active')).toEqual({ changed: [], refused: [] });
  expect((await shop.call('listProducts')).json).toHaveLength(2);
});
