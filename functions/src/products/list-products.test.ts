import type { Product } from '@pedalworks/contract';
import { beforeEach, expect, it } from 'vitest';
import { pagesOf } from '../../test-support/paging.ts';
import { openShopForFile } from '../../test-support/shop.ts';
import { workbench } from '../../test-support/products/part.ts';

const shop = await openShopForFile();
const admin = await shop.people.admin();
const { add, remove } = workbench(shop, admin);
beforeEach(() => shop.empty('products', 'slugs', 'partNumbers'));

const namesIn = async (query: Readonly<Record<string, string>>) => {
  const pages = await pagesOf(shop, 'listAllProducts', { query, token: admin.accessToken });
  return (pages.flat() as unknown as readonly Product[]).map(({ name }) => name);
};

it('GET /allProduct finds parts by the first letters of words in name or part number, exact matches first', async () => {
  await add({ name: 'Meridian Chain', partNumber: 'PW-CH12' });
  await add({ name: 'Meridian Chain 12-Speed', description: 'Meridian Chain' });
  const archived = await add({ name: 'Meridian Chain Classic' });
  await remove(archived);
  expect(await namesIn({ search: 'meridian chain' })).toEqual(['Meridian Chain', 'Meridian Chain 12-Speed']);
  expect(await namesIn({ search: 'SPEED mér' })).toEqual(['Meridian Chain 12-Speed']);
  expect(await namesIn({ search: 'pwch12' })).toEqual(['Meridian Chain']);
  expect(await namesIn({ search: 'meridian', status: 'archived' })).toEqual(['Meridian Chain Classic']);
  expect(await namesIn({ search: 'narrow' })).toEqual([]);
});

it('GET /allProduct lists parts with low or no stock in pages, lowest stock first', async () => {
  await add({ name: 'Few', quantity: 5 });
  await add({ name: 'Many', quantity: 6 });
  await add({ name: 'None', quantity: 0 });
  await add({ name: 'One', quantity: 1 });
  expect(await namesIn({ stock: 'low', limit: '1' })).toEqual(['None', 'One', 'Few']);
  expect(await namesIn({ stock: 'none' })).toEqual(['None']);
  expect(await namesIn({ stock: 'none', search: 'one' })).toEqual([]);
});

it('GET /allProduct sorts parts across pages, separately for active and archived parts', async () => {
  await add({ name: 'B', price: 10, quantity: 3, minOrder: 2 });
  await add({ name: 'A', price: 20, quantity: 1, minOrder: 3 });
  await add({ name: 'C', price: 20, quantity: 2, minOrder: 1 });
  const sorted = {
    ...{ name: 'ABC', '-name': 'CBA', quantity: 'ACB', '-quantity': 'BCA' },
    ...{ minOrder: 'CBA', '-minOrder': 'ABC' },
  };
  for (const [sort, names] of Object.entries(sorted))
    expect([sort, (await namesIn({ sort, limit: '2' })).join('')]).toEqual([sort, names]);
  expect((await namesIn({ sort: 'price', limit: '1' }))[0]).toBe('B');
  expect((await namesIn({ sort: '-price', limit: '1' })).at(-1)).toBe('B');
  const [archived] = (await shop.firestore.collection('products').where('name', '==', 'A').get()).docs;
  await remove(archived?.id ?? '');
  expect(await namesIn({ sort: 'name' })).toEqual(['B', 'C']);
  expect(await namesIn({ sort: 'name', status: 'archived' })).toEqual(['A']);
  const query = { sort: 'name', limit: '1', cursor: '0-0-no-such-product' };
  expect((await shop.call('listAllProducts', { query, token: admin.accessToken })).status).toBe(200);
});

it.each([
  { sort: 'rating' },
  { sort: '' },
  { stock: 'high' },
  { status: 'gone' },
  { search: 'x'.repeat(201) },
])('GET /allProduct rejects the query %j', async (query) => {
  const { status, json } = await shop.call('listAllProducts', { query, token: admin.accessToken });
  expect(status).toBe(400);
  expect(json).toMatchObject({ issues: [{ path: Object.keys(query)[0] }] });
});
