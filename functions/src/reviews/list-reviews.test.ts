import type { Review } from '@pedalworks/contract';
import { beforeEach, expect, it } from 'vitest';
import { workbench } from '../../test-support/products/part.ts';
import { openShopForFile } from '../../test-support/shop.ts';

const shop = await openShopForFile();
const admin = await shop.people.admin();
const customer = await shop.people.customer({ name: 'Casey Rider' });
beforeEach(() => shop.empty('reviews', 'products', 'slugs', 'partNumbers'));

const guest = { customerEmail: 'Guest@Example.com', customerName: 'Gale Guest', customerPhoto: null };

async function review(token?: string, changes: object = {}): Promise<string> {
  const body = { ...guest, comment: 'Fine.', rating: 5, ...changes };
  const { json } = await shop.call('addReview', { body, ...(token === undefined ? {} : { token }) });
  return (json as { _id: string })._id;
}

const list = async (query: Readonly<Record<string, string>>) => {
  const asked = { query: { all: 'true', ...query }, token: admin.accessToken };
  return ((await shop.call('listReviews', asked)).json as readonly Review[]).map(({ _id }) => _id);
};

it('GET /review with all=true filters by author, email, part, comment and published state', async () => {
  const productId = await workbench(shop, admin).add({ name: 'Meridian Chain' });
  const own = await review(customer.accessToken, { comment: 'Zéro squeal', productId });
  const guests = await review(undefined, { comment: 'Some squeal' });
  expect(await list({ search: 'squeal' })).toEqual([guests, own]);
  for (const search of ['casey', `${customer.email} rider`, 'merid chain', 'zero', 'casey squ meridian', own])
    expect([search, await list({ search })]).toEqual([search, [own]]);
  for (const search of ['gale guest', 'guest@example.com']) expect(await list({ search })).toEqual([guests]);
  expect(await list({ search: 'squeal', published: 'false' })).toEqual([guests]);
  expect(await list({ published: 'true' })).toEqual([own]);
  expect(await list({ published: 'true', productId, search: 'squeal' })).toEqual([own]);
  expect(await list({ search: 'casey gale' })).toEqual([]);
});

it.each([{ all: 'yes' }, { published: 'yes' }, { search: 'x'.repeat(201) }])(
  'GET /review with all=true rejects the filter %j',
  async (query) => {
    const asked = { query: { all: 'true', ...query }, token: admin.accessToken };
    expect(await shop.call('listReviews', asked)).toMatchObject({
      status: 400,
      json: { issues: [{ path: Object.keys(query)[0] }] },
    });
  },
);
