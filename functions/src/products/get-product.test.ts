import type { Product } from '@pedalworks/contract';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { openShopForFile, publicAddress } from '../../test-support/shop.ts';
import { draft, storedProduct, workbench } from '../../test-support/products/part.ts';

const shop = await openShopForFile();
const [admin, customer] = [await shop.people.admin(), await shop.people.customer()];
const { add, get, save, remove } = workbench(shop, admin);
beforeEach(() => shop.empty('products', 'slugs', 'partNumbers'));

const found = async (key: string) => (await get(key)).json as Product;

describe('GET /product/{id}', () => {
  it('finds a product by id, slug, or part number in upper or lower case', async () => {
    const _id = await add({ partNumber: 'pw-cr42-130' });
    for (const key of [_id, 'chainring-42t', 'PW-CR42-130', 'pw-cr42-130'])
      expect(await found(key), key).toMatchObject({ _id, partNumber: 'PW-CR42-130' });
  });

  it('finds a product by a part number with dots or an encoded slash', async () => {
    const _id = await add({ partNumber: ' rt86/180 ' });
    expect(await found('RT86/180')).toMatchObject({ _id, partNumber: 'RT86/180' });
    const other = await add({ partNumber: '00.1918.127.000' });
    expect(await found('00.1918.127.000')).toMatchObject({ _id: other });
    const taken = await save(other, { partNumber: 'rt86/180' });
    expect(taken.status).toBe(409);
  });

  it('returns the optional fields that were set when the product was created', async () => {
    const path = `/image/${'a'.repeat(64)}-640.webp`;
    const sent = {
      category: 'drivetrain',
      kind: 'chainring',
      range: 'Meridian',
      specs: [{ name: 'Teeth', value: '42' }],
      interfaces: [{ key: 'speeds', side: 'needs', values: ['12'], place: 'ring' }],
      step: 2,
      priceBreaks: [{ from: 10, price: 49.9 }],
    };
    const images = [{ url: publicAddress + path, alt: 'From the side' }, { url: draft.img }];
    const answered = await found(await add({ ...sent, images }));
    expect(answered).toMatchObject(sent);
    expect(answered.img).toBe(publicAddress + path);
    expect(answered.images).toEqual([images[0], { url: draft.img, alt: '' }]);
    expect(answered.rating).toEqual({ average: 0, count: 0 });
  });

  it('returns every field of a product found by id', async () => {
    const fields = { name: 'Old Rim', slug: 'old-rim', priceCents: 8950, quantity: 4 };
    const stored = storedProduct({ ...fields, updatedAt: Timestamp.fromMillis(0) });
    await shop.firestore.doc('products/old-rim').set(stored);
    expect(await found('old-rim')).toEqual({
      _id: 'old-rim',
      slug: 'old-rim',
      name: 'Old Rim',
      partNumber: '',
      category: null,
      range: '',
      description: '',
      price: 89.5,
      priceBreaks: [],
      quantity: 4,
      minOrder: 1,
      step: 1,
      img: '',
      images: [],
      specs: [],
      interfaces: [],
      fitsWith: [],
      status: 'active',
      rating: { average: 0, count: 0 },
      revision: 0,
      updatedAt: new Date(0).toISOString(),
    });
    expect((await shop.call('listProducts')).json).toMatchObject([{ _id: 'old-rim', images: [] }]);
  });

  it('allows caching, except for admins, who receive the ETag needed for saving', async () => {
    const id = await add();
    const answers = [await get(id), await get(id, customer), await get(id, admin)];
    const [etag] = answers.map(({ headers }) => headers.get('etag'));
    expect(answers.map(({ headers }) => headers.get('etag'))).toEqual([etag, etag, '"0"']);
    const caching = answers.map(({ headers }) => headers.get('cache-control'));
    expect(caching).toEqual([
      expect.stringMatching(/^public/u),
      expect.stringMatching(/^public/u),
      'no-store',
    ]);
    const headers = { 'if-none-match': etag ?? '' };
    expect(await shop.call('getProduct', { params: { id }, headers })).toMatchObject({ status: 304 });
  });

  it('answers 404 for an unknown product', async () => {
    expect((await get('no-such-part')).json).toMatchObject({ code: 'products/not-found' });
    for (const key of ['__proto__', '../x', 'a/b', '💡', 'x'.repeat(129), 'rotor (180)', 'א'])
      expect([400, 404], key).toContain((await get(key)).status);
  });
});

describe('an archived product', () => {
  it('is visible to admins only, and appears in no list by default', async () => {
    const id = await add();
    expect((await remove(id)).json).toEqual({ acknowledged: true, deletedCount: 1 });
    for (const key of [id, 'chainring-42t']) {
      expect(await get(key)).toMatchObject({
        status: 404,
        json: { code: 'products/archived', message: 'Chainring 42T is no longer made.' },
      });
      expect((await get(key, customer)).status).toBe(404);
      expect((await get(key, admin)).json).toMatchObject({ _id: id, status: 'archived' });
    }
    for (const call of ['listProducts', 'listCatalogue', 'listAllProducts'] as const)
      expect((await shop.call(call, { token: admin.accessToken })).json, call).toEqual([]);
  });

  it('is listed by GET /allProduct with status=archived, page by page', async () => {
    const ids = [await add(), await add(), await add()];
    await remove(ids[0] ?? '');
    await remove(ids[2] ?? '');
    const query = { status: 'archived', limit: '1' };
    const first = await shop.call('listAllProducts', { token: admin.accessToken, query });
    expect(first.json).toMatchObject([{ _id: ids[2] }]);
    expect(first.headers.get('link')).toContain('status=archived');
  });

  it('returns to its former position in the list when it is saved as active', async () => {
    const ids = [await add({ name: 'One' }), await add({ name: 'Two' })];
    await remove(ids[0] ?? '');
    const { json } = await save(ids[0] ?? '', { status: 'active' });
    expect(json).toMatchObject({ status: 'active', name: 'One' });
    expect((await shop.call('listProducts')).json).toMatchObject(ids.map((_id) => ({ _id })));
  });

  it('cannot be ordered', async () => {
    const id = await add();
    await remove(id);
    const body = { purchaseId: id, price: 59.9, quantity: 1, customerEmail: 'guest@example.com' };
    expect((await shop.call('placeOrder', { body })).json).toMatchObject({ code: 'products/not-found' });
  });
});

describe('slugs and part numbers of new products', () => {
  it('are unique even if products with the same name are added concurrently', async () => {
    const ids = await Promise.all(Array.from({ length: 4 }, () => add({ name: 'Étrier à 4 pistons' })));
    const products = await Promise.all(ids.map(found));
    expect(products.map(({ slug }) => slug).sort()).toEqual([
      'etrier-a-4-pistons',
      'etrier-a-4-pistons-2',
      'etrier-a-4-pistons-3',
      'etrier-a-4-pistons-4',
    ]);
    expect(new Set(products.map(({ partNumber }) => partNumber)).size).toBe(4);
    for (const { partNumber } of products) expect(partNumber).toMatch(/^PW-EA4P\d?-[0-9A-Z]{4}$/u);
  });

  it('cannot equal those of another product, including former slugs', async () => {
    const id = await add({ partNumber: 'PW-1' });
    await save(id, { slug: 'renamed' });
    const refused = (changes: object) =>
      shop.call('addProduct', { token: admin.accessToken, body: { ...draft, ...changes } });
    expect((await refused({ partNumber: 'pw-1' })).json).toMatchObject({
      code: 'products/part-number-taken',
      issues: [{ path: 'partNumber' }],
    });
    for (const slug of ['renamed', 'chainring-42t'])
      expect((await refused({ slug })).json).toMatchObject({
        code: 'products/slug-taken',
        issues: [{ path: 'slug' }],
      });
    expect((await shop.call('listProducts')).json).toHaveLength(1);
    expect(await found(await add())).toMatchObject({ slug: 'chainring-42t-2' });
  });

  it('are generated if the form leaves them empty, even for a name of 200 characters', async () => {
    const id = await add({ name: 'x '.repeat(100).trim().padEnd(200, 'y'), slug: '', partNumber: '' });
    expect((await found(id)).slug.length).toBeLessThanOrEqual(80);
  });
});
