import type { AuditEntry, ImportAnswer, Product, UndoAnswer } from '@pedalworks/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openShopForFile } from '../../test-support/shop.ts';
import { draft, workbench } from '../../test-support/products/part.ts';

const shop = await openShopForFile();
const admin = await shop.people.admin();
const { add, get, save } = workbench(shop, admin);
beforeEach(() => shop.empty('products', 'slugs', 'partNumbers', 'audit', 'settings'));

const row = (partNumber: string, changes: object = {}) => ({ ...draft, partNumber, ...changes });
const found = async (key: string) => (await get(key, admin)).json as Product;

async function send(rows: readonly unknown[], body: object = {}): Promise<ImportAnswer> {
  const asking = { token: admin.accessToken, body: { rows, dryRun: false, ...body } };
  return (await shop.call('importProducts', asking)).json as ImportAnswer;
}

const asked = async (name: 'listAuditEntries' | 'listImportRows', asking: object = {}) =>
  (await shop.call(name, { token: admin.accessToken, ...asking })).json as readonly AuditEntry[];
const rowsOf = (id: string) => asked('listImportRows', { params: { id } });
const undo = async (id: string) =>
  (await shop.call('undoImport', { token: admin.accessToken, params: { id } })).json as UndoAnswer;

describe('the audit log of imports', () => {
  it('has one entry for an import sent in several calls, with one row per changed part', async () => {
    const id = await add({ partNumber: 'PW-1' });
    await shop.empty('audit');
    const batch = { id: 'import-1', fileName: 'prices.csv' };
    await send([row('PW-1', { price: 49.9 }), row('PW-2')], { batch });
    await send([row('PW-3')], { batch });
    await send([row('PW-3')], { batch });
    const by = { uid: admin.uid, email: admin.email };
    const entry = { _id: 'import-1', target: 'import-1', targetName: 'prices.csv', by };
    expect(await asked('listAuditEntries')).toMatchObject([
      { ...entry, action: 'products/import', after: { created: 2, updated: 1 } },
    ]);
    const rows = await rowsOf('import-1');
    expect(rows).toHaveLength(3);
    expect(rows).toContainEqual(
      expect.objectContaining({ target: id, before: { priceCents: 5990 }, after: { priceCents: 4990 } }),
    );
    expect(await asked('listAuditEntries', { query: { target: 'PW-1' } })).toMatchObject([
      { action: 'products/import-row', target: id, undo: null },
    ]);
  });

  it('can be filtered by action, admin and part', async () => {
    const id = await add({ partNumber: 'PW-1' });
    await save(id, { price: 50 });
    await send([row('PW-1', { price: 49.9 })]);
    const actions = async (query: object) =>
      (await asked('listAuditEntries', { query })).map(({ action }) => action);
    expect(await actions({})).toEqual(['products/import', 'products/save', 'products/add']);
    expect(await actions({ action: 'products/save' })).toEqual(['products/save']);
    expect(await actions({ action: 'products/import', actor: admin.email })).toEqual(['products/import']);
    expect(await actions({ action: 'products/add', target: 'PW-1' })).toEqual(['products/add']);
    expect(await actions({ action: 'products/add', target: id, actor: admin.email })).toHaveLength(1);
    const query = { action: 'products/import-row' };
    expect((await shop.call('listAuditEntries', { token: admin.accessToken, query })).status).toBe(400);
  });

  it('does not let another admin add rows to an import', async () => {
    const batch = { id: 'import-1' };
    await send([row('PW-1')], { batch });
    const { accessToken: token } = await shop.people.admin();
    const body = { rows: [row('PW-2')], dryRun: false, batch };
    expect((await shop.call('importProducts', { token, body })).status).toBe(400);
    expect((await get('PW-2', admin)).status).toBe(404);
  });

  it("cannot have the id of another file's import, of an undo or of any other audit entry", async () => {
    await send([row('PW-1')], { batch: { id: 'import-1', fileName: 'one.csv' } });
    await undo('import-1');
    await send([row('PW-2')], { batch: { id: 'import-2', fileName: 'two.csv' } });
    await add({ partNumber: 'PW-3' });
    const ids = (await asked('listAuditEntries')).map(({ _id }) => _id);
    expect(ids).toHaveLength(4);
    const log = async () => (await shop.firestore.collection('audit').orderBy('createdAt').get()).docs;
    const before = (await log()).map((entry) => entry.data());
    for (const id of [...ids, 'undo-import-2', 'undo-later']) {
      const body = { rows: [row('PW-4')], dryRun: false, batch: { id, fileName: 'new.csv' } };
      const { status } = await shop.call('importProducts', { token: admin.accessToken, body });
      expect([id, status]).toEqual([id, 400]);
    }
    expect((await log()).map((entry) => entry.data())).toEqual(before);
  });

  it('can be exported as a spreadsheet', async () => {
    await add({ partNumber: 'PW-1' });
    await send([row('PW-1', { price: 49.9, range: 'Meridian' }), row('PW-2', { name: '=Hub' })], {
      batch: { id: 'import-1' },
    });
    const { bytes } = await shop.call('exportImport', {
      token: admin.accessToken,
      params: { id: 'import-1' },
    });
    expect(new TextDecoder().decode(bytes).trim().split('\r\n').toSorted()).toEqual([
      'PW-1,Chainring 42T,Changed,Price,59.90,49.90,',
      'PW-1,Chainring 42T,Changed,Range,,Meridian,',
      "PW-2,'=Hub,Added,,,,",
      'Part number,Name,Result,Column,Before,After,Undone',
    ]);
    const entry = { action: 'exports/download', target: 'import.csv', by: { uid: admin.uid } };
    expect((await asked('listAuditEntries'))[0]).toMatchObject(entry);
  });
});

describe('undoing an import', () => {
  it('restores changed parts without losing later sales, and archives added parts', async () => {
    const id = await add({ partNumber: 'PW-1', quantity: 10, range: 'Meridian' });
    const rows = [row('PW-1', { price: 40, range: '', quantity: 15, slug: 'cheap' }), row('PW-2')];
    await send(rows, { batch: { id: 'import-1', fileName: 'prices.csv' } });
    await shop.firestore.doc(`products/${id}`).update({ quantity: 12 });
    expect(await undo('import-1')).toEqual({ undone: 2, left: [], more: false });
    expect(await found('PW-1')).toMatchObject({ price: 59.9, range: 'Meridian', quantity: 7, revision: 2 });
    expect((await found('PW-1')).slug).toBe('chainring-42t');
    expect(await found('PW-2')).toMatchObject({ status: 'archived' });
    expect(await asked('listAuditEntries')).toMatchObject([
      {
        action: 'products/undo-import',
        _id: 'undo-import-1',
        targetName: 'prices.csv',
        after: { undone: 2, left: 0 },
      },
      { action: 'products/import', after: { created: 1, updated: 1, undone: 2, left: 0 } },
      { action: 'products/add' },
    ]);
    expect((await rowsOf('import-1')).map((each) => each.undo)).toEqual(['done', 'done']);
    expect(await rowsOf('undo-import-1')).toHaveLength(2);
  });

  it('skips and reports parts that can no longer be restored', async () => {
    const id = await add({ partNumber: 'PW-1' });
    const sold = await add({ partNumber: 'PW-2', quantity: 1 });
    const renamed = await add({ partNumber: 'PW-3', slug: 'old' });
    const rows = [
      row('PW-1', { price: 40 }),
      row('PW-2', { quantity: 9 }),
      row('PW-3', { slug: 'new' }),
      row('PW-4'),
    ];
    await send(rows, { batch: { id: 'import-1' } });
    await save(id, { price: 41 });
    await shop.firestore.doc(`products/${sold}`).update({ quantity: 3 });
    await shop.firestore.doc('slugs/old').set({ productId: 'other' });
    const { undone, left, more } = await undo('import-1');
    expect([undone, more]).toEqual([1, false]);
    expect(left).toHaveLength(3);
    expect(left).toEqual(
      expect.arrayContaining([
        { id, name: draft.name, message: 'Somebody has edited it since the import' },
        { id: sold, name: draft.name, message: 'Only 3 are left' },
        { id: renamed, name: draft.name, message: 'Another part has, or had, this address.' },
      ]),
    );
    expect([await found('PW-1'), await found('PW-2')]).toMatchObject([{ price: 41 }, { quantity: 3 }]);
    expect(await undo('import-1')).toEqual({ undone: 0, left: [], more: false });
  });

  it('restores each of 230 parts once if two undo requests are concurrent', async () => {
    const parts = Array.from({ length: 230 }, (_, nth) =>
      row(`PW-${String(nth)}`, { name: `Hub ${String(nth)}` }),
    );
    await send(parts.slice(0, 120));
    await send(
      parts.map((part) => ({ ...part, price: 63 })),
      { batch: { id: 'import-1' } },
    );
    const answers = await Promise.all([undo('import-1'), undo('import-1')]);
    expect(answers.flatMap(({ left }) => left)).toEqual([]);
    expect(answers.reduce((sum, { undone }) => sum + undone, 0)).toBe(230);
    const { docs } = await shop.firestore.collection('products').get();
    expect(docs.filter((part) => part.get('priceCents') === 5990)).toHaveLength(120);
    expect(docs.filter((part) => part.get('status') === 'archived')).toHaveLength(110);
    expect(await asked('listAuditEntries', { query: { action: 'products/undo-import' } })).toMatchObject([
      { after: { undone: 230, left: 0 } },
    ]);
  });

  it('completes even if the client disconnects', async () => {
    await send(
      Array.from({ length: 210 }, (_, nth) => row(`PW-${String(nth)}`, { name: `Hub ${String(nth)}` })),
      { batch: { id: 'import-1' } },
    );
    const rows = shop.firestore.collection('audit').where('importId', '==', 'import-1');
    const undone = async () => (await rows.where('undo', '==', 'done').get()).size;
    const hangUp = new AbortController();
    const cutOff = shop.request('/product/import/import-1/undo', {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.accessToken}` },
      signal: hangUp.signal,
    });
    await vi.waitFor(async () => expect(await undone()).toBeGreaterThan(0), { timeout: 15_000 });
    hangUp.abort();
    await expect(cutOff).rejects.toThrow();
    await vi.waitFor(async () => expect(await undone()).toBe(210), { timeout: 15_000 });
  });

  it('is rejected for an unknown import', async () => {
    await send([row('PW-1')], { batch: { id: 'import-1' } });
    await undo('import-1');
    for (const id of ['nothing', 'undo-import-1'])
      expect(
        (await shop.call('undoImport', { token: admin.accessToken, params: { id } })).json,
      ).toMatchObject({ code: 'products/import-not-found' });
  });
});
