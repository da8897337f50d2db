import type { Product } from '@pedalworks/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { openShopForFile } from '../../test-support/shop.ts';
import { draft, storedProduct, workbench } from '../../test-support/products/part.ts';

const shop = await openShopForFile();
const admin = await shop.people.admin();
const { add, get, save, remove } = workbench(shop, admin);
beforeEach(() => shop.empty('products', 'slugs', 'partNumbers', 'audit'));

const found = async (key: string) => (await get(key)).json as Product;
const etagOf = async (id: string) => (await get(id, admin)).headers.get('etag') ?? '';
const audited = async () =>
  ((await shop.call('listAuditEntries', { token: admin.accessToken })).json as { action: string }[]).filter(
    ({ action }) => action === 'products/save',
  );

describe('PUT /product/{id}', () => {
  it('updates the sent fields, returns a new ETag, and audits the changes', async () => {
    const id = await add();
    const answer = await save(id, { name: 'Chainring 42T, black', price: '49.90' });
    expect(answer.json).toMatchObject({ _id: id, name: 'Chainring 42T, black', price: 49.9 });
    expect(answer.headers.get('etag')).toBe(await etagOf(id));
    expect(answer.json).toEqual((await get(id)).json);
    expect(await audited()).toMatchObject([
      {
        target: id,
        before: { name: 'Chainring 42T', priceCents: 5990 },
        after: { name: 'Chainring 42T, black', priceCents: 4990 },
      },
    ]);
  });

  it('keeps specs, pictures, category and kind if an older client does not send them', async () => {
    const specs = [{ name: 'Teeth', value: '42' }];
    const images = [
      { url: draft.img, alt: 'Front' },
      { url: 'https://pictures.example/back.webp', alt: 'Back' },
    ];
    const id = await add({ specs, images, category: 'drivetrain', kind: 'chainring', partNumber: 'PW-1' });
    const headers = { 'if-match': await etagOf(id) };
    const { accessToken: token } = admin;
    const body = { ...draft, quantity: 3 };
    const { json } = await shop.call('saveProduct', { params: { id }, headers, token, body });
    expect(json).toMatchObject({
      ...{ quantity: 3, specs, images, category: 'drivetrain', kind: 'chainring', partNumber: 'PW-1' },
    });
    const img = 'https://pictures.example/new.webp';
    const other = {
      params: { id },
      headers: { 'if-match': await etagOf(id) },
      token,
      body: { ...body, img },
    };
    expect((await shop.call('saveProduct', other)).json).toMatchObject({
      img,
      images: [{ url: img }, images[1]],
    });
  });

  it('accepts one of two concurrent updates and rejects the other as stale', async () => {
    const id = await add();
    const etag = await etagOf(id);
    const answers = await Promise.all(['First', 'Second'].map((name) => save(id, { name }, etag)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(await audited()).toHaveLength(1);
    const refusal = answers.find(({ status }) => status === 412);
    expect(refusal?.json).toMatchObject({ code: 'products/changed', product: await found(id) });
    expect(refusal?.headers.get('etag')).toBe(await etagOf(id));
    expect((await save(id, { name: 'Third' }, refusal?.headers.get('etag') ?? '')).status).toBe(200);
  });

  it('accepts a stock change even if the product was sold or reviewed since the ETag was read', async () => {
    await shop.firestore.doc('settings/shop').set({ enforceStock: true });
    const id = await add();
    const etag = await etagOf(id);
    const order = { purchaseId: id, price: 59.9, quantity: 2, customerEmail: 'guest@example.com' };
    expect((await shop.call('placeOrder', { body: order })).status).toBe(201);
    const review = { customerEmail: 'guest@example.com', comment: 'Good.', rating: 5, productId: id };
    expect((await shop.call('addReview', { body: review, token: admin.accessToken })).status).toBe(201);
    expect(await etagOf(id)).toBe(etag);
    const more = { quantity: undefined, stockChange: '5', reason: 'A delivery' };
    expect((await save(id, more, etag)).json).toMatchObject({ quantity: 15, revision: 1 });
    expect(await audited()).toMatchObject([
      { before: { quantity: 10 }, after: { quantity: 15, reason: 'A delivery' } },
    ]);
    await shop.empty('settings', 'orders', 'reviews');
  });

  it('sets stock to `quantity` or changes it by `stockChange`, but never below zero', async () => {
    const id = await add();
    expect((await save(id, { quantity: undefined, name: 'Ring' })).json).toMatchObject({ quantity: 12 });
    expect((await save(id, { quantity: 7 })).json).toMatchObject({ quantity: 7 });
    const refused = await save(id, { quantity: undefined, stockChange: -8 });
    expect(refused.json).toMatchObject({ issues: [{ path: 'stockChange', message: 'Only 7 are left' }] });
    expect((await save(id, { quantity: 7, stockChange: 1 })).status).toBe(400);
    expect((await save(id, { quantity: undefined, stockChange: -7 })).json).toMatchObject({ quantity: 0 });
    await save(id, { quantity: 1 });
    const last = await save(id, { quantity: undefined, stockChange: -2 });
    expect(last.json).toMatchObject({ issues: [{ path: 'stockChange', message: 'Only 1 is left' }] });
  });

  it('rejects an ETag from before the product was archived, and does not restore the product', async () => {
    const id = await add();
    const etag = await etagOf(id);
    await remove(id);
    expect((await save(id, { name: 'Too late' }, etag)).json).toMatchObject({ code: 'products/changed' });
    expect((await save(id, { name: 'In the archive', status: undefined })).json).toMatchObject({
      status: 'archived',
    });
    expect((await get(id)).status).toBe(404);
  });

  it('requires If-Match and an existing product', async () => {
    const id = await add();
    const { accessToken: token } = admin;
    const unversioned = await shop.call('saveProduct', { params: { id }, token, body: draft });
    expect(unversioned).toMatchObject({ status: 428, json: { code: 'products/version-missing' } });
    for (const named of ['*', '"0", "1"', '0', 'W/0', '""0""']) {
      const vague = { params: { id }, headers: { 'if-match': named }, token, body: draft };
      expect((await shop.call('saveProduct', vague)).json, named).toMatchObject({
        issues: [{ path: 'If-Match' }],
      });
    }
    // An ETag that a proxy has weakened is valid; an outdated one is not.
    expect((await save(id, { name: 'Ring' }, `W/${await etagOf(id)}`)).status).toBe(200);
    expect((await save(id, { name: 'Rim' }, '"1jJ8_n-1Qe1hGb2T5nX0x1y2z3A"')).status).toBe(412);
    const headers = { 'if-match': '"0"' };
    const nowhere = { params: { id: 'no-such-part' }, token, headers, body: draft };
    expect((await shop.call('saveProduct', nowhere)).status).toBe(404);
  });

  it('audits the reason for a stock change', async () => {
    const id = await add();
    await save(id, { quantity: 40, reason: 'Counted again' });
    await save(id, { reason: 'For nothing' });
    expect(await audited()).toMatchObject([
      { before: { quantity: 12 }, after: { quantity: 40, reason: 'Counted again' } },
    ]);
  });

  it('rejects a price below the price of a price break', async () => {
    const id = await add({ priceBreaks: [{ from: 10, price: 49.9 }] });
    const { json } = await save(id, { price: 45, priceBreaks: undefined });
    expect(json).toMatchObject({ code: 'request/invalid', issues: [{ path: 'priceBreaks[0].price' }] });
    expect((await save(id, { price: 45, priceBreaks: [] })).status).toBe(200);
  });

  it('ignores `fitsWith`, which the answer computes', async () => {
    const id = await add();
    const { json } = await save(id, { fitsWith: [id, 'chain', 'chain'] });
    expect((json as Product).fitsWith).toEqual([]);
    expect((await shop.firestore.doc(`products/${id}`).get()).data()).not.toHaveProperty('fitsWith');
  });
});

describe('slugs in PUT /product/{id}', () => {
  it('stay the same when the name changes', async () => {
    const id = await add();
    await save(id, { name: 'Sprocket 42T' });
    expect(await found('chainring-42t')).toMatchObject({ name: 'Sprocket 42T', slug: 'chainring-42t' });
  });

  it('still find the product after an admin changes them, and can be changed back', async () => {
    const id = await add();
    await save(id, { slug: 'ring' });
    expect(await found('chainring-42t')).toMatchObject({ _id: id, slug: 'ring' });
    await save(id, { slug: 'chainring-42t' });
    expect(await found('ring')).toMatchObject({ _id: id, slug: 'chainring-42t' });
  });

  it('must be unique, and so must part numbers, including those of archived products', async () => {
    const first = await add({ partNumber: 'PW-1' });
    const id = await add({ name: 'Other' });
    expect((await save(id, { slug: 'chainring-42t' })).json).toMatchObject({
      code: 'products/slug-taken',
      issues: [{ path: 'slug', message: `“${draft.name}” has, or had, this address.` }],
    });
    await remove(first);
    expect((await save(id, { partNumber: 'PW-1' })).json).toMatchObject({
      code: 'products/part-number-taken',
      issues: [{ path: 'partNumber', message: `“${draft.name}” has this part number. It is archived.` }],
    });
  });

  it("cannot be another product's id", async () => {
    const id = await add();
    await shop.firestore.doc('products/old-rim').set(storedProduct({ slug: 'old-rim' }));
    expect((await save(id, { slug: 'old-rim' })).json).toMatchObject({ code: 'products/slug-taken' });
    expect(await found(await add({ name: 'Old Rim' }))).toMatchObject({ slug: 'old-rim-2' });
  });
});

it('a former part number can be given to another product', async () => {
  const id = await add({ partNumber: 'PW-1' });
  await save(id, { partNumber: 'PW-2' });
  expect((await get('PW-1')).status).toBe(404);
  expect(await found('PW-2')).toMatchObject({ _id: id });
  expect(await found(await add({ partNumber: 'PW-1' }))).toMatchObject({ partNumber: 'PW-1' });
});

it('POST /product ignores `__proto__` and `constructor` in specs', async () => {
  const id = await add({
    specs: [JSON.parse('{"name":"Teeth","value":"42","__proto__":{"x":1},"constructor":1}')],
  });
  expect((await found(id)).specs).toEqual([{ name: 'Teeth', value: '42' }]);
});
