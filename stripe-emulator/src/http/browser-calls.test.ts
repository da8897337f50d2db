import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createIntent, openProvider, type Provider } from '../test-support/provider.ts';

let provider: Provider;
let stripe: Stripe;

beforeAll(async () => {
  provider = await openProvider();
  stripe = provider.client();
});
afterAll(() => provider.emulator.close());

const visaFields = {
  type: 'card',
  'card[number]': '4242424242424242',
  'card[exp_month]': '12',
  'card[exp_year]': '2040',
  'card[cvc]': '123',
};

describe('a browser with a publishable key', () => {
  it('pays in two calls and sees no more than Stripe.js gives', async () => {
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

  it('is told of a decline without the metadata', async () => {
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
  ])('is refused the card %j', async (changes, code) => {
    const { status, json } = await provider.fromBrowser('/v1/payment_methods', { ...visaFields, ...changes });
    expect({ status, json }).toMatchObject({ status: 402, json: { error: { type: 'card_error', code } } });
  });

  it.each([
    ['complete', 'succeeded', null],
    ['fail', 'requires_payment_method', { code: 'payment_intent_authentication_failure' }],
  ])('ends 3-D Secure with %s', async (result, status, failure) => {
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
