import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createIntent, openProvider, refusalOf, type Provider } from '../src/test-support/provider.ts';
import { stripeSchemas, type StripeSchemas } from './support/openapi-schemas.ts';

let provider: Provider;
let stripe: Stripe;
let schemas: StripeSchemas;

beforeAll(async () => {
  provider = await openProvider();
  stripe = provider.client();
  schemas = await stripeSchemas();
}, 300_000);
afterAll(() => provider.emulator.close());

/** Returns the raw response, without the fields that the SDK adds. */
async function answerOf(path: string): Promise<unknown> {
  const headers = { authorization: 'Bearer sk_test_emulator' };
  return (await fetch(`${provider.emulator.url}${path}`, { headers })).json();
}

async function intentIn(state: string): Promise<string> {
  const card = { declined: 'pm_card_visa_chargeDeclined', waiting: 'pm_card_authenticationRequired' }[state];
  const { id } = await createIntent(stripe, { metadata: { orderId: 'order-1' } });
  if (state === 'canceled') await stripe.paymentIntents.cancel(id);
  else if (state === 'declined' && card !== undefined)
    await refusalOf(stripe.paymentIntents.confirm(id, { payment_method: card }));
  else if (state !== 'new')
    await stripe.paymentIntents.confirm(id, { payment_method: card ?? 'pm_card_visa' });
  return id;
}

describe('Stripe’s OpenAPI schemas', () => {
  it.each(['new', 'succeeded', 'declined', 'waiting', 'canceled'])(
    'match a payment intent in the state %s',
    async (state) => {
      const intent = await answerOf(`/v1/payment_intents/${await intentIn(state)}`);
      expect(schemas.problemsWith('payment_intent', intent)).toEqual([]);
    },
  );

  it('match an expanded charge, a payment method, refunds, disputes and events', async () => {
    const id = await intentIn('succeeded');
    await stripe.refunds.create({ payment_intent: id });
    for (const payment_method of ['pm_card_pendingRefund', 'pm_card_refundFail', 'pm_card_createDispute']) {
      const paid = await createIntent(stripe, { payment_method, confirm: true });
      if (payment_method !== 'pm_card_createDispute')
        await stripe.refunds.create({ payment_intent: paid.id, amount: 90, metadata: { refundId: 'r-1' } });
    }
    const { dashboard } = provider.emulator;
    const { data: pending } = (await answerOf('/v1/refunds')) as { data: unknown[] };
    dashboard.letTimePass();
    const inquired = dashboard.dispute(id, { amount: 90, isInquiry: true });
    dashboard.closeDispute(inquired.id, 'warning_closed');
    const { data: disputes } = (await answerOf('/v1/disputes')) as { data: unknown[] };
    const { data: refunds } = (await answerOf('/v1/refunds')) as { data: unknown[] };
    const { data: events } = (await answerOf('/v1/events?limit=100')) as { data: unknown[] };
    const expanded = await answerOf(
      `/v1/payment_intents/${id}?expand[]=latest_charge&expand[]=payment_method`,
    );
    const { payment_method: method } = expanded as { payment_method: unknown };
    const checked = [
      ...provider.emulator.charges().map((charge) => schemas.problemsWith('charge', charge)),
      ...[...pending, ...refunds].map((refund) => schemas.problemsWith('refund', refund)),
      ...disputes.map((dispute) => schemas.problemsWith('dispute', dispute)),
      ...events.map((event) => schemas.problemsWith('event', event)),
      schemas.problemsWith('payment_intent', expanded),
      schemas.problemsWith('payment_method', method),
    ];
    expect(disputes).toHaveLength(2);
    expect(events.length).toBeGreaterThan(10);
    expect(checked.flat()).toEqual([]);
  });

  it.each([
    [
      'an incorrect card number',
      () => provider.fromBrowser('/v1/payment_methods', { type: 'card', 'card[number]': '1' }),
    ],
    [
      'a missing key',
      () =>
        fetch(`${provider.emulator.url}/v1/refunds`).then(async (answer) => ({ json: await answer.json() })),
    ],
    ['an unknown id', () => answerOf('/v1/payment_intents/pi_none').then((json) => ({ json }))],
  ])('match the error response for %s', async (_name, ask) => {
    const { json } = (await ask()) as { json: unknown };
    expect(schemas.problemsWith('error', json)).toEqual([]);
    expect(json).toHaveProperty('error.message');
  });

  it("match an intent retrieved with a publishable key, and declare all of the intent's properties", async () => {
    const { id, client_secret } = await createIntent(stripe);
    const query = new URLSearchParams({ key: 'pk_test_emulator', client_secret: client_secret ?? '' });
    const answer = await fetch(`${provider.emulator.url}/v1/payment_intents/${id}?${query.toString()}`);
    const intent = (await answer.json()) as object;
    expect(schemas.problemsWith('payment_intent', intent)).toEqual([]);
    expect(schemas.propertiesOf('payment_intent')).toEqual(expect.arrayContaining(Object.keys(intent)));
  });

  it('match the error for a declined payment, including the payment intent in the error', async () => {
    const { client_secret, id } = await createIntent(stripe);
    const answer = await provider.fromBrowser(`/v1/payment_intents/${id}/confirm`, {
      client_secret: client_secret ?? '',
      payment_method: 'pm_card_visa_chargeDeclined',
    });
    const { json } = answer as { json: { error: object } };
    const secretView = {
      error: { ...json.error, payment_intent: await answerOf(`/v1/payment_intents/${id}`) },
    };
    expect(schemas.problemsWith('error', secretView)).toEqual([]);
  });

  it('declare every property that the emulator returns, except those added in newer API versions', async () => {
    const id = await intentIn('succeeded');
    const expanded = await answerOf(
      `/v1/payment_intents/${id}?expand[]=latest_charge&expand[]=payment_method`,
    );
    const { latest_charge: charge, payment_method: method, ...intent } = expanded as Record<string, object>;
    const [refund, dispute] = [provider.emulator.refunds()[0], provider.emulator.disputes()[0]];
    const unknownTo = (schema: string, value: object | undefined) =>
      Object.keys(value ?? {}).filter((name) => !schemas.propertiesOf(schema).includes(name));
    expect(schemas.version).toBe('2026-08-26.dahlia');
    expect(unknownTo('payment_intent', intent)).toEqual([]);
    expect(unknownTo('charge', charge)).toEqual([]);
    expect(unknownTo('payment_method', method)).toEqual([]);
    expect([refund, dispute].map((value) => value?.object)).toEqual(['refund', 'dispute']);
    expect(unknownTo('refund', refund)).toEqual([]);
    expect(unknownTo('dispute', dispute)).toEqual(['intended_submission_method']);
  });
});
