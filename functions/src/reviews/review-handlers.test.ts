import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storedOrder } from '../../test-support/orders/stored-order.ts';
import { pagesOf } from '../../test-support/paging.ts';
import { openShopForFile } from '../../test-support/shop.ts';

const shop = await openShopForFile();
const admin = await shop.people.admin();
const customer = await shop.people.customer({ name: 'Casey Rider' });
beforeEach(() => shop.empty('reviews'));

const draft = {
  customerEmail: 'Guest@Example.com',
  customerName: 'Gale Guest',
  customerPhoto: null,
  comment: 'Runs <b>quietly</b>.',
  rating: '4.5',
};

async function review(token?: string, changes: object = {}): Promise<string> {
  const body = { ...draft, ...changes };
  const { status, json } = await shop.call('addReview', { body, ...(token !== undefined && { token }) });
  expect(status).toBe(201);
  return (json as { _id: string })._id;
}

async function storeReview(id: string, createdAt: number, changes: object = {}): Promise<void> {
  const at = Timestamp.fromMillis(createdAt);
  const who = { customerEmail: 'rider@example.com', customerName: 'Rider', customerPhoto: null };
  const said = { comment: 'Fine.', rating: 5, published: true, createdAt: at, updatedAt: at };
  const fields = { ...who, ...said, productId: null, verified: false, customerUid: null, ...changes };
  await shop.firestore.doc(`reviews/${id}`).set(fields);
}

describe('the shop with moderation on', () => {
  let [buyer, owner, squatter] = [customer, customer, customer];
  beforeAll(async () => {
    await shop.firestore.doc('settings/shop').set({ moderateReviews: true });
    buyer = await shop.people.customer();
    owner = await shop.people.customer();
    squatter = await shop.people.customer();
    await shop.people.auth.updateUser(owner.uid, { emailVerified: true });
    for (const order of [
      { paid: true, customerUid: buyer.uid, customerEmail: 'former@example.com' },
      { paid: false, customerUid: customer.uid, customerEmail: customer.email },
      ...[owner, squatter].map(({ email }) => ({ paid: true, customerUid: null, customerEmail: email })),
    ])
      await shop.firestore.collection('orders').add(storedOrder(order));
  });
  afterAll(() => shop.empty('settings', 'orders'));

  const isPublished = async (token?: string) => {
    const { json } = await shop.call('addReview', { body: draft, ...(token !== undefined && { token }) });
    return (json as { published: boolean }).published;
  };

  it('publishes reviews by customers with a paid order under their account or verified email', async () => {
    expect(await isPublished(buyer.accessToken)).toBe(true);
    expect(await isPublished(owner.accessToken)).toBe(true);
  });

  it('leaves reviews by guests, users without a paid order, and users with an unverified email unpublished', async () => {
    expect(await isPublished()).toBe(false);
    expect(await isPublished(customer.accessToken)).toBe(false);
    expect(await isPublished(squatter.accessToken)).toBe(false);
  });
});

describe('POST /review', () => {
  it("stores a guest's review unpublished", async () => {
    const { json } = await shop.call('addReview', { body: draft });
    const { _id, insertedId } = json as { _id: string; insertedId: string };
    expect(insertedId).toBe(_id);
    expect(json).toMatchObject({
      customerEmail: 'guest@example.com',
      customerName: 'Gale Guest',
      customerPhoto: null,
      comment: 'Runs <b>quietly</b>.',
      rating: 4.5,
      published: false,
    });
    expect((await shop.call('listReviews')).json).toEqual([]);
  });

  it("publishes a signed-in user's review with the name, email and photo from the token", async () => {
    const photo = 'https://pictures.example/casey.webp';
    await shop.people.auth.updateUser(customer.uid, { photoURL: photo });
    await review(customer.accessToken, {
      customerPhoto: 'https://pictures.example/other.webp',
      published: false,
    });
    const { json } = await shop.call('listReviews', { query: { all: 'true' }, token: admin.accessToken });
    expect(json).toMatchObject([
      { customerEmail: customer.email, customerName: 'Casey Rider', customerPhoto: photo, published: true },
    ]);
  });

  it('shortens an account name that is too long, but rejects such a name from guests', async () => {
    const own = { customerName: 'x'.repeat(201), customerPhoto: '//pictures.example/x y.png' };
    const { accessToken } = await shop.people.customer({ name: own.customerName });
    const id = await review(accessToken, own);
    expect((await shop.firestore.doc(`reviews/${id}`).get()).data()).toMatchObject({
      customerName: 'x'.repeat(200),
      customerPhoto: null,
    });
    expect((await shop.call('addReview', { body: { ...draft, ...own } })).json).toMatchObject({
      issues: [{ path: 'customerName' }, { path: 'customerPhoto' }],
    });
  });

  it("never stores a script URL as photo, even from the user's account", async () => {
    const mallory = await shop.people.customer();
    await shop.people.changeOwnAccount(mallory.idToken, { photoUrl: 'javascript:alert(1)' });
    const id = await review(mallory.accessToken);
    expect((await shop.firestore.doc(`reviews/${id}`).get()).get('customerPhoto')).toBeNull();
  });

  it("sanitises an account's name like a name from the form", async () => {
    const mallory = await shop.people.customer();
    const displayName = ' Mal\u0000lory\r\n\u0085 \ud800 ';
    await shop.people.changeOwnAccount(mallory.idToken, { displayName });
    const id = await review(mallory.accessToken);
    const stored: unknown = (await shop.firestore.doc(`reviews/${id}`).get()).get('customerName');
    expect(stored).toBe('Mallory\n \ufffd');
  });

  it('does not let guests set `published`', async () => {
    const id = await review(undefined, { published: true });
    expect((await shop.firestore.doc(`reviews/${id}`).get()).get('published')).toBe(false);
  });
});

describe('GET /review', () => {
  beforeEach(async () => {
    await storeReview('old', 1000);
    await storeReview('new', 2000, { customerEmail: 'a@example.com' });
    await storeReview('waiting', 3000, { published: false });
  });

  it('lists published reviews, newest first, with masked emails', async () => {
    const answer = await shop.call('listReviews');
    expect(answer.json).toMatchObject([
      { _id: 'new', customerEmail: 'a…@example.com' },
      { _id: 'old', customerEmail: 'r…@example.com' },
    ]);
    expect(answer.json).toHaveLength(2);
    expect(answer.headers.get('cache-control')).toMatch(/public.*s-maxage/u);
    expect(answer.headers.get('etag')).not.toBeNull();
  });

  it('returns the public list to admins too, unless they request all=true', async () => {
    const { json } = await shop.call('listReviews', { token: admin.accessToken });
    expect(json).toEqual((await shop.call('listReviews')).json);
  });

  it('returns unpublished reviews and full emails, uncached, if an admin requests all=true', async () => {
    const answer = await shop.call('listReviews', { query: { all: 'true' }, token: admin.accessToken });
    expect(answer.json).toMatchObject([
      { _id: 'waiting', published: false },
      { _id: 'new', customerEmail: 'a@example.com' },
      { _id: 'old' },
    ]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const page = await shop.call('listReviews', {
      query: { all: 'true', limit: '1' },
      token: admin.accessToken,
    });
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('link')).toMatch(/all=true/u);
  });

  it.each([{ all: 'true' }, { search: 'gale' }, { published: 'false' }])(
    'rejects the parameter %j from anyone but an admin',
    async (query) => {
      expect((await shop.call('listReviews', { query })).status).toBe(401);
      expect((await shop.call('listReviews', { query, token: customer.accessToken })).status).toBe(403);
    },
  );
});

it('GET /review by pages lists each review once, even if several are from the same millisecond', async () => {
  const written = [
    ['a', 123_457_000],
    ['b', 123_456_000],
    ['c', 123_456_000],
    ['d', 7000],
  ] as const;
  for (const [id, nanoseconds] of written) {
    const at = new Timestamp(1_700_000_000, nanoseconds);
    await storeReview(id, 0, { createdAt: at, updatedAt: at });
  }
  const pages = await pagesOf(shop, 'listReviews', { query: { limit: '1' } });
  expect(pages.map(([review]) => review?._id)).toEqual(['a', 'c', 'b', 'd']);
});

describe('PATCH and DELETE /review/{id}', () => {
  const token = () => ({ token: admin.accessToken });
  const publish = (id: string, published: unknown) =>
    shop.call('publishReview', { params: { id }, body: { published }, ...token() });
  const remove = (id: string) => shop.call('deleteReview', { params: { id }, ...token() });

  it('publish and hide reviews, and report whether anything changed', async () => {
    const id = await review();
    expect((await publish(id, true)).json).toEqual({ acknowledged: true, modifiedCount: 1 });
    expect((await publish(id, true)).json).toEqual({ acknowledged: true, modifiedCount: 0 });
    expect((await shop.call('listReviews')).json).toHaveLength(1);
    expect((await publish(id, false)).json).toEqual({ acknowledged: true, modifiedCount: 1 });
    expect((await shop.call('listReviews')).json).toHaveLength(0);
  });

  it('delete a review, and answer 404 for a deleted one', async () => {
    const id = await review();
    expect((await remove(id)).json).toEqual({ acknowledged: true, deletedCount: 1 });
    expect((await remove(id)).status).toBe(404);
    expect((await publish(id, true)).status).toBe(404);
  });
});

describe('POST /review/bulk', () => {
  const change = (body: object, token = admin.accessToken) => shop.call('changeReviews', { body, token });
  const named = (...ids: readonly string[]) => ids.map((id) => ({ id }));

  it('hides and deletes several reviews, and reports unknown ids', async () => {
    const ids = [await review(customer.accessToken), await review(), await review()];
    const [published = '', ...guests] = ids;
    expect((await change({ change: 'hide', reviews: named(...ids) })).json).toEqual({
      changed: [published],
      refused: [],
    });
    const body = { change: 'delete', reviews: named(...guests, 'gone') };
    expect((await change(body)).json).toEqual({
      changed: guests,
      refused: [{ id: 'gone', code: 'reviews/not-found', message: 'There is no such review.' }],
    });
    expect((await shop.firestore.collection('reviews').get()).size).toBe(1);
  });

  it('tells each of two concurrent admins which reviews their own call hid', async () => {
    const ids = await Promise.all([1, 2, 3, 4].map(() => review(customer.accessToken)));
    const { accessToken } = await shop.people.admin();
    const hide = async (token: string) =>
      (await change({ change: 'hide', reviews: named(...ids) }, token)).json as {
        readonly changed: readonly string[];
      };
    const [own, others] = await Promise.all([hide(admin.accessToken), hide(accessToken)]);
    expect([...own.changed, ...others.changed].sort()).toEqual(ids.toSorted());
    const undone = await change({ change: 'publish', reviews: named(...own.changed, ...others.changed) });
    expect(undone.json).toMatchObject({ refused: [] });
    const { docs } = await shop.firestore.collection('audit').where('target', 'in', ids).get();
    expect(docs).toHaveLength(2 * ids.length);
  });

  it('rejects an unknown change, an empty list and more than a hundred reviews', async () => {
    const many = named(...Array.from({ length: 101 }, (_, nth) => String(nth)));
    for (const body of [
      { change: 'burn', reviews: named('a') },
      { change: 'hide', reviews: [] },
      { change: 'hide', reviews: many },
    ])
      expect((await change(body)).status).toBe(400);
  });
});
