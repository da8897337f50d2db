import { beforeEach, describe, expect, it } from 'vitest';
import { everyHalfHour } from '../jobs/every-half-hour.ts';
import {
  openFixtureForFile,
  storeProduct,
  type PaymentFixture,
} from '../../test-support/payments/payment-fixture.ts';
import type { Person } from '../../test-support/people.ts';
import { forged } from '../../test-support/tokens.ts';
import {
  address,
  deleteAccount,
  letSettle,
  newCustomer,
  order,
  payOrder,
  person,
  ship,
} from '../../test-support/account/life.ts';
import { invite, openInvitations, registered, registeredAdmin } from '../../test-support/users/invited.ts';
import { documentsWith, holds } from '../../test-support/account/traces.ts';

const fixture = await openFixtureForFile();
const admin = await fixture.shop.people.admin();
beforeEach(async () => {
  await fixture.shop.empty('users', 'products', 'orders', 'reviews', 'erasures');
  await storeProduct(fixture.shop);
  await registered(fixture.shop, admin);
});

const call: PaymentFixture['shop']['call'] = (...asking) => fixture.shop.call(...asking);
const isGone = ({ uid }: Person) =>
  fixture.shop.people.auth.getUser(uid).then(
    () => false,
    () => true,
  );

describe('DELETE /account', () => {
  it('removes the person from every document except invoices, and from the card provider', async () => {
    const { shop, provider } = fixture;
    const customer = await newCustomer(fixture);
    await shop.people.changeAccount(customer.uid, { emailVerified: true });
    const [sent, unpaid] = [await order(fixture, customer), await order(fixture, customer)];
    const guests = await order(fixture, null, { customerEmail: customer.email });
    await payOrder(fixture, customer, sent);
    await ship(fixture, admin, sent);
    const asAdmin = { token: admin.accessToken, params: { id: sent } };
    await call('refundOrder', { ...asAdmin, body: { amount: 5, reason: `${person.name} was unhappy` } });
    await fixture.openIntent(unpaid, customer.accessToken);
    await call('createPaymentIntent', { token: customer.accessToken, body: { price: 12 } });
    const comment = `Good parts. ${person.name}, ${person.phone}`;
    const said = { customerEmail: customer.email, comment, rating: 5 };
    const review = { token: customer.accessToken, body: said };
    await call('addReview', review);
    const { json } = await call('addReview', { ...review, body: { ...said, productId: 'chainring' } });
    const reviewId = (json as { insertedId: string }).insertedId;
    const deleted = await call('addReview', review);
    const params = { id: (deleted.json as { insertedId: string }).insertedId };
    await call('deleteReview', { token: admin.accessToken, params });

    expect(await deleteAccount(fixture, customer)).toMatchObject({ status: 200, json: { deletedCount: 1 } });

    const { email, uid } = customer;
    const texts = [email, encodeURIComponent(person.name), ...Object.values(person)];
    expect(await documentsWith(shop.firestore, texts)).toEqual([`invoices/${sent}`]);
    expect(await documentsWith(shop.firestore, [uid])).toEqual([`erasures/${uid}`, `invoices/${sent}`]);
    expect(holds([provider.paymentIntents(), provider.charges()], [...texts, uid])).toBe(false);
    expect(await isGone(customer)).toBe(true);
    expect(await fixture.order(sent)).toMatchObject({
      status: 'shipped',
      priceCents: 5990,
      customerUid: null,
      tracking: { carrier: 'UPS for …', number: '1Z 999', url: null },
    });
    for (const id of [unpaid, guests]) expect(await fixture.order(id)).toMatchObject({ status: 'cancelled' });
    const kept = await shop.firestore.doc(`reviews/${reviewId}`).get();
    expect(kept.data()).toMatchObject({ comment: 'Good parts. …, …', rating: 5, published: true });

    await letSettle(fixture, uid);
    await everyHalfHour(fixture.ports);
    expect(await documentsWith(shop.firestore, [uid])).toEqual([`invoices/${sent}`]);
  });

  it('rejects a sign-in older than five minutes', async () => {
    const customer = await newCustomer(fixture);
    const auth_time = Math.floor(Date.now() / 1000) - 301;
    await fixture.shop.people.changeAccount(customer.uid, { validSince: '0' });
    const old = { ...customer, accessToken: forged(customer.accessToken, { auth_time }) };
    expect(await deleteAccount(fixture, old)).toMatchObject({
      status: 403,
      json: { code: 'account/sign-in-again' },
    });
    expect((await call('getAccount', { token: customer.accessToken })).json).toMatchObject({
      name: person.name,
    });
  });

  it('rejects the deletion while paid orders are unshipped, and returns their numbers', async () => {
    const customer = await newCustomer(fixture);
    const [paid, packed, unpaid] = [
      await order(fixture, customer),
      await order(fixture, customer),
      await order(fixture, customer),
    ];
    for (const id of [paid, packed]) await payOrder(fixture, customer, id);
    await call('transitionOrder', {
      token: admin.accessToken,
      params: { id: packed },
      body: { to: 'packed' },
    });
    const answer = await deleteAccount(fixture, customer);
    expect(answer).toMatchObject({ status: 409, json: { code: 'account/orders-under-way' } });
    const { message } = answer.json as { message: string };
    for (const id of [paid, packed]) expect(message).toContain((await fixture.order(id))['number']);
    expect(await fixture.order(unpaid)).toMatchObject({ status: 'placed', customerName: person.name });
    expect(await isGone(customer)).toBe(false);
  });

  it('keeps orders of an earlier guest and of another account with the same email', async () => {
    const customer = await newCustomer(fixture);
    const before = {
      customerEmail: customer.email,
      customerUid: null,
      createdAt: new Date(Date.now() - 3_600_000),
    };
    const guests = await fixture.placeOrder(before);
    const others = await fixture.placeOrder({ customerEmail: customer.email, customerUid: 'somebody' });
    await deleteAccount(fixture, customer);
    for (const id of [guests, others])
      expect(await fixture.order(id)).toMatchObject({ customerEmail: customer.email, status: 'placed' });
  });

  it('keeps orders of a new account with the same email when the scheduled job repeats the erasure', async () => {
    const customer = await newCustomer(fixture);
    await deleteAccount(fixture, customer);
    const again = await fixture.shop.people.customer({ email: customer.email });
    await registered(fixture.shop, again);
    const id = await order(fixture, again);
    await letSettle(fixture, customer.uid);
    await everyHalfHour(fixture.ports);
    expect(await fixture.order(id)).toMatchObject({ customerUid: again.uid, status: 'placed' });
  });

  it('withdraws an invitation of the email only if the account has verified it', async () => {
    const { shop } = fixture;
    const email = `${crypto.randomUUID()}@example.com`;
    const invited = async () => (await openInvitations(shop, admin)).map((invitation) => invitation.email);
    await invite(shop, admin, email);
    const stranger = await shop.people.customer({ email });
    await registered(shop, stranger);
    expect((await deleteAccount(fixture, stranger)).status).toBe(200);
    await letSettle(fixture, stranger.uid);
    await everyHalfHour(fixture.ports);
    expect(await invited()).toContain(email);
    const owner = await shop.people.customer({ email });
    await shop.people.changeAccount(owner.uid, { emailVerified: true });
    expect((await deleteAccount(fixture, owner)).status).toBe(200);
    expect(await invited()).not.toContain(email);
  });

  it('rejects the last admin, and keeps their unpaid orders', async () => {
    const id = await order(fixture, admin);
    expect(await deleteAccount(fixture, admin)).toMatchObject({
      status: 409,
      json: { code: 'users/last-admin' },
    });
    expect(await fixture.order(id)).toMatchObject({ status: 'placed' });
  });

  it("replaces an admin's identity with one pseudonym in all records", async () => {
    const leaving = await registeredAdmin(fixture.shop);
    const customer = await newCustomer(fixture);
    const id = await order(fixture, customer);
    await payOrder(fixture, customer, id);
    await ship(fixture, leaving, id);
    await call('refundOrder', { token: leaving.accessToken, params: { id }, body: { amount: 1 } });
    expect((await deleteAccount(fixture, leaving)).status).toBe(200);
    const { email, uid } = leaving;
    expect(await documentsWith(fixture.shop.firestore, [email])).toEqual([]);
    expect(await documentsWith(fixture.shop.firestore, [uid])).toEqual([`erasures/${uid}`]);
    const { json } = await call('listAuditEntries', { token: admin.accessToken });
    const entries = (json as { target: string; by: { uid: string } }[]).filter(({ target }) => target === id);
    expect(entries.length).toBeGreaterThan(2);
    const [pseudonym = '', ...more] = new Set(entries.map(({ by }) => by.uid));
    expect(pseudonym).toMatch(/^deleted-/u);
    expect(more).toEqual([]);
    const notes = await call('listOrderNotes', { token: admin.accessToken, params: { id } });
    for (const note of notes.json as object[]) expect(note).toMatchObject({ by: pseudonym });
  });
});

it('an order of a deleted account can be delivered and refunded without emails', async () => {
  const customer = await newCustomer(fixture);
  const id = await order(fixture, customer);
  const paymentId = await payOrder(fixture, customer, id);
  await ship(fixture, admin, id);
  await deleteAccount(fixture, customer);
  const asAdmin = { token: admin.accessToken, params: { id } };
  expect((await call('transitionOrder', { ...asAdmin, body: { to: 'delivered' } })).status).toBe(200);
  expect((await call('refundOrder', { ...asAdmin, body: {} })).json).toMatchObject({ status: 'refunded' });
  for (const event of fixture.provider.events()) await fixture.sendEvent(JSON.stringify(event));
  expect(await fixture.ledger(paymentId)).toMatchObject({ owner: null, ownerUid: null });
  const mails = await call('listOrderMails', asAdmin);
  for (const mail of mails.json as object[]) expect(mail).toMatchObject({ to: '', text: '' });
  expect((await call('getInvoice', asAdmin)).json).toMatchObject({ buyer: { name: person.name } });
  expect((await call('saveOrderAddress', { ...asAdmin, body: address })).status).toBe(409);
  const mailId = (mails.json as { _id: string }[])[0]?._id ?? '';
  const resent = await call('resendMail', { token: admin.accessToken, params: { id, mailId } });
  expect(resent).toMatchObject({ status: 404, json: { code: 'mails/not-found' } });
});
