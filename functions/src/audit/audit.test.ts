import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { pagesOf } from '../../test-support/paging.ts';
import { openShopForFile } from '../../test-support/shop.ts';
import { registered } from '../../test-support/users/invited.ts';

const shop = await openShopForFile();
const admin = await shop.people.admin();
beforeEach(() => shop.empty('audit', 'products', 'reviews', 'settings'));

const draft = { name: 'Rim', description: 'A rim.', price: 89.5, quantity: 4, minOrder: 1, img: '/image/x' };
const img = `/image/${'a'.repeat(64)}-640.webp`;

async function entries(): Promise<Record<string, unknown>[]> {
  return (await shop.call('listAuditEntries', { token: admin.accessToken })).json as Record<
    string,
    unknown
  >[];
}

const byAdmin = () => ({ uid: admin.uid, email: admin.email });
const idIn = ({ json }: { json: unknown }) => (json as { insertedId: string }).insertedId;

describe('the audit log has an entry for', () => {
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

  it('making someone an admin, but not for repeating the call', async () => {
    const { email } = await registered(shop);
    const body = { unverified: true };
    const promote = () => shop.call('makeAdmin', { ...token(), params: { email }, body });
    expect((await promote()).json).toMatchObject({ modifiedCount: 1 });
    expect((await promote()).json).toMatchObject({ modifiedCount: 0 });
    const change = { before: { admin: false }, after: { admin: true } };
    expect(await entries()).toMatchObject([
      { by: byAdmin(), action: 'users/make-admin', target: email, ...change },
    ]);
  });

  it('making someone an admin again after the claim was removed in the Firebase console', async () => {
    const { uid, email } = await registered(shop);
    const promote = () =>
      shop.call('makeAdmin', { ...token(), params: { email }, body: { unverified: true } });
    await promote();
    await shop.people.auth.setCustomUserClaims(uid, {});
    expect((await promote()).json).toMatchObject({ modifiedCount: 1 });
    expect(await entries()).toMatchObject([{ target: email }, { target: email }]);
  });

  it('completing a promotion to admin that was interrupted', async () => {
    const { uid, email } = await registered(shop);
    await shop.people.auth.setCustomUserClaims(uid, { admin: true });
    await shop.call('makeAdmin', { ...token(), params: { email }, body: { unverified: true } });
    expect(await entries()).toMatchObject([{ target: email }]);
    expect((await shop.firestore.doc(`users/${uid}`).get()).get('role')).toBe('admin');
  });
});

it.each([
  ['deleteProduct', { params: { id: 'nothing' } }],
  ['deleteReview', { params: { id: 'nothing' } }],
  ['publishReview', { params: { id: 'nothing' }, body: { published: true } }],
  ['makeAdmin', { params: { email: 'nobody@example.com' } }],
  ['addProduct', { body: {} }],
] as const)('a call that is rejected or changes nothing writes no audit entry (%s)', async (name, asking) => {
  await shop.call(name, { token: admin.accessToken, ...asking });
  expect(await entries()).toEqual([]);
});

it('GET /audit lists entries newest first, page by page', async () => {
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
});

describe('GET /audit with filters', () => {
  const found = async (query: Record<string, string>) => {
    const pages = await pagesOf(shop, 'listAuditEntries', {
      token: admin.accessToken,
      query: { limit: '1', ...query },
    });
    return pages.flat() as unknown as { action: string; target: string; targetName: string }[];
  };
  const rim = async () => {
    const id = idIn(await shop.call('addProduct', { token: admin.accessToken, body: { ...draft, img } }));
    const stored = await shop.firestore.doc(`products/${id}`).get();
    return { id, partNumber: stored.get('partNumber') as string };
  };

  it('finds entries by product id, part number or name, and by user email in upper or lower case', async () => {
    const { id, partNumber } = await rim();
    await shop.call('deleteProduct', { token: admin.accessToken, params: { id } });
    const { email } = await registered(shop);
    const asking = { params: { email }, token: admin.accessToken, body: { unverified: true } };
    await shop.call('makeAdmin', asking);
    for (const target of [id, partNumber, partNumber.toLowerCase(), 'rim'])
      expect(await found({ target })).toMatchObject([
        { action: 'products/delete', target: id, targetName: 'Rim' },
        { action: 'products/add', target: id, targetName: 'Rim' },
      ]);
    expect(await found({ target: email.toUpperCase() })).toMatchObject([{ action: 'users/make-admin' }]);
    for (const target of ['nothing', 'a/b', '..', '__nothing__', '🚲', 'ΐ'.repeat(254)])
      expect(await found({ target })).toEqual([]);
  });

  it("finds an order's entries by the order number", async () => {
    const { order, number } = { order: 'order-1', number: 'PW-ABC234' };
    await shop.firestore.doc(`orderNumbers/${number}`).set({ orderId: order });
    const line = { by: byAdmin(), action: 'orders/note', target: order, before: null, after: null };
    await shop.firestore.collection('audit').add({ ...line, createdAt: Timestamp.now() });
    expect(await found({ target: 'pw-abc234' })).toMatchObject([{ target: order, targetName: '' }]);
  });

  it('finds entries by the admin who made the change, alone or combined with a target', async () => {
    const { id } = await rim();
    const other = await shop.people.admin();
    await shop.call('deleteProduct', { token: other.accessToken, params: { id } });
    expect(await found({ actor: other.email })).toMatchObject([{ action: 'products/delete' }]);
    expect(await found({ actor: admin.email, target: id })).toMatchObject([{ action: 'products/add' }]);
    expect(await found({ actor: 'nobody@example.com' })).toEqual([]);
  });

  it.each([
    ['UTC', '2026-03-08T00:00:00.000Z', '2026-03-08T23:59:59.999Z'],
    // A day of 23 hours, because the clock goes forward that night.
    ['America/Los_Angeles', '2026-03-08T08:00:00.000Z', '2026-03-09T06:59:59.999Z'],
    ['Pacific/Kiritimati', '2026-03-07T10:00:00.000Z', '2026-03-08T09:59:59.999Z'],
  ])("filters by days in the shop's time zone (%s)", async (timeZone, first, last) => {
    const settings = { enforceMinOrder: false, enforceStock: false, timeZone };
    await shop.call('saveSettings', { token: admin.accessToken, body: settings });
    await shop.empty('audit');
    const moments = [Date.parse(first) - 1, Date.parse(first), Date.parse(last), Date.parse(last) + 1];
    for (const moment of moments) {
      const line = { by: byAdmin(), action: 'orders/note', before: null, after: null };
      const createdAt = Timestamp.fromMillis(moment);
      await shop.firestore.collection('audit').add({ ...line, target: String(moment), createdAt });
    }
    const days = { from: '2026-03-08', to: '2026-03-08' };
    const targets = async (query: Record<string, string>) =>
      (await found(query)).map(({ target }) => Number(target));
    expect(await targets(days)).toEqual([moments[2], moments[1]]);
    expect(await targets({ from: days.from, actor: admin.email })).toEqual([
      moments[3],
      moments[2],
      moments[1],
    ]);
    expect(await targets({ to: days.to })).toEqual([moments[2], moments[1], moments[0]]);
  });

  it.each([
    { from: '2026-03-09', to: '2026-03-08' },
    { from: '2026-02-30' },
    { to: 'yesterday' },
    { to: '2026-3-8' },
    { actor: 'nobody' },
    { target: 'a'.repeat(255) },
  ])('rejects the filter %j', async (query) => {
    const answer = await shop.call('listAuditEntries', { token: admin.accessToken, query: { ...query } });
    expect(answer.status).toBe(400);
  });
});
