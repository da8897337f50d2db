import type { Order } from '@pedalworks/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { mailingShop } from '../../test-support/mails/mailing-shop.ts';
import { openStockedFixtureForFile, storeProduct } from '../../test-support/payments/payment-fixture.ts';
import { booksOf, paidOrder, type PaidOrder } from '../../test-support/refunds/paid-order.ts';

const fixture = await openStockedFixtureForFile({
  ports: () => ({ shop: mailingShop }),
});
const { shop } = fixture;
const { dashboard, webhooks } = fixture.provider;
const { accessToken: token } = await shop.people.admin();

let paid: PaidOrder;
beforeEach(async () => {
  await shop.empty('orders', 'mail');
  await storeProduct(shop, 9, 'cog');
  paid = await paidOrder(fixture);
});

const dispute = async (amount: number) => {
  const { id, evidence_details: evidence } = dashboard.dispute(paid.paymentId, { amount });
  await webhooks.flush({ copies: 2 });
  return { id, dueBy: new Date((evidence.due_by ?? 0) * 1000).toISOString() };
};
const dueBy = async () => {
  const { json } = await shop.call('getOrder', { params: { id: paid.orderId }, token });
  return (json as Order).disputeDueBy;
};

describe('disputeDueBy', () => {
  it('is the earliest deadline of the disputes that are open and not answered', async () => {
    expect(await dueBy()).toBeNull();
    const first = await dispute(1000);
    const second = await dispute(500);
    expect(await dueBy()).toBe(first.dueBy);
    const inDocuments = shop.firestore.collection('orders').where('disputeDueBy', '>', '');
    const [soonest] = (await inDocuments.orderBy('disputeDueBy').limit(1).get()).docs;
    expect(soonest?.id).toBe(paid.orderId);
    dashboard.closeDispute(first.id, 'under_review');
    await webhooks.flush();
    expect(await dueBy()).toBe(second.dueBy);
    dashboard.closeDispute(second.id, 'lost');
    await webhooks.flush();
    expect(await dueBy()).toBeNull();
  });

  it('is null once an admin has handled the dispute', async () => {
    await dispute(1000);
    const params = { id: paid.orderId, attention: 'disputed' };
    await shop.call('handleAttention', { params, body: { note: 'Accepted.' }, token });
    expect(await dueBy()).toBeNull();
  });
});

it('an inquiry that the bank opened before the payment was assigned to an order flags the order', async () => {
  const orderId = await fixture.placeOrder({ priceCents: 4321 });
  await fixture.placeOrder({ priceCents: 4321 });
  const paymentId = await fixture.payBare(43.21);
  const { id } = dashboard.dispute(paymentId, { isInquiry: true });
  await webhooks.flush();
  expect(await fixture.report(orderId, paymentId)).toMatchObject({
    status: 200,
    json: { status: 'paid', attentions: ['disputed'], disputeDueBy: expect.any(String) as string },
  });
  expect(await fixture.order(orderId)).toMatchObject({ disputes: [{ id, status: 'inquiry' }] });
  expect(fixture.logged).toContain('orders/disputed');
  const mails = shop.firestore.collection('mail').where('orderId', '==', orderId);
  const { size } = await mails.where('event', '==', 'disputed').get();
  expect(size).toBe(1);
});

it.each([{}, { isInquiry: true }])(
  'a dispute %j of a second payment, which pays no order, is logged once',
  async (terms) => {
    const metadata = { orderId: paid.orderId, owner: fixture.customer.email };
    const intent = await fixture.stripe.paymentIntents.create({ amount: 5990, currency: 'usd', metadata });
    const second = await fixture.pay(intent.client_secret ?? '');
    await webhooks.flush();
    const before = fixture.logged.length;
    const { id } = dashboard.dispute(second, terms);
    await webhooks.flush();
    dashboard.closeDispute(id, 'won');
    await webhooks.flush();
    expect(fixture.logged.slice(before).filter((one) => one === 'orders/disputed')).toHaveLength(1);
    expect(await fixture.order(paid.orderId)).toMatchObject({ attentions: [], disputes: [] });
  },
);

it('the shop gets one email per dispute, with the deadline', async () => {
  const { id } = await dispute(1000);
  await dispute(500);
  dashboard.closeDispute(id, 'under_review');
  dashboard.closeDispute(id, 'lost');
  await webhooks.flush({ copies: 2, order: 'reversed' });
  const { docs } = await shop.firestore.collection('mail').where('event', '==', 'disputed').get();
  const { number } = await fixture.order(paid.orderId);
  const subjects = docs.map((mail) => String(mail.get('message.subject'))).toSorted();
  expect(subjects).toEqual(
    ['$10.00', '$5.00'].map((amount) => `Dispute: ${amount} of order ${String(number)}`),
  );
  const text = String(docs[0]?.get('message.text'));
  expect(text).toMatch(/Deadline\W+\w+day, \w+ \d+, 20\d\d at /u);
  expect(text).toContain('in Stripe’s dashboard to answer');
});

it('a closed order needs attention, and an error is logged, if the bank returns the money of a lost dispute', async () => {
  const { id } = await dispute(5000);
  dashboard.closeDispute(id, 'lost');
  await webhooks.flush();
  expect(fixture.logged).not.toContain('orders/dispute-reversed');
  dashboard.closeDispute(id, 'won');
  await webhooks.flush({ copies: 2 });
  const closed = { status: 'refunded', refunded: 0, attentions: ['dispute-reversed'] };
  expect(await booksOf(fixture, paid)).toMatchObject(closed);
  expect((await shop.call('listAllOrders', { token, query: { needsLook: 'true' } })).json).toMatchObject([
    { _id: paid.orderId },
  ]);
  expect(fixture.logged.filter((code) => code === 'orders/dispute-reversed')).toHaveLength(1);
  const refund = { params: { id: paid.orderId }, token, body: {} };
  expect(await shop.call('refundOrder', refund)).toMatchObject({
    status: 200,
    json: { refunded: 50, attentions: [] },
  });
});

it('a cancelled order needs attention if the bank had returned the money of a lost dispute before', async () => {
  const { id } = await dispute(2000);
  dashboard.closeDispute(id, 'lost');
  await webhooks.flush();
  dashboard.closeDispute(id, 'won');
  const params = { id: paid.orderId };
  const cancel = { params, token, body: { to: 'cancelled', reason: 'No answer' } };
  expect((await shop.call('transitionOrder', cancel)).json).toMatchObject({ status: 'cancelled' });
  await webhooks.flush();
  const reversed = { status: 'cancelled', refunded: 30, attentions: ['dispute-reversed'] };
  expect(await booksOf(fixture, paid)).toMatchObject(reversed);
  const handled = { params: { ...params, attention: 'dispute-reversed' }, token, body: { note: 'Kept' } };
  expect((await shop.call('handleAttention', handled)).json).toMatchObject({ attentions: [] });
  dashboard.closeDispute(id, 'won');
  await webhooks.flush();
  expect(await booksOf(fixture, paid)).toMatchObject({ attentions: [] });
});
