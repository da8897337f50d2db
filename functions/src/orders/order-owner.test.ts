import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, describe, expect, it } from 'vitest';
import { storedOrder } from '../../test-support/orders/stored-order.ts';
import type { Person } from '../../test-support/people.ts';
import { openShopForFile } from '../../test-support/shop.ts';

const anHourMilliseconds = 3_600_000;
const email = 'order-victim@example.com';
const provenEmail = 'proven@example.com';

const shop = await openShopForFile();
await store('guest-before', { customerUid: null, ageHours: 1 });
await store('deleted-account', { customerUid: 'an-account-of-before', ageHours: -1 });
await store('guest-before-proven', { customerUid: null, ageHours: 1, customerEmail: provenEmail });
const newcomer = await shop.people.customer({ email });
const proven = await shop.people.customer({ email: provenEmail });
await shop.people.auth.updateUser(proven.uid, { emailVerified: true });
await store('guest-since', { customerUid: null, ageHours: -0.1 });
await store('own', { customerUid: newcomer.uid, ageHours: 1 });
await store('own-under-former-email', {
  customerUid: newcomer.uid,
  ageHours: 1,
  customerEmail: 'x@example.com',
});
afterAll(() => Promise.all([newcomer, proven].map(({ uid }) => shop.people.auth.deleteUser(uid))));

interface Placed {
  readonly customerUid: string | null;
  readonly ageHours: number;
  readonly customerEmail?: string;
}

async function store(id: string, { ageHours, ...who }: Placed): Promise<void> {
  const createdAt = new Date(Date.now() - ageHours * anHourMilliseconds);
  const order = storedOrder({ customerEmail: email, customerName: 'Vic', createdAt, ...who });
  await shop.firestore.doc(`orders/${id}`).set(order);
}

async function listed(person: Person): Promise<string[]> {
  const query = { customerEmail: person.email };
  const { json } = await shop.call('listCustomerOrders', { query, token: person.accessToken });
  return (json as { _id: string }[]).map(({ _id }) => _id).sort();
}

describe('an account with an unverified email', () => {
  it('lists its own orders, also under a former email, and guest orders placed since the account was created', async () => {
    expect(await listed(newcomer)).toEqual(['guest-since', 'own', 'own-under-former-email']);
    const query = { customerEmail: email, limit: '1' };
    const page = await shop.call('listCustomerOrders', { query, token: newcomer.accessToken });
    expect(page.status).toBe(200);
  });

  it.each(['own', 'guest-since', 'own-under-former-email'])('can see the order "%s"', async (id) => {
    expect((await shop.call('getOrder', { params: { id }, token: newcomer.accessToken })).status).toBe(200);
  });

  it.each(['guest-before', 'deleted-account'])('can neither see nor pay the order "%s"', async (id) => {
    const token = newcomer.accessToken;
    const report = { order: id, transactionId: 'pi_1' };
    const answers = [
      await shop.call('getOrder', { params: { id }, token }),
      await shop.call('createPaymentIntent', { body: { price: 59.9, orderId: id }, token }),
      await shop.call('recordPayment', { params: { id }, body: report, token }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  });

  it('can see all orders with its email as soon as the email is verified, without signing in again', async () => {
    const guestOrders = ['deleted-account', 'guest-before', 'guest-since'];
    await shop.people.auth.updateUser(newcomer.uid, { emailVerified: true });
    expect(await listed(newcomer)).toEqual([...guestOrders, 'own', 'own-under-former-email']);
    await shop.people.auth.updateUser(newcomer.uid, { emailVerified: false });
    expect(await listed(newcomer)).toEqual(['guest-since', 'own', 'own-under-former-email']);
  });
});

it('an account that changed to an unverified email cannot see guest orders placed before the change', async () => {
  const taken = `taken-${crypto.randomUUID()}@example.com`;
  const squatter = await shop.people.customer();
  const anHourAgo = String(Date.now() - anHourMilliseconds);
  await shop.people.changeAccount(squatter.uid, { createdAt: anHourAgo, validSince: '1' });
  await store('guest-before-takeover', { customerUid: null, ageHours: 0.5, customerEmail: taken });
  await shop.people.changeOwnAccount(squatter.idToken, { email: taken });
  // The identity provider reports the time of the email change in whole seconds.
  const { tokensValidAfterTime = '' } = await shop.people.auth.getUser(squatter.uid);
  await store('guest-of-that-second', { customerUid: null, ageHours: 0, customerEmail: taken });
  const ofThatSecond = { createdAt: Timestamp.fromMillis(Date.parse(tokensValidAfterTime) + 999) };
  await shop.firestore.doc('orders/guest-of-that-second').update(ofThatSecond);
  await store('guest-after-takeover', { customerUid: null, ageHours: -0.1, customerEmail: taken });
  const moved = await shop.people.signIn({ ...squatter, email: taken });
  expect(await listed(moved)).toEqual(['guest-after-takeover']);
  await shop.people.auth.updateUser(squatter.uid, { emailVerified: true });
  expect(await listed(moved)).toEqual([
    'guest-after-takeover',
    'guest-before-takeover',
    'guest-of-that-second',
  ]);
});

it('an account with a verified email can see guest orders placed before the account was created, but other accounts cannot', async () => {
  expect(await listed(proven)).toEqual(['guest-before-proven']);
  const asking = { params: { id: 'guest-before-proven' }, token: newcomer.accessToken };
  expect((await shop.call('getOrder', asking)).status).toBe(403);
});
