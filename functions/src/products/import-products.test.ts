import type { ImportAnswer, Product } from '@pedalworks/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { openShopForFile } from '../../test-support/shop.ts';
import { draft, fitsOverride, workbench } from '../../test-support/products/part.ts';

const shop = await openShopForFile();
const admin = await shop.people.admin();
const { add, get, save, remove } = workbench(shop, admin);
beforeEach(() => shop.empty('products', 'slugs', 'partNumbers', 'audit', 'settings'));

type Rows = readonly unknown[];

async function send(rows: Rows, dryRun = false, by = admin): Promise<ImportAnswer> {
  const { json } = await shop.call('importProducts', { token: by.accessToken, body: { rows, dryRun } });
  return json as ImportAnswer;
}
const dryRun = (rows: Rows) => send(rows, true);
const found = async (key: string) => (await get(key, admin)).json as Product;
const count = async (collection: string) => (await shop.firestore.collection(collection).get()).size;
const imported = async () =>
  (await shop.firestore.collection('audit').where('action', '==', 'products/import-row').get()).size;
const messages = ({ errors }: ImportAnswer) => errors.map(({ row, path, message }) => [row, path, message]);

const row = (partNumber: string, changes: object = {}) => ({ ...draft, partNumber, ...changes });

/** Runs a dry run and adds the returned versions to the rows, as the Import Products screen does. */
async function checked(rows: readonly object[]): Promise<Rows> {
  const { parts } = await dryRun(rows);
  return rows.map((each, nth) => ({ ...each, seen: parts.find((part) => part.row === nth)?.seen }));
}

describe('POST /product/import', () => {
  it('adds and updates parts by part number and reports the result of each row', async () => {
    const specs = [{ name: 'Teeth', value: '42' }];
    const id = await add({ partNumber: 'PW-1', range: 'Meridian', kind: 'chainring', specs });
    await add({ partNumber: 'PW-2' });
    const hub = { name: 'Hub', kind: 'rear-hub' };
    const rows = [{ partNumber: 'pw-1', price: 49.9, kind: null, range: '' }, row('PW-2'), row('PW-3', hub)];
    const expected = {
      created: 1,
      updated: 1,
      unchanged: 1,
      errors: [],
      parts: [
        {
          row: 0,
          outcome: 'updated',
          id,
          name: draft.name,
          seen: { revision: 0, quantity: 12 },
          changes: [
            { column: 'price', before: '59.90', after: '49.90' },
            { column: 'kind', before: 'chainring', after: '' },
            { column: 'range', before: 'Meridian', after: '' },
          ],
        },
        { row: 1, outcome: 'unchanged', changes: [] },
        { row: 2, outcome: 'created', id: null, name: 'Hub', seen: null },
      ],
    };
    expect(await dryRun(rows)).toMatchObject(expected);
    expect([await count('products'), await found('PW-1')]).toMatchObject([2, { price: 59.9 }]);
    expect(await send(rows)).toMatchObject(expected);
    expect(await found('PW-1')).toMatchObject({ _id: id, price: 49.9, range: '', specs: [{ value: '42' }] });
    expect(await found('PW-3')).toMatchObject({ ...hub, price: 59.9, quantity: 12, slug: 'hub' });
  });

  it('writes nothing if a row is invalid, and reports the errors of each row', async () => {
    await add({ partNumber: 'PW-TAKEN', slug: 'taken' });
    const answer = await send([
      row('PW-1'),
      row('PW-2', { price: 'dear', minOrder: 0 }),
      { partNumber: 'PW-3', name: 'Hub' },
      { name: 'No number' },
      row('PW-5', { slug: 'taken' }),
      row('PW-6', { fitOverrides: [fitsOverride('PW-NONE')] }),
      row('PW-7', { priceBreaks: [{ from: 10, price: 60 }] }),
      row('PW-8'),
      row('pw-8'),
      row('PW-9', { name: 'x'.repeat(10_000), description: '🚲'.repeat(10_000), range: '<b>'.repeat(5000) }),
    ]);
    expect(messages(answer)).toEqual([
      [1, 'price', 'Price must be an amount from 0.01 to 999,999.99'],
      [1, 'minOrder', 'Minimum order quantity must be a whole number from 1 to 999,999'],
      ...['description', 'price', 'quantity', 'minOrder', 'img'].map((path) => [
        2,
        path,
        expect.stringMatching(/is required$/u) as string,
      ]),
      [3, 'partNumber', 'Part number is required'],
      [4, 'slug', `“${draft.name}” has, or had, this address.`],
      [5, 'fitOverrides[0].productId', 'There is no part PW-NONE, here or in the shop: import it first'],
      [6, 'priceBreaks[0].price', 'Price from 10 on, 60.00, must be below 59.90'],
      [7, 'partNumber', 'Another row has the part number PW-8 too'],
      [8, 'partNumber', 'Another row has the part number PW-8 too'],
      [9, 'name', 'Name must be at most 200 characters long'],
      [9, 'description', 'Description must be at most 5000 characters long'],
      [9, 'range', 'Range must be at most 60 characters long'],
    ]);
    expect(answer.created).toBe(1);
    expect([await count('products'), await count('slugs'), await count('partNumbers')]).toEqual([1, 1, 1]);
  });

  it('imports 500 rows in one call, with distinct slugs for parts with the same name', async () => {
    const nameOf = (nth: number) => (nth < 12 ? 'Hub' : `Hub ${String(nth)} T`);
    const rows = Array.from({ length: 500 }, (_, nth) =>
      row(`PW-${String(nth)}`, { name: nameOf(nth), description: 'x' }),
    );
    expect(await send(rows)).toMatchObject({ created: 500, errors: [] });
    const { docs } = await shop.firestore.collection('products').get();
    expect(new Set(docs.map((document) => String(document.get('slug')))).size).toBe(500);
    expect((await send(rows)).unchanged).toBe(500);
    const tooMany = { rows: [...rows, row('PW-500')], dryRun: true };
    expect((await shop.call('importProducts', { token: admin.accessToken, body: tooMany })).status).toBe(400);
  });

  it('overrides verdicts by part number or id, even of parts in the same import', async () => {
    const id = await add({ partNumber: 'PW-OLD' });
    await send([row('PW-A', { fitOverrides: [fitsOverride('pw-b'), fitsOverride(id)] }), row('PW-B')]);
    const { _id } = await found('PW-B');
    expect(await found('PW-A')).toMatchObject({
      fitOverrides: [fitsOverride(_id), fitsOverride(id)],
      fitsWith: [id, _id],
    });
  });

  it('overrides by part numbers with slashes, and rejects two names of one part', async () => {
    const id = await add({ partNumber: 'PW/1/2' });
    const rows = [row('PW-A', { fitOverrides: [fitsOverride('pw/1/2')] }), row('PW-B')];
    expect(messages(await send(rows))).toEqual([]);
    for (const partNumber of ['PW-A', 'PW-C'])
      for (const pair of [
        ['PW/1/2', 'pw/1/2'],
        [id, 'PW/1/2'],
      ])
        expect(messages(await send([row(partNumber, { fitOverrides: pair.map(fitsOverride) })]))).toEqual([
          [0, 'fitOverrides[1].productId', 'This part is listed twice'],
        ]);
  });

  it("applies the row's status: restores an archived part, and adds a new part as archived", async () => {
    const id = await add({ partNumber: 'PW-1' });
    await remove(id);
    await send([{ partNumber: 'PW-1', status: 'active' }, row('PW-2', { status: 'archived' })]);
    expect((await get('PW-1')).status).toBe(200);
    expect((await get('PW-2')).status).toBe(404);
    const { json } = await shop.call('listAllProducts', {
      token: admin.accessToken,
      query: { status: 'archived' },
    });
    expect(json).toMatchObject([{ partNumber: 'PW-2' }]);
  });

  it('still lets GET /product/import return the part with the slug `import`', async () => {
    const id = await add({ name: 'Import' });
    expect(await found('import')).toMatchObject({ _id: id, slug: 'import' });
  });

  it('ignores the fields `__proto__` and `constructor`', async () => {
    const hostile = '{"partNumber":"PW-1","__proto__":{"price":1},"constructor":1,"seen":null}';
    const answer = await send([{ ...row('PW-1'), ...(JSON.parse(hostile) as object) }]);
    expect(answer).toMatchObject({ created: 1, errors: [] });
  });
});

describe('importing parts that changed after the dry run', () => {
  it('sets stock to 11 if the file raises it from 10 to 15 and 4 units were ordered', async () => {
    await shop.firestore.doc('settings/shop').set({ enforceStock: true });
    const id = await add({ partNumber: 'PW-1', quantity: 10 });
    const rows = await checked([{ ...row('PW-1'), quantity: '15' }]);
    const order = { purchaseId: id, price: 59.9, quantity: 4, customerEmail: 'guest@example.com' };
    await shop.call('placeOrder', { body: order });
    expect(await send(rows)).toMatchObject({ updated: 1, parts: [{ seen: { quantity: 6 } }] });
    expect((await found('PW-1')).quantity).toBe(11);
  });

  it('applies both a stock increase of 10 and the sales by 8 concurrent orders', async () => {
    await shop.firestore.doc('settings/shop').set({ enforceStock: true });
    const id = await add({ partNumber: 'PW-1', quantity: 10 });
    const rows = await checked([{ ...row('PW-1', { name: 'Chainring, black' }), quantity: '20' }]);
    const order = { purchaseId: id, price: 59.9, quantity: 1, customerEmail: 'guest@example.com' };
    const [imported, ...placed] = await Promise.all([
      send(rows),
      ...Array.from({ length: 8 }, () => shop.call('placeOrder', { body: order })),
    ]);
    expect(imported).toMatchObject({ updated: 1, errors: [] });
    expect(placed.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201));
    expect(await found('PW-1')).toMatchObject({ name: 'Chainring, black', quantity: 12 });
  });

  it('rejects a row that removes more stock than is available', async () => {
    const id = await add({ partNumber: 'PW-1', quantity: 10 });
    const rows = await checked([{ ...row('PW-1'), quantity: '2' }]);
    await shop.firestore.doc(`products/${id}`).update({ quantity: 5 });
    expect(messages(await send(rows))).toEqual([[0, 'stockChange', 'Only 5 are left']]);
  });

  it('rejects the row of an edited part and writes no other row', async () => {
    const id = await add({ partNumber: 'PW-1' });
    const rows = await checked([row('PW-1', { price: 40 }), row('PW-2')]);
    await save(id, { name: 'Chainring, black' });
    expect(messages(await send(rows))).toEqual([
      [0, '', 'Somebody has changed this part since it was checked. Check the file again'],
    ]);
    expect([await count('products'), await found('PW-1')]).toMatchObject([1, { price: 59.9 }]);
  });

  it('rejects a row for a new part that was meanwhile added with different values', async () => {
    const rows = await checked([row('PW-1', { price: 40 }), row('PW-2')]);
    await add({ partNumber: 'PW-1' });
    await add({ partNumber: 'PW-2' });
    const answer = await send(rows);
    expect(answer).toMatchObject({ created: 0, updated: 0, unchanged: 1, parts: [{ row: 1 }] });
    expect(messages(answer)).toEqual([
      [0, '', 'Somebody has added this part since it was checked. Check the file again'],
    ]);
  });

  it('adds each part once if four identical imports run concurrently', async () => {
    const parts = Array.from({ length: 40 }, (_, nth) =>
      row(`PW-${String(nth)}`, { slug: `hub-${String(nth)}` }),
    );
    const rows = await checked(parts);
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(rows)));
    expect(answers.flatMap(messages)).toEqual([]);
    expect(answers.map(({ created }) => created).toSorted((a, b) => a - b)).toEqual([0, 0, 0, 40]);
    expect(await imported()).toBe(40);
  });

  it('reports parts as unchanged if an import is repeated after a lost response', async () => {
    await add({ partNumber: 'PW-1' });
    const rows = await checked([row('PW-1', { price: 40 }), row('PW-2')]);
    await send(rows);
    expect(await send(rows)).toMatchObject({ created: 0, updated: 0, unchanged: 2, errors: [] });
  });
});

it('two concurrent imports do not mix: all parts end with the values of the same import', async () => {
  const other = await shop.people.admin();
  const numbers = Array.from({ length: 30 }, (_, nth) => `PW-${String(nth)}`);
  await send(numbers.map((number) => row(number)));
  await shop.empty('audit');
  const of = (name: string, price: number) => numbers.map((number) => row(number, { name, price }));
  const answers = await Promise.all([
    send(of('First', 10), false, admin),
    send(of('Second', 20).toReversed(), false, other),
  ]);
  expect(answers.map(({ updated, errors }) => [updated, errors.length])).toEqual([
    [30, 0],
    [30, 0],
  ]);
  const stored = await Promise.all(numbers.map((number) => found(number)));
  const kinds = new Set(stored.map(({ name, price }) => `${name} ${String(price)}`));
  expect([['First 10'], ['Second 20']]).toContainEqual([...kinds]);
  expect(await imported()).toBe(60);
  const again = await Promise.all([
    send(await checked(of('Third', 30))),
    send(await checked(of('Fourth', 40)), false, other),
  ]);
  const told = again.map(({ errors }) => errors.length).toSorted((a, b) => a - b);
  expect([
    [0, 0],
    [0, 30],
  ]).toContainEqual(told);
});
