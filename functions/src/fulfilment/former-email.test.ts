import type { Mail } from '@pedalworks/contract';
import type { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { deliverMail, deliverPendingMails } from '../mails/deliver-mail.ts';
import { openLink } from '../withdrawals/confirm-withdrawal.ts';
import { deleteAccount } from '../../test-support/account/life.ts';
import { mailingShop } from '../../test-support/mails/mailing-shop.ts';
import { emailDesk } from '../../test-support/orders/corrected-email.ts';
import { openFixtureForFile, storeProduct } from '../../test-support/payments/payment-fixture.ts';
import { cart, paidOrder } from '../../test-support/refunds/paid-order.ts';
import { shippedOrder } from '../../test-support/returns/shipped-order.ts';
import { storedReturn } from '../../test-support/returns/stored-return.ts';
import { withdrawalDesk } from '../../test-support/withdrawals/withdrawal-desk.ts';
import type { SendMail } from '../model/mails.ts';

type SentMail = Parameters<SendMail>[0];

const sent: SentMail[] = [];
const fixture = await openFixtureForFile({
  ports: () => ({
    shop: mailingShop,
    sendMail: (mail) => {
      sent.push(mail);
      return Promise.resolve({ state: 'sent' });
    },
  }),
});
const { shop, ports, customer } = fixture;
const { firestore, people } = shop;
const admin = await people.admin();
const { correct, mails, resend } = emailDesk(shop, admin);
const desk = withdrawalDesk(fixture, admin);
const right = 'rider@example.com';

beforeEach(async () => {
  await shop.empty('returns', 'mail', 'mailCounts', 'withdrawals', 'payments');
  sent.length = 0;
  await storeProduct(shop, 8);
  await storeProduct(shop, 9, 'cog');
  await desk.offer();
});

const named = { ...cart, isOwnerVerified: true, customerName: 'Ines Quillfeather' } as const;
const secrets = ['Quillfeather', 'Main Street', 'Portland'];

describe('emails of an order with a corrected email', () => {
  it('that still wait go to the new address, without name and address', async () => {
    const { orderId } = await shippedOrder(fixture, named);
    const waiting = await mails(orderId);
    expect(JSON.stringify(waiting)).toContain('Quillfeather');
    await correct(orderId, right);
    await deliverPendingMails(ports, AbortSignal.timeout(15_000));
    const ofOrder = sent.filter(({ id }) => id.startsWith(orderId) && !id.includes('new-paid-order'));
    expect(ofOrder.map(({ id }) => id.replace(`${orderId}-`, '').split('-')[0]).toSorted()).toEqual(
      ['email', 'paid', 'shipped'].toSorted(),
    );
    for (const { to, message } of ofOrder) {
      expect(to).toBe(right);
      for (const secret of secrets) expect(JSON.stringify(message)).not.toContain(secret);
      expect(message.text).toContain('\n\nHello,\n\n');
    }
    const toShop = sent.find(({ id }) => id === `${orderId}-new-paid-order`);
    expect(toShop?.to).toBe('desk@shop.example');
  });

  it('that were sent go to the new address when they are sent again', async () => {
    const { orderId } = await paidOrder(fixture, named);
    const mailId = `${orderId}-paid`;
    await deliverMail(ports, mailId);
    expect(sent.at(-1)?.to).toBe(customer.email);
    await correct(orderId, right);
    expect((await mails(orderId)).find(({ _id }) => _id === mailId)).toMatchObject({ to: customer.email });
    const { json } = await resend(orderId, mailId);
    expect(json).toMatchObject({ to: right, delivery: { state: 'sent' } });
    expect(sent.at(-1)).toMatchObject({ id: mailId, to: right });
    const { text } = json as Mail;
    for (const secret of secrets) expect(text).not.toContain(secret);
    expect(text).toContain('Order number:');
  });

  it('are about later refunds and returns as well', async () => {
    const { orderId } = await shippedOrder(fixture, cart);
    const returnId = await storedReturn(firestore, orderId, { customerEmail: customer.email });
    await correct(orderId, right);
    const asAdmin = { token: admin.accessToken };
    await shop.call('transitionReturn', { ...asAdmin, params: { id: returnId }, body: { to: 'approved' } });
    await shop.call('refundOrder', { ...asAdmin, params: { id: orderId }, body: { amount: 1 } });
    const later = (await mails(orderId)).filter(({ event }) => /refunded|return-/u.test(event));
    expect(later.map(({ event, to }) => [event, to]).toSorted()).toEqual([
      ['refunded', right],
      ['return-approved', right],
    ]);
  });
});

/** Cart of a guest, placed more than a second after the account was created, which may otherwise not pay for it. */
const guestCart = () => ({
  ...cart,
  customerUid: null,
  customerEmail: customer.email,
  createdAt: new Date(Date.now() + 2000),
});

describe('what the former email of an order could do', () => {
  it('ends: its withdrawal link shows and confirms nothing, and the new address gets a link of its own', async () => {
    const { orderId } = await shippedOrder(fixture, guestCart());
    const orderNumber = await desk.number(orderId);
    await desk.declare({ orderNumber });
    await desk.declaredDaysAgo(orderId, 2);
    const [link = ''] = await desk.linksOf(orderId);
    await correct(orderId, right);
    expect(await openLink(ports, { link, signal: AbortSignal.timeout(5000) })).toEqual({ state: 'ended' });
    expect(await desk.confirm(link)).toEqual({ state: 'ended' });
    const [declared] = await desk.mailsOf(orderId);
    const again = await resend(orderId, declared?.id ?? '');
    expect(again.json).toMatchObject({ delivery: { state: 'withheld' } });
    expect(sent).toEqual([]);
    await desk.declare({ orderNumber });
    const [, fresh = ''] = await desk.linksOf(orderId);
    expect(await desk.confirm(fresh)).toMatchObject({ state: 'received' });
    const [returned] = await desk.returnsOf(orderId);
    const declaredAt = returned?.['declaredAt'] as Timestamp;
    expect(Date.now() - declaredAt.toMillis()).toBeGreaterThan(1.9 * 86_400_000);
  });

  it('ends: a link that was confirmed shows its receipt no longer', async () => {
    const { orderId } = await shippedOrder(fixture, guestCart());
    await desk.declare({ orderNumber: await desk.number(orderId) });
    const [link = ''] = await desk.linksOf(orderId);
    await desk.confirm(link);
    await correct(orderId, right);
    expect(await openLink(ports, { link, signal: AbortSignal.timeout(5000) })).toEqual({ state: 'ended' });
  });

  it('ends: a review is verified by the order only for its new email', async () => {
    const email = `${crypto.randomUUID()}@exmaple.com`;
    const stranger = await people.customer({ email });
    await people.auth.updateUser(stranger.uid, { emailVerified: true });
    const guest = { ...cart, paid: true, customerUid: null, customerEmail: email } as const;
    const orderId = await fixture.placeOrder(guest);
    const { accessToken: token } = await people.signIn(stranger);
    const body = { customerEmail: email, comment: 'Runs well.', rating: 5, productId: 'chainring' };
    const { json } = await shop.call('addReview', { token, body });
    expect(json).toMatchObject({ verified: true });
    await correct(orderId, right);
    const review = await firestore.doc(`reviews/${(json as { _id: string })._id}`).get();
    expect(review.get('verified')).toBe(false);
  });

  it('moves to the new one on returns, also in their search, and on payments, also once paid', async () => {
    const email = `${crypto.randomUUID()}@exmaple.com`;
    const orderId = await fixture.placeOrder({ ...cart, customerUid: null, customerEmail: email });
    const opened = await fixture.openIntent(orderId, admin.accessToken);
    const returnId = await storedReturn(firestore, orderId, { customerEmail: email });
    await correct(orderId, right);
    const { json: returns } = await shop.call('listReturns', {
      token: admin.accessToken,
      query: { search: right },
    });
    expect(returns).toMatchObject([{ _id: returnId, customerEmail: right }]);
    const paymentId = await fixture.pay((opened.json as { clientSecret: string }).clientSecret);
    expect(await fixture.ledger(paymentId)).toMatchObject({ owner: right, status: 'open' });
    await fixture.provider.webhooks.flush();
    expect(await fixture.ledger(paymentId)).toMatchObject({ owner: right, status: 'paid' });
  });

  it('moves: deleting the account of the former email neither erases the order nor cancels its payment', async () => {
    const email = `${crypto.randomUUID()}@exmaple.com`;
    const stranger = await people.customer({ email });
    await people.auth.updateUser(stranger.uid, { emailVerified: true });
    const orderId = await fixture.placeOrder({ ...cart, customerUid: null, customerEmail: email });
    const opened = await fixture.openIntent(orderId, admin.accessToken);
    await correct(orderId, right);
    expect((await deleteAccount(fixture, await people.signIn(stranger))).status).toBe(200);
    expect(await fixture.order(orderId)).toMatchObject({ customerEmail: right, status: 'placed' });
    const paymentId = await fixture.pay((opened.json as { clientSecret: string }).clientSecret);
    expect(await fixture.ledger(paymentId)).toMatchObject({ owner: right, status: 'open' });
    const { metadata } = await fixture.stripe.paymentIntents.retrieve(paymentId);
    expect(metadata).toEqual({ orderId, isErased: 'true' });
    await fixture.provider.webhooks.flush();
    expect(await fixture.order(orderId)).toMatchObject({ status: 'paid' });
  });

  it('stays on an issued invoice', async () => {
    const { orderId } = await paidOrder(fixture, cart);
    await correct(orderId, right);
    const { json } = await shop.call('getInvoice', { params: { id: orderId }, token: admin.accessToken });
    expect(json).toMatchObject({ buyer: { email: customer.email } });
  });
});
