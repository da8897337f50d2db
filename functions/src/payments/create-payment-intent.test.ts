import { describe, expect, it } from 'vitest';
import type { FaultKind } from '@pedalworks/stripe-emulator';
import { cardPayments } from '../gateways/stripe/card-payments.ts';
import {
  clientSecretOf,
  openStockedFixtureForFile,
  openPaymentFixture,
  paymentIdOf,
} from '../../test-support/payments/payment-fixture.ts';

const fixture = await openStockedFixtureForFile();

const onCreate = 'POST /v1/payment_intents';

function intentsFor(orderId: string) {
  return fixture.provider.paymentIntents().filter(({ metadata }) => metadata['orderId'] === orderId);
}

describe('POST /create-payment-intent without an order id', () => {
  const open = (price: number, token = fixture.customer.accessToken) =>
    fixture.shop.call('createPaymentIntent', { token, body: { price } });

  it.each([
    ['paid', 71, { paid: true, transactionId: 'pi_before' }],
    ['cancelled', 72, { status: 'cancelled' }],
    ['expired', 73, { expiresAt: new Date(Date.now() - 1000) }],
  ] as const)('is rejected if the only order of that price is %s', async (_state, price, changes) => {
    const priceCents = price * 100;
    await fixture.placeOrder({ priceCents, ...changes });
    expect(await open(price)).toMatchObject({ status: 409, json: { code: 'payments/nothing-to-pay' } });
    expect((await open(price + 0.01)).status).toBe(200);
    const { accessToken } = await fixture.shop.people.admin();
    expect((await open(price, accessToken)).status).toBe(200);
    await fixture.placeOrder({ priceCents });
    expect((await open(price)).status).toBe(200);
  });
});

describe('POST /create-payment-intent for an order', () => {
  it('charges the order’s price and ignores the price in the request body', async () => {
    const orderId = await fixture.placeOrder({ priceCents: 11_980 });
    const { status } = await fixture.openIntent(orderId);
    expect(status).toBe(200);
    expect(intentsFor(orderId)).toMatchObject([
      {
        amount: 11_980,
        currency: 'usd',
        allowed_payment_method_types: ['card'],
        metadata: { orderId, owner: fixture.customer.email },
      },
    ]);
  });

  it('returns the same intent on reload and retry', async () => {
    const orderId = await fixture.placeOrder();
    const secrets = [await fixture.openIntent(orderId), await fixture.openIntent(orderId)].map(
      clientSecretOf,
    );
    expect(new Set(secrets).size).toBe(1);
    expect(intentsFor(orderId)).toHaveLength(1);
  });

  it('returns the same intent to twenty concurrent tabs', async () => {
    const orderId = await fixture.placeOrder();
    const answers = await Promise.all(Array.from({ length: 20 }, () => fixture.openIntent(orderId)));
    expect(new Set(answers.map(clientSecretOf)).size).toBe(1);
    expect(intentsFor(orderId)).toHaveLength(1);
  });

  it('returns the customer’s intent to an admin', async () => {
    const orderId = await fixture.placeOrder();
    const admin = await fixture.shop.people.admin();
    const answers = [await fixture.openIntent(orderId), await fixture.openIntent(orderId, admin.accessToken)];
    expect(new Set(answers.map(clientSecretOf)).size).toBe(1);
  });

  it('reuses the intent after a declined card, and replaces a canceled intent', async () => {
    const orderId = await fixture.placeOrder();
    const first = await fixture.openIntent(orderId);
    await fixture.pay(clientSecretOf(first), 'pm_card_visa_chargeDeclined');
    expect(clientSecretOf(await fixture.openIntent(orderId))).toBe(clientSecretOf(first));
    await fixture.stripe.paymentIntents.cancel(paymentIdOf(first));
    const tabs = await Promise.all([fixture.openIntent(orderId), fixture.openIntent(orderId)]);
    expect(new Set(tabs.map(clientSecretOf)).size).toBe(1);
    expect(paymentIdOf(tabs[0])).not.toBe(paymentIdOf(first));
    expect(await fixture.ledger(paymentIdOf(first))).toMatchObject({ status: 'canceled' });
  });

  it('answers 409 for a paid order', async () => {
    const orderId = await fixture.placeOrder({ paid: true, transactionId: 'pi_before' });
    const { status, json } = await fixture.openIntent(orderId);
    expect({ status, json }).toMatchObject({ status: 409, json: { code: 'orders/already-paid' } });
    expect(intentsFor(orderId)).toEqual([]);
  });

  it('answers 409 for an order in a currency that the shop no longer uses', async () => {
    const orderId = await fixture.placeOrder({ currency: 'jpy', priceCents: 599_000 });
    const { status, json } = await fixture.openIntent(orderId);
    expect([status, json]).toMatchObject([
      409,
      {
        code: 'orders/other-currency',
        message: expect.stringMatching(/Order again at the current price\.$/u) as string,
      },
    ]);
    expect(intentsFor(orderId)).toEqual([]);
  });

  it('answers 409 and settles the order if its intent has been paid but not recorded', async () => {
    const orderId = await fixture.placeOrder();
    const paymentId = await fixture.paidIntent(orderId);
    expect((await fixture.openIntent(orderId)).status).toBe(409);
    expect(await fixture.order(orderId)).toMatchObject({ paid: true, transactionId: paymentId });
  });

  it('answers 409 and settles a paid order that a backup restored as unpaid', async () => {
    const orderId = await fixture.placeOrder();
    const paymentId = await fixture.paidIntent(orderId);
    await fixture.report(orderId, paymentId);
    await fixture.bringBackUnpaid(orderId);
    expect((await fixture.openIntent(orderId)).status).toBe(409);
    expect(await fixture.order(orderId)).toMatchObject({ paid: true, transactionId: paymentId });
    expect(intentsFor(orderId)).toHaveLength(1);
  });

  it('opens a new intent if the paid intent was partly refunded', async () => {
    const orderId = await fixture.placeOrder();
    const paymentId = await fixture.paidIntent(orderId);
    await fixture.stripe.refunds.create({ payment_intent: paymentId, amount: 100 });
    expect(paymentIdOf(await fixture.openIntent(orderId))).not.toBe(paymentId);
    expect(await fixture.ledger(paymentId)).toMatchObject({ orderId, status: 'refused' });
    expect(await fixture.order(orderId)).toMatchObject({ paid: false });
  });

  it('answers 409 and settles the order if the ledger lacks the order’s paid intent', async () => {
    const orderId = await fixture.placeOrder();
    const paymentId = await fixture.paidIntent(orderId);
    await fixture.shop.firestore.doc(`payments/${paymentId}`).delete();
    expect((await fixture.openIntent(orderId)).status).toBe(409);
    expect(await fixture.order(orderId)).toMatchObject({ paid: true, transactionId: paymentId });
  });

  it('answers 404 for an unknown order and 403 for another customer’s order', async () => {
    const stranger = await fixture.shop.people.customer();
    const orderId = await fixture.placeOrder();
    expect((await fixture.openIntent('no-such-order')).status).toBe(404);
    expect((await fixture.openIntent(orderId, stranger.accessToken)).status).toBe(403);
    expect(intentsFor(orderId)).toEqual([]);
  });

  it.each([
    ['0.1 + 0.2', 30],
    ['1e-7', 0],
  ])('answers 409 for a total of %s, below the minimum card charge', async (_price, priceCents) => {
    const { status, json } = await fixture.openIntent(await fixture.placeOrder({ priceCents }));
    expect({ status, json }).toMatchObject({ status: 409, json: { code: 'payments/amount-refused' } });
  });

  it('accepts an order of 999,999.99 and rejects a larger one', async () => {
    const orderId = await fixture.placeOrder({ priceCents: 99_999_999 });
    expect((await fixture.openIntent(orderId)).status).toBe(200);
    expect(intentsFor(orderId)).toMatchObject([{ amount: 99_999_999 }]);
    expect((await fixture.openIntent(await fixture.placeOrder({ priceCents: 100_000_000 }))).status).toBe(
      409,
    );
  });
});

describe('POST /create-payment-intent during provider failures', () => {
  it.each<[string, FaultKind]>([
    ['makes the intent and never responds', { kind: 'hang', after: true }],
    ['makes the intent and drops the connection', { kind: 'drop', after: true }],
  ])('creates one intent when the provider %s', async (_name, fault) => {
    const orderId = await fixture.placeOrder();
    fixture.provider.faults.add({ on: onCreate, fault });
    const answers = [await fixture.openIntent(orderId), await fixture.openIntent(orderId)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(intentsFor(orderId)).toHaveLength(1);
  });

  it('creates one intent if all responses to the first request are lost and the request is repeated', async () => {
    const orderId = await fixture.placeOrder();
    fixture.provider.faults.add({ on: onCreate, fault: { kind: 'drop', after: true }, times: 3 });
    expect((await fixture.openIntent(orderId)).status).toBe(503);
    expect((await fixture.openIntent(orderId)).status).toBe(200);
    expect(intentsFor(orderId)).toHaveLength(1);
  });

  it.each([500, 429] as const)(
    'answers 503 when the provider answers %i, and succeeds on retry',
    async (status) => {
      const orderId = await fixture.placeOrder();
      fixture.provider.faults.add({ on: onCreate, fault: { kind: 'answer', status }, times: 3 });
      const answer = await fixture.openIntent(orderId);
      expect(answer).toMatchObject({ status: 503, json: { code: 'payments/provider-unavailable' } });
      expect(answer.headers.get('retry-after')).not.toBeNull();
      fixture.provider.faults.clear();
      expect((await fixture.openIntent(orderId)).status).toBe(200);
      expect(await fixture.order(orderId)).toMatchObject({ paid: false });
    },
  );

  it('creates one intent even if Stripe replays an error for the idempotency key', async () => {
    const orderId = await fixture.placeOrder();
    fixture.provider.faults.add({ on: onCreate, fault: { kind: 'answer', status: 500, isKept: true } });
    const answers = [await fixture.openIntent(orderId), await fixture.openIntent(orderId)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(intentsFor(orderId)).toHaveLength(1);
  });

  it('answers 503 when no provider is configured', async () => {
    const without = await openPaymentFixture({
      ports: () => ({ cards: cardPayments({ stripe: undefined, currency: 'usd' }) }),
    });
    const orderId = await without.placeOrder();
    expect(await without.openIntent(orderId)).toMatchObject({
      status: 503,
      json: { code: 'payments/not-configured' },
    });
    expect(await without.sendEvent('{}')).toMatchObject({ status: 503 });
    await without.close();
  });
});

describe('POST /create-payment-intent amounts', () => {
  it.each([
    [19.995, 2000],
    ['0.30000000000000004', 30],
    [999_999.99, 99_999_999],
    ['59.9', 5990],
  ])('reads the price %s as %i cents', async (price, amount) => {
    const before = fixture.provider.paymentIntents().length;
    const token = fixture.customer.accessToken;
    const { status } = await fixture.shop.call('createPaymentIntent', { token, body: { price } });
    if (amount < 50) expect(status).toBe(409);
    else
      expect(fixture.provider.paymentIntents()[before]).toMatchObject({
        amount,
        metadata: { owner: fixture.customer.email },
      });
  });

  it('charges yen in whole units instead of hundredths', async () => {
    const yen = await openPaymentFixture({ currency: 'jpy' });
    const orderId = await yen.placeOrder({ priceCents: 250_000 });
    await yen.openIntent(orderId);
    expect(yen.provider.paymentIntents()).toMatchObject([{ amount: 2500, currency: 'jpy' }]);
    await yen.close();
  });
});
