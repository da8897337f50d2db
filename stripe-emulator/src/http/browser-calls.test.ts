import type Stripe from 'stripe';
import { afterAll, describe, expect, it } from 'vitest';
import { createIntent, openProvider } from '../test-support/provider.ts';

const provider = await openProvider();
const stripe = provider.client();
afterAll(() => provider.emulator.close());

const visaFields = {
  type: 'card',
  'card[number]': '4242424242424242',
  'card[exp_month]': '12',
  'card[exp_year]': '2040',
  'card[cvc]': '123',
};

/** Fields of `PaymentIntent` in @stripe/stripe-js 10. */
const publicFields = [
  ...['id', 'object', 'amount', 'canceled_at', 'cancellation_reason', 'capture_method', 'client_secret'],
  ...['confirmation_method', 'created', 'currency', 'description', 'last_payment_error', 'livemode'],
  ...['next_action', 'payment_method', 'payment_method_types', 'receipt_email', 'setup_future_usage'],
  ...['shipping', 'status'],
];

describe('calls with a publishable key', () => {
  it('confirm an intent with a new payment method, and receive no metadata or charge', async () => {
    const { id, client_secret } = await createIntent(stripe, { metadata: { orderId: 'order-1' } });
    const method = await provider.fromBrowser('/v1/payment_methods', visaFields);
    const { id: payment_method } = method.json as Stripe.PaymentMethod;
    const paid = await provider.fromBrowser(`/v1/payment_intents/${id}/confirm`, {
      client_secret: client_secret ?? '',
      payment_method,
      use_stripe_sdk: 'true',
      expected_payment_method_type: 'card',
    });
    expect(paid).toMatchObject({ status: 200, json: { id, status: 'succeeded' } });
    expect(paid.json).not.toHaveProperty('metadata');
    expect(paid.json).not.toHaveProperty('latest_charge');
  });

  it('confirm an intent with raw card data in one request', async () => {
    const { id, client_secret } = await createIntent(stripe);
    const card = Object.fromEntries(
      Object.entries(visaFields).map(([name, value]) => [
        name.replace(/^\w+/u, (first) => `payment_method_data[${first}]`),
        value,
      ]),
    );
    const paid = await provider.fromBrowser(`/v1/payment_intents/${id}/confirm`, {
      client_secret: client_secret ?? '',
      ...card,
      'payment_method_data[billing_details][name]': 'Ada Rider',
      receipt_email: 'ada@example.com',
      return_url: 'https://shop.example/back',
    });
    expect(paid).toMatchObject({
      status: 200,
      json: { status: 'succeeded', receipt_email: 'ada@example.com' },
    });
    const { payment_method } = await stripe.paymentIntents.retrieve(id, { expand: ['payment_method'] });
    expect(payment_method).toMatchObject({ billing_details: { name: 'Ada Rider' }, card: { last4: '4242' } });
  });

  it("retrieve an intent's public fields only with the intent's client secret", async () => {
    const { id, client_secret } = await createIntent(stripe, { metadata: { orderId: 'order-1' } });
    const retrieve = async (query: Readonly<Record<string, string>>) => {
      const search = new URLSearchParams({ key: 'pk_test_emulator', ...query });
      const answer = await fetch(`${provider.emulator.url}/v1/payment_intents/${id}?${search.toString()}`);
      return { status: answer.status, json: (await answer.json()) as object };
    };
    const { status, json } = await retrieve({ client_secret: client_secret ?? '' });
    expect({ status, json }).toMatchObject({ status: 200, json: { id, amount: 5990, client_secret } });
    expect(Object.keys(json)).toEqual(publicFields);
    expect(await retrieve({ client_secret: `${id}_secret_guess` })).toMatchObject({
      status: 404,
      json: { error: { code: 'resource_missing' } },
    });
    expect(await retrieve({})).toMatchObject({
      status: 401,
      json: { error: { code: 'secret_key_required' } },
    });
  });

  it('receive no metadata in the error for a declined card', async () => {
    const { id, client_secret } = await createIntent(stripe, { metadata: { orderId: 'order-1' } });
    const { status, json } = await provider.fromBrowser(`/v1/payment_intents/${id}/confirm`, {
      client_secret: client_secret ?? '',
      payment_method: 'pm_card_visa_chargeDeclined',
    });
    expect({ status, json }).toMatchObject({
      status: 402,
      json: { error: { code: 'card_declined', message: 'Your card was declined.', payment_intent: { id } } },
    });
    expect(JSON.stringify(json)).not.toContain('order-1');
  });

  it.each([
    [{ 'card[number]': '4242424242424241' }, 'incorrect_number'],
    [{ 'card[exp_year]': '2020' }, 'invalid_expiry_year'],
    [{ 'card[exp_month]': '13' }, 'invalid_expiry_month'],
    [{ 'card[cvc]': '1' }, 'invalid_cvc'],
  ])('are rejected if they create a payment method with %j', async (changes, code) => {
    const { status, json } = await provider.fromBrowser('/v1/payment_methods', { ...visaFields, ...changes });
    expect({ status, json }).toMatchObject({ status: 402, json: { error: { type: 'card_error', code } } });
  });

  it.each([
    ['complete', 'succeeded', null],
    ['fail', 'requires_payment_method', { code: 'payment_intent_authentication_failure' }],
  ])('that report 3-D Secure as %s set the status of the intent to %s', async (result, status, failure) => {
    const { id, client_secret } = await createIntent(stripe);
    const secret = { client_secret: client_secret ?? '' };
    const card = { ...secret, payment_method: 'pm_card_authenticationRequired' };
    const asked = await provider.fromBrowser(`/v1/payment_intents/${id}/confirm`, card);
    expect(asked.json).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
    const { json } = await provider.fromBrowser(`/v1/payment_intents/${id}/_authenticate`, {
      ...secret,
      result,
    });
    const { last_payment_error } = json as Stripe.PaymentIntent;
    expect(json).toMatchObject({ status });
    if (failure === null) expect(last_payment_error).toBeNull();
    else expect(last_payment_error).toMatchObject(failure);
  });
});
