import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uploader } from '../images/test-support/uploads.ts';
import { pagesOf } from '../test-support/paging.ts';
import type { Person } from '../test-support/people.ts';
import { openShop, type Shop } from '../test-support/shop.ts';

let shop: Shop;
let admin: Person;
let customer: Person;
beforeAll(async () => {
  shop = await openShop();
  [admin, customer] = [await shop.people.admin(), await shop.people.customer()];
});
beforeEach(() => shop.empty('audit', 'products', 'reviews', 'settings'));
afterAll(() => shop.close());

const draft = { name: 'Rim', description: 'A rim.', price: 89.5, quantity: 4, minOrder: 1, img: '/image/x' };
const img = `/image/${'a'.repeat(64)}-640.webp`;

async function entries(): Promise<Record<string, unknown>[]> {
  return (await shop.call('listAuditEntries', { token: admin.accessToken })).json as Record<
    string,
    unknown
  >[];
}
/** A customer who has signed in to the shop. */
async function registered(): Promise<Person> {
  const person = await shop.people.customer();
  await shop.call('registerUser', { params: { email: person.email }, token: person.idToken });
  return person;
}

const byAdmin = () => ({ uid: admin.uid, email: admin.email });
const idIn = ({ json }: { json: unknown }) => (json as { insertedId: string }).insertedId;

describe('what an admin does is written down', () => {
  const token = () => ({ token: admin.accessToken });

  it('adding and deleting a product', async () => {
    const id = idIn(await shop.call('addProduct', { ...token(), body: { ...draft, img } }));
    await shop.call('deleteProduct', { ...token(), params: { id } });
    const product = { name: 'Rim', description: 'A rim.', priceCents: 8950, quantity: 4, minOrder: 1, img };
    expect(await entries()).toMatchObject([
      {
        by: byAdmin(),
        action: 'products/delete',
        target: id,
        before: product,
        after: { status: 'archived' },
      },
      { by: byAdmin(), action: 'products/add', target: id, before: null, after: product },
    ]);
  });

  it('publishing and deleting a review', async () => {
    const body = { customerEmail: 'guest@example.com', comment: 'Good.', rating: 5 };
    const id = idIn(await shop.call('addReview', { body }));
    await shop.call('publishReview', { ...token(), params: { id }, body: { published: true } });
    await shop.call('deleteReview', { ...token(), params: { id } });
    expect(await entries()).toMatchObject([
      { action: 'reviews/delete', target: id, before: { comment: 'Good.', published: true }, after: null },
      { action: 'reviews/publish', target: id, before: { published: false }, after: { published: true } },
    ]);
  });

  it("changing the shop's settings", async () => {
    const after = { enforceMinOrder: true, enforceStock: false };
    await shop.call('saveSettings', { ...token(), body: after });
    const before = { enforceMinOrder: false, enforceStock: false };
    expect(await entries()).toMatchObject([{ action: 'settings/save', target: 'shop', before, after }]);
  });

  it('making somebody an admin, and not that somebody is one', async () => {
    const { email } = await registered();
    const body = { unverified: true };
    const promote = () => shop.call('makeAdmin', { ...token(), params: { email }, body });
    expect((await promote()).json).toMatchObject({ modifiedCount: 1 });
    expect((await promote()).json).toMatchObject({ modifiedCount: 0 });
    const change = { before: { admin: false }, after: { admin: true } };
    expect(await entries()).toMatchObject([
      { by: byAdmin(), action: 'users/make-admin', target: email, ...change },
    ]);
  });

  it('making somebody an admin again whose claim was taken away in the console a moment ago', async () => {
    const { uid, email } = await registered();
    const promote = () =>
      shop.call('makeAdmin', { ...token(), params: { email }, body: { unverified: true } });
    await promote();
    await shop.people.auth.setCustomUserClaims(uid, {});
    expect((await promote()).json).toMatchObject({ modifiedCount: 1 });
    expect(await entries()).toMatchObject([{ target: email }, { target: email }]);
  });

  it('making somebody an admin, completed where an earlier try broke off after it had set the claim', async () => {
    const { uid, email } = await registered();
    await shop.people.auth.setCustomUserClaims(uid, { admin: true });
    await shop.call('makeAdmin', { ...token(), params: { email }, body: { unverified: true } });
    expect(await entries()).toMatchObject([{ target: email }]);
    expect((await shop.firestore.doc(`users/${uid}`).get()).get('role')).toBe('admin');
  });

  it('uploading a picture', async () => {
    const create = { width: 8, height: 4, channels: 3, background: '#345' } as const;
    const content = await sharp({ create }).png().toBuffer();
    expect((await uploader(shop, admin.accessToken).upload({ content })).status).toBe(200);
    expect(await entries()).toMatchObject([{ action: 'images/upload', after: { width: 8, height: 4 } }]);
  });
});

describe('nothing is written down', () => {
  it.each([
    ['deleteProduct', { params: { id: 'nothing' } }],
    ['deleteReview', { params: { id: 'nothing' } }],
    ['publishReview', { params: { id: 'nothing' }, body: { published: true } }],
    ['makeAdmin', { params: { email: 'nobody@example.com' } }],
    ['addProduct', { body: {} }],
  ] as const)('where %s changed nothing', async (name, asking) => {
    await shop.call(name, { token: admin.accessToken, ...asking });
    expect(await entries()).toEqual([]);
  });
});

describe('GET /audit', () => {
  it('answers admins, newest first and page by page, and nobody else', async () => {
    for (const enforceStock of [true, false, true]) {
      await shop.call('saveSettings', {
        token: admin.accessToken,
        body: { enforceMinOrder: false, enforceStock },
      });
    }
    const pages = await pagesOf(shop, 'listAuditEntries', {
      token: admin.accessToken,
      query: { limit: '2' },
    });
    expect(pages.map((page) => page.length)).toEqual([2, 1]);
    expect(pages.flat().map((entry) => (entry as unknown as { after: object }).after)).toMatchObject([
      { enforceStock: true },
      { enforceStock: false },
      { enforceStock: true },
    ]);
    expect((await shop.call('listAuditEntries')).status).toBe(401);
    expect((await shop.call('listAuditEntries', { token: customer.accessToken })).status).toBe(403);
  });
});
