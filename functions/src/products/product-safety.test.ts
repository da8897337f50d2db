import type { Product } from '@pedalworks/contract';
import { describe, expect, it } from 'vitest';
import { openShopForFile } from '../../test-support/shop.ts';

const shop = await openShopForFile();
const { accessToken: token } = await shop.people.admin();
const img = 'https://pictures.example/rim.webp';
const draft = { name: 'Rim', description: 'A rim.', price: 89.5, quantity: 4, minOrder: 1, img };
const safety = {
  manufacturer: 'Øyo <b>Works</b>',
  address: 'Weg 1\n10115 Berlin',
  contact: 'safety@oyo.example',
  responsible: 'Anna Vogt, Berlin, anna@oyo.example',
  warnings: 'Check the bolts.',
};

async function add(fields: object): Promise<string> {
  const { json } = await shop.call('addProduct', { body: { ...draft, ...fields }, token });
  return (json as { insertedId: string }).insertedId;
}

const read = async (id: string) => (await shop.call('getProduct', { params: { id } })).json as Product;

async function save(id: string, body: object) {
  const headers = { 'if-match': `"${String((await read(id)).revision)}"` };
  return shop.call('saveProduct', { params: { id }, headers, body: { ...draft, ...body }, token });
}

describe('safety information of a product', () => {
  it('is public, and absent if all of it is empty', async () => {
    expect((await read(await add({ safety }))).safety).toEqual(safety);
    for (const none of [undefined, null, {}, { manufacturer: ' ', contact: null }])
      expect(await read(await add({ safety: none }))).not.toHaveProperty('safety');
  });

  it('is kept by clients that do not send it, replaced as a whole, and removed by null', async () => {
    const id = await add({ safety });
    expect((await save(id, { name: 'Hub' })).json).toMatchObject({ name: 'Hub', safety });
    const only = { manufacturer: '', address: '', contact: '', responsible: '', warnings: 'Hot.' };
    expect((await save(id, { safety: { warnings: 'Hot.' } })).json).toMatchObject({ safety: only });
    expect((await save(id, { safety: null })).json).not.toHaveProperty('safety');
    const audit = await shop.firestore.collection('audit').where('target', '==', id).get();
    const entries = audit.docs.map((entry) => entry.data());
    expect(entries).toContainEqual(
      expect.objectContaining({ before: { safety: only }, after: { safety: null } }),
    );
  });

  it.each([
    [{ manufacturer: 'x'.repeat(201) }],
    [{ warnings: 'x'.repeat(2001) }],
    [{ contact: 5 }],
    ['text'],
    [[]],
  ])('is rejected if it is not like %j', async (wrong) => {
    const answer = await shop.call('addProduct', { body: { ...draft, safety: wrong }, token });
    expect(answer).toMatchObject({ status: 400, json: { issues: [{ path: /^safety/u }] } });
  });

  it('survives an import, which has no column for it, and its undo', async () => {
    const id = await add({ safety, partNumber: 'PW-SAFE' });
    const batch = { id: crypto.randomUUID(), fileName: 'prices.csv' };
    const rows = [{ partNumber: 'PW-SAFE', price: 91 }];
    await shop.call('importProducts', { body: { dryRun: false, rows, batch }, token });
    expect(await read(id)).toMatchObject({ price: 91, safety });
    await shop.call('undoImport', { params: { id: batch.id }, token });
    expect(await read(id)).toMatchObject({ price: 89.5, safety });
  });
});

describe('safety information of the shop', () => {
  it('is public, and keeps fields that a change does not send', async () => {
    const body = { enforceMinOrder: false, enforceStock: false };
    const change = (changed: object) =>
      shop.call('saveSettings', { body: { ...body, safety: changed }, token });
    await change(safety);
    await change({ warnings: 'Hot.' });
    expect((await shop.call('getSettings')).json).toMatchObject({ safety: { ...safety, warnings: 'Hot.' } });
  });
});
