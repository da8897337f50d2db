import type { ImportAnswer, Product } from '@pedalworks/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { openShopForFile } from '../../test-support/shop.ts';
import { draft, workbench } from '../../test-support/products/part.ts';

const shop = await openShopForFile();
const admin = await shop.people.admin();
const { add, get, save, remove } = workbench(shop, admin);
beforeEach(() => shop.empty('products', 'slugs', 'partNumbers', 'audit', 'settings'));

const found = async (key: string) => (await get(key, admin)).json as Product;

/** Returns an import row with the values that an export right after adding the part would contain. */
const exportedRow = (changes: object = {}) => ({
  ...draft,
  partNumber: 'PW-1',
  quantity: 12,
  exported: { revision: 0, quantity: 12 },
  ...changes,
});

async function send(rows: readonly unknown[], body: object = {}): Promise<ImportAnswer> {
  const asking = { token: admin.accessToken, body: { rows, dryRun: false, ...body } };
  return (await shop.call('importProducts', asking)).json as ImportAnswer;
}

describe('an imported row from an earlier export', () => {
  it('is rejected if the part was edited since, and names the last edit', async () => {
    const id = await add({ partNumber: 'PW-1' });
    await add({ partNumber: 'PW-2' });
    await save(id, { price: 49.5 });
    await save(id, { range: 'Orbit' });
    const rows = [exportedRow({ name: 'Chainring, black' }), exportedRow({ partNumber: 'PW-2', price: 62 })];
    const { errors, parts } = await send(rows);
    expect(errors.map(({ row, path, message }) => [row, path, message])).toEqual([
      [
        0,
        '',
        expect.stringMatching(
          `^This part was edited since the export, last by ${admin.email} on \\d{4}-\\d\\d-\\d\\d at \\d\\d:\\d\\d UTC\\. Export it again`,
        ),
      ],
    ]);
    expect(parts).toMatchObject([{ row: 1, outcome: 'updated' }]);
    expect(await send(rows.slice(1))).toMatchObject({ updated: 1, errors: [] });
    expect(await found('PW-1')).toMatchObject({ name: draft.name, price: 49.5 });
  });

  it('is rejected if the part was archived or restored from a backup since', async () => {
    const id = await add({ partNumber: 'PW-1' });
    const edited = [{ path: '', message: expect.stringMatching(/^This part was edited since/u) as string }];
    const later = exportedRow({ name: 'Hub', exported: { revision: 5, quantity: 12 } });
    expect(await send([later])).toMatchObject({ errors: edited });
    await remove(id);
    expect(await send([exportedRow({ price: 62, status: 'active' })])).toMatchObject({ errors: edited });
    expect(await found('PW-1')).toMatchObject({ name: draft.name, price: 59.9, status: 'archived' });
  });

  it("sets stock to the file's quantity, unless `keepStock` is set or units were sold since the export", async () => {
    const id = await add({ partNumber: 'PW-1' });
    await shop.firestore.doc(`products/${id}`).update({ quantity: 9 });
    const file = exportedRow({ quantity: 20 });
    expect(await send([file], { keepStock: true })).toMatchObject({ unchanged: 1, errors: [] });
    expect(await send([file])).toMatchObject({
      errors: [
        {
          path: 'quantity',
          message: expect.stringMatching(/^The stock changed from 12 to 9 since/u) as string,
        },
      ],
    });
    expect(await send([exportedRow({ price: 62 })])).toMatchObject({ updated: 1, errors: [] });
    expect(await found('PW-1')).toMatchObject({ price: 62, quantity: 9 });
    const exported = { revision: 1, quantity: 9 };
    expect(await send([{ ...file, price: 62, exported }])).toMatchObject({ updated: 1, errors: [] });
    expect((await found('PW-1')).quantity).toBe(20);
  });

  it('changes nothing if an interrupted import has already written the row', async () => {
    await add({ partNumber: 'PW-1' });
    await add({ partNumber: 'PW-2' });
    const file = [exportedRow({ price: 62 }), exportedRow({ partNumber: 'PW-2', price: 63 })];
    await send(file.slice(0, 1));
    const { unchanged, updated, errors } = await send(file, { dryRun: true });
    expect([unchanged, updated, errors]).toEqual([1, 1, []]);
    expect(await send(file.slice(1))).toMatchObject({ updated: 1 });
    expect([await found('PW-1'), await found('PW-2')]).toMatchObject([{ price: 62 }, { price: 63 }]);
    expect(await send(file)).toMatchObject({ unchanged: 2, errors: [] });
  });

  it("is rejected if no part has the row's part number, which a spreadsheet may have changed", async () => {
    await add({ partNumber: '0017' });
    const answer = await send([exportedRow({ partNumber: '17' }), { ...draft, partNumber: '18' }]);
    expect(answer.errors.map(({ row, path, message }) => [row, path, message])).toEqual([
      [
        0,
        'partNumber',
        expect.stringMatching(/^No part has the number 17, although this row comes from an export/u),
      ],
    ]);
  });
});

describe('a difference in stock', () => {
  const change = (changes: object = {}) => ({ partNumber: 'PW-1', stockChange: 10, ...changes });
  const stale = [
    { path: 'stockChange', message: expect.stringMatching(/may be counted already/u) as string },
  ];

  it('is added to what orders have left, unless the import keeps the stock', async () => {
    const id = await add({ partNumber: 'PW-1' });
    await shop.firestore.doc(`products/${id}`).update({ quantity: 9 });
    const changes = [{ column: 'quantity', before: '9', after: '19' }];
    expect(await send([change()], { dryRun: true })).toMatchObject({ parts: [{ changes }] });
    expect(await send([change()], { keepStock: true })).toMatchObject({ unchanged: 1 });
    await send([change({ seen: { revision: 0, quantity: 12 } })]);
    expect(await found('PW-1')).toMatchObject({ quantity: 19 });
    expect(await send([change({ stockChange: -20 })])).toMatchObject({
      errors: [{ path: 'stockChange', message: 'Only 19 are left' }],
    });
  });

  it('is not applied twice to a part edited since the export or the preview', async () => {
    await add({ partNumber: 'PW-1' });
    const exported = { revision: 0, quantity: 12 };
    await send([change({ exported })]);
    expect(await send([change({ exported })])).toMatchObject({ errors: stale });
    expect(await send([change({ seen: exported })])).toMatchObject({ errors: stale });
    expect(await found('PW-1')).toMatchObject({ quantity: 22 });
  });

  it('is rejected for a new part', async () => {
    const { quantity: _quantity, ...newPart } = { ...draft, partNumber: 'PW-1', stockChange: 10 };
    expect(await send([newPart])).toMatchObject({
      errors: [{ path: 'stockChange', message: 'This part is new: write its stock without “+”' }],
    });
  });
});

it('an import reports the price breaks of a part whose price it raises without them', async () => {
  const priceBreaks = [{ from: 10, price: 49.5 }];
  await add({ partNumber: 'PW-1', priceBreaks });
  const raised = { partNumber: 'PW-1', price: 65 };
  const kept = async (file: object) => (await send([file], { dryRun: true })).parts[0]?.keptPriceBreaks;
  expect(await kept(raised)).toEqual(priceBreaks);
  expect(await kept({ ...raised, priceBreaks: [{ from: 10, price: 55 }] })).toBeUndefined();
  expect(await kept({ ...raised, price: 55 })).toBeUndefined();
});
