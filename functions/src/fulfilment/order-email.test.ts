import type { Order } from '@pedalworks/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { emailDesk } from '../../test-support/orders/corrected-email.ts';
import { codeOf } from '../../test-support/refunds/paid-order.ts';
import { openStockedFixtureForFile } from '../../test-support/payments/payment-fixture.ts';

const fixture = await openStockedFixtureForFile();
const { shop, customer } = fixture;
const { firestore, people } = shop;
const admin = await people.admin();
const { correct, mails } = emailDesk(shop, admin);
beforeEach(() => shop.empty('mail', 'mailCounts', 'audit'));

const typo = 'rider@exmaple.com';
const right = 'rider@example.com';
const guest = { customerUid: null, customerEmail: typo };

const auditOf = async (orderId: string) =>
  (await firestore.collection('audit').where('target', '==', orderId).get()).docs.map((entry) =>
    entry.data(),
  );

async function verified(email: string) {
  const person = await people.customer({ email });
  await people.auth.updateUser(person.uid, { emailVerified: true });
  return people.signIn(person);
}

const statusFor = async (id: string, { accessToken: token }: { readonly accessToken: string }) =>
  (await shop.call('getOrder', { params: { id }, token })).status;

describe('correcting the email of an order', () => {
  it('tells only the new address, once, without a name or an address', async () => {
    const id = await fixture.placeOrder({
      ...guest,
      customerName: 'Ines Quillfeather',
      isOwnerVerified: true,
    });
    const answer = await correct(id, 'Rider@Example.com');
    expect(answer).toMatchObject({ status: 200, json: { customerEmail: right } });
    expect((await correct(id, right)).json).toEqual(answer.json);
    const [mail, ...others] = await mails(id);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ event: 'email-corrected', to: right, delivery: { state: 'pending' } });
    const text = JSON.stringify(mail);
    expect(text).toContain(`/dashboard/myOrder/${id}`);
    for (const secret of ['Quillfeather', 'exmaple', 'Portland']) expect(text).not.toContain(secret);
    expect(await fixture.order(id)).not.toHaveProperty('isOwnerVerified');
  });

  it('is audited without either address', async () => {
    const id = await fixture.placeOrder(guest);
    await correct(id, right);
    await correct(id, right);
    const [entry, ...others] = await auditOf(id);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ action: 'orders/email', before: null, after: { changed: ['email'] } });
    expect(JSON.stringify(entry)).not.toMatch(/rider@/u);
  });

  it('requires the current version, and one of two concurrent corrections', async () => {
    const id = await fixture.placeOrder(guest);
    const { headers } = await shop.call('getOrder', { params: { id }, token: admin.accessToken });
    const version = headers.get('etag') ?? '';
    const bare = { params: { id }, token: admin.accessToken, body: { email: right } };
    expect(codeOf(await shop.call('saveOrderEmail', bare))).toEqual([428, 'request/version-missing']);
    const answers = await Promise.all(
      [right, 'other@example.com'].map((email) => correct(id, email, version)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const saved = answers.find(({ status }) => status === 200)?.json as Order;
    expect(await fixture.order(id)).toMatchObject({ customerEmail: saved.customerEmail });
    expect(await mails(id)).toHaveLength(1);
  });

  it('is rejected for an email that is none, a missing order, and an erased one', async () => {
    const id = await fixture.placeOrder(guest);
    for (const email of ['rider', '', 'a@b@c'])
      expect(codeOf(await correct(id, email))).toEqual([400, 'request/invalid']);
    expect(codeOf(await correct('no-order', right, '"none"'))).toEqual([404, 'orders/not-found']);
    const erased = await fixture.placeOrder({ customerUid: null, customerEmail: '', customerName: '' });
    expect(codeOf(await correct(erased, right))).toEqual([409, 'orders/address-fixed']);
  });

  it('counts towards the emails that an unverified inbox gets a day, unless the order is paid', async () => {
    const ids = [];
    for (let nth = 0; nth < 6; nth += 1) ids.push(await fixture.placeOrder(guest));
    for (const id of ids) await correct(id, 'victim@example.com');
    const paid = await fixture.placeOrder({ ...guest, paid: true });
    await correct(paid, 'victim@example.com');
    const states = [];
    for (const id of [...ids, paid]) states.push((await mails(id))[0]?.delivery.state);
    expect(states).toEqual([...Array<string>(5).fill('pending'), 'withheld', 'pending']);
  });
});

describe('access to an order with a corrected email', () => {
  it('moves from accounts with the former email to accounts with the new one', async () => {
    const [former, present] = [`${crypto.randomUUID()}@exmaple.com`, `${crypto.randomUUID()}@example.com`];
    const [stranger, owner] = [await verified(former), await verified(present)];
    const id = await fixture.placeOrder({ ...guest, customerEmail: former, paid: true });
    expect([await statusFor(id, stranger), await statusFor(id, owner)]).toEqual([200, 403]);
    await correct(id, present);
    expect([await statusFor(id, stranger), await statusFor(id, owner)]).toEqual([403, 200]);
    const query = { customerEmail: former };
    const listed = await shop.call('listCustomerOrders', { query, token: stranger.accessToken });
    expect(listed.json).toEqual([]);
  });

  it('stays with the account that placed it', async () => {
    const id = await fixture.placeOrder({ paid: true });
    const email = `${crypto.randomUUID()}@example.com`;
    await correct(id, email);
    expect(await statusFor(id, customer)).toBe(200);
    const query = { customerEmail: customer.email };
    const { json } = await shop.call('listCustomerOrders', { query, token: customer.accessToken });
    expect((json as readonly Order[]).map(({ _id }) => _id)).toContain(id);
    expect(await statusFor(id, await verified(email))).toBe(200);
  });
});
