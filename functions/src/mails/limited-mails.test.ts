import type { Mail } from '@pedalworks/contract';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { expireOrders } from '../checkout/expire-orders.ts';
import type { Person } from '../../test-support/people.ts';
import { openStockedFixtureForFile } from '../../test-support/payments/payment-fixture.ts';
import { someAddress } from '../../test-support/orders/stored-order.ts';
import { deleteAccount, payOrder } from '../../test-support/account/life.ts';
import { removeMailCounts } from './limited-mails.ts';

const fixture = await openStockedFixtureForFile();
const admin = await fixture.shop.people.admin();
beforeEach(() => fixture.shop.empty('mail', 'orders', 'mailCounts'));

const victim = 'victim@example.com';
const message = 'YOUR ACCOUNT IS LOCKED CALL US';

/** Places an order under an email: as a guest, or with the account of `person`. */
async function place(customerEmail = victim, person?: Person): Promise<string> {
  const address = { ...someAddress, name: message, company: message };
  const customer = { customerEmail, customerName: message, phone: message };
  const { json, status } = await fixture.shop.call('placeOrder', {
    ...(person && { token: person.accessToken }),
    body: { purchaseId: 'chainring', price: 59.9, quantity: 1, address, ...customer },
  });
  expect(status).toBe(201);
  return (json as { insertedId: string }).insertedId;
}

const cancel = (id: string, { accessToken: token } = admin) =>
  fixture.shop.call('transitionOrder', { token, params: { id }, body: { to: 'cancelled' } });

/** Returns the event and state of every email to an address. */
async function mailsTo(to = victim): Promise<readonly string[]> {
  const { docs } = await fixture.shop.firestore.collection('mail').where('to', '==', to).get();
  return docs.map((mail) => `${String(mail.get('event'))} ${String(mail.get('delivery.state'))}`).sort();
}

const sentTo = async (to?: string) => (await mailsTo(to)).filter((mail) => mail.endsWith('pending'));

async function letExpire(): Promise<void> {
  const { docs } = await fixture.shop.firestore.collection('orders').get();
  const past = Timestamp.fromMillis(Date.now() - 1000);
  await Promise.all(docs.map(({ ref }) => ref.update({ expiresAt: past })));
  await expireOrders(fixture.ports, AbortSignal.timeout(30_000));
}

describe('emails about unpaid orders', () => {
  it('of guests are sent to one address at most five times a day, even if 30 orders arrive at once', async () => {
    await Promise.all(Array.from({ length: 30 }, () => place()));
    expect(await sentTo()).toHaveLength(5);
    expect(await mailsTo()).toHaveLength(30);
    await place('other@example.com');
    expect(await sentTo('other@example.com')).toHaveLength(1);
  });

  it.each([
    ['plus addresses', 'rider@example.com', (nth: number) => `rider+${String(nth)}@example.com`],
    ['dots at Gmail', 'rid.er@googlemail.com', (nth: number) => `r.ider${nth % 2 ? '' : '+a'}@gmail.com`],
  ])(
    'count per inbox, not per spelling, for %s, and go to the address as typed',
    async (_what, plain, spelled) => {
      const typed = [plain, ...Array.from({ length: 6 }, (_, nth) => spelled(nth))];
      for (const email of typed) await place(email);
      const { docs } = await fixture.shop.firestore.collection('mail').get();
      expect(docs.map((mail) => mail.get('to') as string).sort()).toEqual(typed.toSorted());
      expect(docs.filter((mail) => mail.get('delivery.state') === 'pending')).toHaveLength(5);
      await place('ri.der@example.com');
      expect(await sentTo('ri.der@example.com')).toHaveLength(1);
    },
  );

  it('of all kinds count together, for an account that signed up with the address of someone else', async () => {
    const attacker = await fixture.shop.people.customer({ name: message });
    for (let nth = 0; nth < 4; nth += 1) await cancel(await place(attacker.email, attacker), attacker);
    expect(await mailsTo(attacker.email)).toEqual([
      ...['cancelled pending', 'cancelled pending'],
      ...['cancelled withheld', 'cancelled withheld'],
      ...['placed pending', 'placed pending', 'placed pending'],
      'placed withheld',
    ]);
  });

  it('count together although one payment that pays no order is named in each', async () => {
    const attacker = await fixture.shop.people.customer();
    await fixture.payBare(59.9, attacker.accessToken);
    await fixture.provider.webhooks.flush();
    for (let nth = 0; nth < 4; nth += 1) await cancel(await place(attacker.email, attacker), attacker);
    expect(await sentTo(attacker.email)).toHaveLength(5);
  });

  it('are not counted anew after an unverified account of the address is deleted', async () => {
    for (let round = 0; round < 2; round += 1) {
      const attacker = await fixture.shop.people.customer({ email: victim });
      for (let nth = 0; nth < 6; nth += 1) await place(victim, attacker);
      expect(await sentTo()).toHaveLength(round === 0 ? 5 : 0);
      expect((await deleteAccount(fixture, attacker)).status).toBe(200);
    }
  });

  it('count anew after a day', async () => {
    for (let nth = 0; nth < 6; nth += 1) await place();
    const [count] = (await fixture.shop.firestore.collection('mailCounts').get()).docs;
    const yesterday = Timestamp.fromMillis(Date.now() - 86_400_001);
    await count?.ref.update({ times: Array.from({ length: 5 }, () => yesterday), updatedAt: yesterday });
    await place();
    expect(await sentTo()).toHaveLength(6);
    await count?.ref.update({ updatedAt: yesterday });
    await removeMailCounts(fixture.ports, AbortSignal.timeout(5000));
    expect((await fixture.shop.firestore.collection('mailCounts').get()).size).toBe(0);
  });

  it('are not sent to a guest whose order expires, but to a customer whose order does', async () => {
    const customer = await fixture.shop.people.customer();
    await place();
    await place(customer.email, customer);
    await letExpire();
    expect(await mailsTo()).toEqual(['placed pending']);
    expect(await mailsTo(customer.email)).toEqual(['cancelled pending', 'placed pending']);
  });

  it('of a verified customer are never withheld, even after a flood under the same address', async () => {
    const owner = await fixture.shop.people.customer({ email: victim });
    await fixture.shop.people.changeAccount(owner.uid, { emailVerified: true });
    for (let nth = 0; nth < 6; nth += 1) await place();
    await fixture.shop.empty('mail');
    for (let nth = 0; nth < 6; nth += 1) await cancel(await place(victim, owner), owner);
    expect(await sentTo()).toHaveLength(12);
    await place();
    expect(await mailsTo()).toContain('placed withheld');
  });

  it('are shown to admins with the reason, who can send them', async () => {
    const ids: string[] = [];
    for (let nth = 0; nth < 6; nth += 1) ids.push(await place());
    const asAdmin = { token: admin.accessToken, params: { id: ids.at(-1) ?? '' } };
    const [mail] = (await fixture.shop.call('listOrderMails', asAdmin)).json as readonly Mail[];
    expect(mail?.delivery).toMatchObject({ state: 'withheld', attempts: 0, willRetry: false });
    expect(mail?.delivery.error).toContain('5 emails to unverified customers');
    const params = { ...asAdmin.params, mailId: mail?._id ?? '' };
    const { json } = await fixture.shop.call('resendMail', { ...asAdmin, params });
    expect(json).toMatchObject({ delivery: { attempts: 1 } });
  });
});

it('no email repeats an address, which a stranger can extend by any words', async () => {
  const extended = 'victim+your.account.is.locked@example.com';
  await place(extended);
  const { docs } = await fixture.shop.firestore.collection('mail').where('to', '==', extended).get();
  expect(docs).toHaveLength(1);
  for (const mail of docs) expect(JSON.stringify(mail.get('message'))).not.toContain('locked');
});

it('no email to the owner of an unverified address contains text that a stranger chose', async () => {
  const attacker = await fixture.shop.people.customer({ name: message });
  await place(attacker.email);
  const id = await place(attacker.email, attacker);
  await payOrder(fixture, attacker, id);
  const asAdmin = { token: admin.accessToken, params: { id } };
  const order = await fixture.shop.call('getOrder', asAdmin);
  const headers = { 'if-match': order.headers.get('etag') ?? '' };
  const address = { ...someAddress, name: message, city: 'Salem' };
  await fixture.shop.call('saveOrderAddress', { ...asAdmin, headers, body: address });
  for (const to of ['packed', 'shipped'])
    await fixture.shop.call('transitionOrder', { ...asAdmin, body: { to } });
  await fixture.shop.call('refundOrder', { ...asAdmin, body: { amount: 1 } });
  const { docs } = await fixture.shop.firestore.collection('mail').where('to', '==', attacker.email).get();
  const events = ['paid', 'placed', 'placed', 'readdressed', 'refunded', 'shipped'];
  expect(docs.map((mail) => mail.get('event') as string).sort()).toEqual(events);
  for (const mail of docs) expect(JSON.stringify(mail.get('message'))).not.toContain(message);
});
