import type { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { countedEvents, eventOf } from '../../test-support/payments/events.ts';
import {
  clientSecretOf,
  openStockedFixtureForFile,
  paymentIdOf,
  signed,
  unpaid,
} from '../../test-support/payments/payment-fixture.ts';

const fixture = await openStockedFixtureForFile();

describe('POST /stripe/webhook', () => {
  it('settles the order if the browser crashes after confirming the payment', async () => {
    const orderId = await fixture.placeOrder();
    const paymentId = await fixture.paidIntent(orderId);
    expect(await fixture.order(orderId)).toMatchObject(unpaid);
    const deliveries = await fixture.provider.webhooks.flush();
    expect(deliveries.map(({ status }) => status)).toEqual(deliveries.map(() => 200));
    expect(await fixture.order(orderId)).toMatchObject({ paid: true, transactionId: paymentId });
    expect(await fixture.ledger(paymentId)).toMatchObject({ orderId, status: 'paid' });
  });

  it('settles the order before the browser reports the payment', async () => {
    const orderId = await fixture.placeOrder();
    const paymentId = await fixture.paidIntent(orderId);
    await fixture.provider.webhooks.flush();
    const { status, json } = await fixture.report(orderId, paymentId);
    expect({ status, json }).toMatchObject({ status: 200, json: { paid: true, modifiedCount: 0 } });
  });

  it('changes nothing if the browser has already reported the payment', async () => {
    const orderId = await fixture.placeOrder();
    const paymentId = await fixture.paidIntent(orderId);
    await fixture.report(orderId, paymentId);
    const before = await fixture.order(orderId);
    const deliveries = await fixture.provider.webhooks.flush();
    expect(deliveries.map(({ status }) => status)).toEqual(deliveries.map(() => 200));
    expect(await fixture.order(orderId)).toEqual(before);
  });

  it('records the payment once if the event and the browser’s report arrive concurrently', async () => {
    const orderId = await fixture.placeOrder();
    const paymentId = await fixture.paidIntent(orderId);
    const [report, deliveries] = await Promise.all([
      fixture.report(orderId, paymentId),
      fixture.provider.webhooks.flush(),
    ]);
    expect(report.status).toBe(200);
    expect(deliveries.map(({ status }) => status)).toEqual(deliveries.map(() => 200));
    expect(await fixture.order(orderId)).toMatchObject({ paid: true, transactionId: paymentId });
  });

  it('stores an event only once if 50 copies arrive concurrently', async () => {
    const orderId = await fixture.placeOrder();
    const paymentId = await fixture.paidIntent(orderId);
    const deliveries = await fixture.provider.webhooks.send(eventOf(fixture, paymentId).id, 50);
    expect(deliveries).toHaveLength(50);
    expect(new Set(deliveries.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await fixture.order(orderId)).toMatchObject({ paid: true, transactionId: paymentId });
    expect(await countedEvents(fixture, paymentId)).toBe(1);
  });

  it('keeps the order paid if a payment_failed event arrives after payment_intent.succeeded', async () => {
    const orderId = await fixture.placeOrder();
    const opened = await fixture.openIntent(orderId);
    const paymentId = await fixture.pay(clientSecretOf(opened), 'pm_card_visa_chargeDeclined');
    await fixture.pay(clientSecretOf(opened));
    await fixture.provider.webhooks.flush({ order: 'reversed', copies: 2 });
    await fixture.provider.webhooks.send(eventOf(fixture, paymentId, 'payment_intent.payment_failed').id);
    expect(await fixture.order(orderId)).toMatchObject({ paid: true, transactionId: paymentId });
    expect(await fixture.ledger(paymentId)).toMatchObject({ status: 'paid' });
  });

  it('closes a canceled payment in the ledger', async () => {
    const opened = await fixture.openIntent(await fixture.placeOrder());
    await fixture.stripe.paymentIntents.cancel(paymentIdOf(opened));
    await fixture.provider.webhooks.flush();
    expect(await fixture.ledger(paymentIdOf(opened))).toMatchObject({ status: 'canceled' });
  });

  it('answers 404 while the order is missing, and settles the restored order when Stripe retries the event', async () => {
    const orderId = await fixture.placeOrder();
    const paymentId = await fixture.paidIntent(orderId);
    await fixture.provider.webhooks.flush({ order: 'as-happened' });
    const { id } = eventOf(fixture, paymentId);
    await fixture.bringBackUnpaid(orderId);
    const stored = await fixture.order(orderId);
    await fixture.shop.firestore.doc(`orders/${orderId}`).delete();
    await fixture.shop.empty('stripeEvents', 'payments');
    expect(await fixture.provider.webhooks.send(id)).toMatchObject([{ status: 404 }]);
    expect(await countedEvents(fixture, paymentId)).toBe(0);
    await fixture.shop.firestore.doc(`orders/${orderId}`).set(stored);
    expect(await fixture.provider.webhooks.send(id)).toMatchObject([{ status: 200 }]);
    expect(await fixture.order(orderId)).toMatchObject({ paid: true, transactionId: paymentId });
  });

  it('answers 404 to a dispute of a paid order that is missing, and books it once the order is restored', async () => {
    const orderId = await fixture.placeOrder();
    const paymentId = await fixture.paidIntent(orderId);
    await fixture.provider.webhooks.flush();
    const stored = await fixture.order(orderId);
    await fixture.shop.firestore.doc(`orders/${orderId}`).delete();
    const { id } = fixture.provider.dashboard.dispute(paymentId);
    fixture.provider.dashboard.closeDispute(id, 'lost');
    const events = fixture.provider.webhooks.pending().map((event) => event.id);
    for (const event of events)
      expect(await fixture.provider.webhooks.send(event)).toMatchObject([{ status: 404 }]);
    await fixture.shop.firestore.doc(`orders/${orderId}`).set(stored);
    for (const event of events)
      expect(await fixture.provider.webhooks.send(event)).toMatchObject([{ status: 200 }]);
    expect(await fixture.order(orderId)).toMatchObject({ status: 'refunded', attentions: ['dispute-lost'] });
  });

  it.each([
    { what: 'is too small', terms: { amount: 5000 }, order: {}, status: 'refused' },
    { what: 'is in another currency', terms: { currency: 'eur' }, order: {}, status: 'refused' },
    {
      what: 'is the order’s second payment',
      terms: {},
      order: { paid: true, transactionId: 'pi_first' },
      status: 'surplus',
    },
  ])('marks a payment for a refund if it $what', async ({ terms, order, status }) => {
    const orderId = await fixture.placeOrder(order);
    const metadata = { orderId, owner: fixture.customer.email };
    const intent = await fixture.stripe.paymentIntents.create({
      amount: 5990,
      currency: 'usd',
      ...terms,
      metadata,
    });
    await fixture.pay(intent.client_secret ?? '');
    const before = await fixture.order(orderId);
    await fixture.provider.webhooks.flush();
    expect(await fixture.order(orderId)).toEqual(before);
    expect(await fixture.ledger(intent.id)).toMatchObject({ orderId, status });
    expect(fixture.logged).toContain('payments/needs-refund');
  });

  it.each([
    ['an order of this shop', () => fixture.placeOrder({ priceCents: 4445 })],
    ['an order of another system', () => Promise.resolve('order-of-another-system')],
  ])('ignores a payment that another user of the Stripe account opened for %s', async (_what, name) => {
    const orderId = await name();
    const terms = { amount: 4445, currency: 'usd', metadata: { orderId } };
    const intent = await fixture.stripe.paymentIntents.create(terms);
    await fixture.pay(intent.client_secret ?? '');
    const before = fixture.noted.length;
    const deliveries = await fixture.provider.webhooks.flush();
    expect(deliveries.every(({ status }) => status === 200)).toBe(true);
    expect(fixture.noted.slice(before)).toContain('payments/not-ours');
    expect((await fixture.order(orderId))['paid'] ?? false).toBe(false);
    expect(await fixture.ledger(intent.id)).toBeUndefined();
  });

  it('sets the expiry date of a stored event more than 30 days ahead', async () => {
    const paymentId = await fixture.paidIntent(await fixture.placeOrder());
    await fixture.provider.webhooks.flush();
    const counted = fixture.shop.firestore.collection('stripeEvents').where('paymentId', '==', paymentId);
    const expiresAt = (await counted.get()).docs[0]?.get('expiresAt') as Timestamp;
    expect(expiresAt.toMillis() - Date.now()).toBeGreaterThan(30 * 86_400_000);
  });
});

describe('POST /stripe/webhook with unusual requests', () => {
  it('accepts an event with two signatures if one is valid', async () => {
    const orderId = await fixture.placeOrder();
    const body = JSON.stringify(eventOf(fixture, await fixture.paidIntent(orderId)));
    const right = signed(body);
    const doubled = right.replace(',v1=', `,v1=${'0'.repeat(64)},v1=`);
    expect((await fixture.sendEvent(body, doubled)).status).toBe(200);
    expect(await fixture.order(orderId)).toMatchObject({ paid: true });
  });

  it('accepts events that the shop does not handle', async () => {
    const body = JSON.stringify({
      ...eventOf(fixture, await fixture.paidIntent(await fixture.placeOrder())),
      type: 'radar.early_fraud_warning.created',
    });
    expect(await fixture.sendEvent(body)).toMatchObject({ status: 200, json: { received: true } });
  });
});
