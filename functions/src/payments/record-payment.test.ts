import { beforeEach, describe, expect, it } from 'vitest';
import {
  clientSecretOf,
  openFixtureForFile,
  paymentIdOf,
  storeProduct,
  unpaid,
} from '../../test-support/payments/payment-fixture.ts';
import { listed } from '../../test-support/payments/unnamed-money.ts';

const fixture = await openFixtureForFile();
beforeEach(async () => {
  await fixture.shop.empty('settings', 'products');
  await storeProduct(fixture.shop);
});

/** Creates and pays an intent that another user of the Stripe account opened. */
async function foreignPayment(terms: {
  amount?: number;
  currency?: string;
  metadata?: Record<string, string>;
}) {
  const { client_secret, id } = await fixture.stripe.paymentIntents.create({
    amount: 5990,
    currency: 'usd',
    ...terms,
    metadata: { owner: fixture.customer.email, ...terms.metadata },
  });
  await fixture.pay(client_secret ?? '');
  return id;
}

describe('PATCH /order/{id}', () => {
  it('marks order and ledger entry as paid after checking with the provider', async () => {
    const orderId = await fixture.placeOrder();
    const paymentId = await fixture.paidIntent(orderId);
    const { status, json } = await fixture.report(orderId, paymentId);
    expect({ status, json }).toMatchObject({
      status: 200,
      json: { _id: orderId, paid: true, transactionId: paymentId, acknowledged: true, modifiedCount: 1 },
    });
    expect(await fixture.order(orderId)).toMatchObject({
      paid: true,
      transactionId: paymentId,
      attentions: [],
    });
    expect(await fixture.ledger(paymentId)).toMatchObject({
      orderId,
      amount: 5990,
      currency: 'usd',
      owner: fixture.customer.email,
      status: 'paid',
    });
  });

  it('accepts only payments in the order’s currency after the shop’s currency has changed', async () => {
    const orderId = await fixture.placeOrder({ currency: 'jpy', priceCents: 599_000 });
    const metadata = { orderId };
    const dollars = await foreignPayment({ amount: 599_000, metadata });
    expect(await fixture.report(orderId, dollars)).toMatchObject({
      status: 409,
      json: { code: 'orders/other-currency' },
    });
    await fixture.provider.webhooks.flush();
    expect(await fixture.order(orderId)).toMatchObject(unpaid);
    expect(await listed(fixture, dollars)).toMatchObject([
      { amount: 5990, currency: 'usd', order: orderId, reason: 'does-not-match' },
    ]);
    const yen = await foreignPayment({ amount: 5990, currency: 'jpy', metadata });
    expect((await fixture.report(orderId, yen)).json).toMatchObject({ paid: true, transactionId: yen });
  });

  it('accepts the whole order object from older clients, and changes nothing when they repeat the request', async () => {
    const orderId = await fixture.placeOrder();
    const transactionId = await fixture.paidIntent(orderId);
    const token = fixture.customer.accessToken;
    const body = { order: { _id: orderId, name: 'anything' }, transactionId };
    const ask = { token, params: { id: orderId }, body };
    expect((await fixture.shop.call('recordPayment', ask)).json).toMatchObject({ modifiedCount: 1 });
    expect((await fixture.shop.call('recordPayment', ask)).json).toMatchObject({
      modifiedCount: 0,
      paid: true,
    });
  });

  it('records a payment once for a double click and ten concurrent requests', async () => {
    const orderId = await fixture.placeOrder();
    const paymentId = await fixture.paidIntent(orderId);
    const answers = await Promise.all(Array.from({ length: 12 }, () => fixture.report(orderId, paymentId)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const counts = answers.map(({ json }) => (json as { modifiedCount: number }).modifiedCount);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
  });

  it('charges once when two tabs pay concurrently', async () => {
    const orderId = await fixture.placeOrder();
    const tabs = await Promise.all([fixture.openIntent(orderId), fixture.openIntent(orderId)]);
    const confirmations = await Promise.allSettled(tabs.map((tab) => fixture.pay(clientSecretOf(tab))));
    const paymentId = paymentIdOf(tabs[0]);
    expect(confirmations.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await Promise.all(tabs.map((tab) => fixture.report(orderId, paymentIdOf(tab))));
    expect(
      fixture.provider.charges().filter(({ payment_intent }) => payment_intent === paymentId),
    ).toHaveLength(1);
    expect(await fixture.order(orderId)).toMatchObject({ paid: true, transactionId: paymentId });
  });

  it('lets an admin report a customer’s payment', async () => {
    const orderId = await fixture.placeOrder();
    const paymentId = await fixture.paidIntent(orderId);
    const admin = await fixture.shop.people.admin();
    expect((await fixture.report(orderId, paymentId, admin.accessToken)).status).toBe(200);
  });
});

describe('PATCH /order/{id} with an invalid payment', () => {
  const refused = async (orderId: string, paymentId: string, status = 402) => {
    expect((await fixture.report(orderId, paymentId)).status).toBe(status);
    expect(await fixture.order(orderId)).toMatchObject(unpaid);
  };

  it('rejects an unknown transactionId', async () => {
    const orderId = await fixture.placeOrder();
    await refused(orderId, 'pi_invented');
    expect(await fixture.ledger('pi_invented')).toBeUndefined();
  });

  it('rejects intents that are unpaid, declined or waiting for 3-D Secure', async () => {
    const orderId = await fixture.placeOrder();
    const opened = await fixture.openIntent(orderId);
    await refused(orderId, paymentIdOf(opened));
    await fixture.pay(clientSecretOf(opened), 'pm_card_visa_chargeDeclined');
    await refused(orderId, paymentIdOf(opened));
    await fixture.pay(clientSecretOf(opened), 'pm_card_authenticationRequired');
    await refused(orderId, paymentIdOf(opened));
    expect(await fixture.ledger(paymentIdOf(opened))).toMatchObject({ status: 'open' });
  });

  it.each([
    ['an underpaid payment', { amount: 5989 }],
    ['an overpaid payment', { amount: 5991 }],
    ['a payment in another currency', { currency: 'eur' }],
    ['a payment for another order', { metadata: { orderId: 'another-order' } }],
    ['a payment the shop did not open', { metadata: { owner: '' } }],
    ['a payment opened for another customer', { metadata: { owner: 'somebody.else@example.com' } }],
  ])('rejects %s', async (_name, terms) => {
    const orderId = await fixture.placeOrder();
    const paymentId = await foreignPayment(terms);
    await refused(orderId, paymentId);
    expect(await fixture.ledger(paymentId)).toBeUndefined();
  });

  it('rejects a payment that already pays another order', async () => {
    const [first, second] = [await fixture.placeOrder(), await fixture.placeOrder()];
    const paymentId = await foreignPayment({});
    expect((await fixture.report(first, paymentId)).status).toBe(200);
    await refused(second, paymentId);
    expect(await fixture.ledger(paymentId)).toMatchObject({ orderId: first });
  });

  it.each([
    ['the full amount', {}],
    ['part of the amount', { amount: 100 }],
  ])('rejects a payment after a refund of %s', async (_name, refund) => {
    const orderId = await fixture.placeOrder();
    const paymentId = await foreignPayment({ metadata: { owner: fixture.customer.email } });
    await fixture.stripe.refunds.create({ payment_intent: paymentId, ...refund });
    await refused(orderId, paymentId);
  });

  it('rejects a refunded payment, and accepts a new payment for the same order', async () => {
    const orderId = await fixture.placeOrder();
    const paymentId = await fixture.paidIntent(orderId);
    await fixture.stripe.refunds.create({ payment_intent: paymentId });
    await refused(orderId, paymentId);
    const again = await fixture.paidIntent(orderId);
    expect(again).not.toBe(paymentId);
    expect((await fixture.report(orderId, again)).json).toMatchObject({ paid: true, transactionId: again });
  });

  it('accepts a payment for only one of three orders if requests for all three arrive concurrently', async () => {
    const orderIds = [await fixture.placeOrder(), await fixture.placeOrder(), await fixture.placeOrder()];
    const paymentId = await foreignPayment({});
    const answers = await Promise.all(orderIds.map((orderId) => fixture.report(orderId, paymentId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 402, 402]);
    const paid = await Promise.all(orderIds.map((orderId) => fixture.order(orderId)));
    expect(paid.filter((order) => order['paid'] === true)).toHaveLength(1);
  });

  it('answers 409 to a second payment of a paid order', async () => {
    const orderId = await fixture.placeOrder();
    const paymentId = await fixture.paidIntent(orderId);
    await fixture.report(orderId, paymentId);
    const other = await foreignPayment({});
    expect((await fixture.report(orderId, other)).status).toBe(409);
    expect(await fixture.order(orderId)).toMatchObject({ transactionId: paymentId });
  });

  it.each([
    ['is cancelled', { status: 'cancelled' }, '402 This order is cancelled.'],
    ['is paid', { paid: true, transactionId: 'pi_x' }, '409 This order is already paid by another payment.'],
    ['is cheaper', { priceCents: 1000 }, '402 This payment is not for the amount of the order, $10.00.'],
  ] as const)('gives the reason if the order %s', async (_why, changes, reason) => {
    const orderId = await fixture.placeOrder(changes);
    const { status, json } = await fixture.report(orderId, await foreignPayment({}));
    const promise = 'We received your money, cannot use it for this order, and will refund it.';
    expect(`${status} ${(json as { message: string }).message}`).toBe(`${reason} ${promise}`);
  });

  it('rejects another customer’s payment with a message that promises no refund', async () => {
    const orderId = await fixture.placeOrder({ status: 'cancelled' });
    const others = await foreignPayment({ metadata: { owner: 'another@example.com' } });
    const message = 'The payment has not gone through. Your order is not paid yet.';
    expect(await fixture.report(orderId, others)).toMatchObject({ status: 402, json: { message } });
  });

  it('answers 400 if body and path have different order ids', async () => {
    const orderId = await fixture.placeOrder();
    const body = { order: 'another-order', transactionId: 'pi_any' };
    const token = fixture.customer.accessToken;
    const { status, json } = await fixture.shop.call('recordPayment', {
      token,
      params: { id: orderId },
      body,
    });
    expect({ status, json }).toMatchObject({ status: 400, json: { issues: [{ path: 'order' }] } });
  });
});
