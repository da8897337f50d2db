import type Stripe from 'stripe';
import { beforeAll, describe, expect, it } from 'vitest';
import { createIntent, refusalOf } from './provider.ts';

/** Generates a new idempotency key, because Stripe remembers used keys for a day. */
function newKey(): string {
  return `contract-${crypto.randomUUID()}`;
}

/**
 * Tests the Stripe behaviour that the shop relies on, in the emulator or in Stripe's test mode
 * (`npm run test:stripe-live`).
 */
export function testContract(connect: () => Stripe): void {
  let stripe: Stripe;
  beforeAll(() => {
    stripe = connect();
  });

  describe('the API for PaymentIntents', () => {
    it('stores amount, currency and metadata', async () => {
      const { id } = await createIntent(stripe, { metadata: { orderId: 'order-1' } });
      expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
        amount: 5990,
        amount_received: 0,
        currency: 'usd',
        livemode: false,
        metadata: { orderId: 'order-1' },
        status: 'requires_payment_method',
      });
    });

    it.each([
      [{ amount: 49 }, 'amount_too_small', 'amount'],
      [{ amount: 100_000_000 }, 'amount_too_large', 'amount'],
      [{ amount: 10.5 }, 'parameter_invalid_integer', 'amount'],
      [
        { allowed_payment_method_types: ['klarna' as const] },
        'payment_intent_invalid_parameter',
        'allowed_payment_method_types',
      ],
    ])('rejects the parameter %j', async (changes, code, param) => {
      expect(await refusalOf(createIntent(stripe, changes))).toMatchObject({ statusCode: 400, code, param });
    });

    it('rejects an unknown parameter', async () => {
      const terms = { amount: 500, currency: 'usd', receipt_emial: 'rider@example.com' };
      const error = await refusalOf(stripe.rawRequest('POST', '/v1/payment_intents', terms));
      expect(error).toMatchObject({ statusCode: 400, code: 'parameter_unknown' });
    });

    it('answers 404 for an unknown id', async () => {
      const error = await refusalOf(stripe.paymentIntents.retrieve('pi_invented'));
      expect(error).toMatchObject({ statusCode: 404, code: 'resource_missing', param: 'intent' });
    });

    it('lists intents in pages, newest first', async () => {
      const made = [await createIntent(stripe), await createIntent(stripe), await createIntent(stripe)].map(
        ({ id }) => id,
      );
      const first = await stripe.paymentIntents.list({ limit: 2 });
      const second = await stripe.paymentIntents.list({ limit: 1, starting_after: first.data[1]?.id ?? '' });
      expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(made.reverse());
      expect(first.has_more).toBe(true);
    });

    it('lists intents created since a time, with their charges', async () => {
      const paid = await createIntent(stripe, { payment_method: 'pm_card_visa', confirm: true });
      const created = { gte: paid.created };
      const { data } = await stripe.paymentIntents.list({
        created,
        limit: 1,
        expand: ['data.latest_charge'],
      });
      expect(data).toMatchObject([{ id: paid.id, latest_charge: { paid: true, amount: 5990 } }]);
      const later = { gte: paid.created + 3600 };
      expect((await stripe.paymentIntents.list({ created: later })).data).toEqual([]);
    });
  });

  describe('an idempotency key', () => {
    it('replays the first response, marked as a replay, if the parameters are the same', async () => {
      const options = { idempotencyKey: newKey() };
      const first = await stripe.paymentIntents.create({ amount: 700, currency: 'usd' }, options);
      const second = await stripe.paymentIntents.create({ amount: 700, currency: 'usd' }, options);
      expect(second.id).toBe(first.id);
      expect(second.lastResponse.headers).toMatchObject({ 'idempotent-replayed': 'true' });
    });

    it('is rejected if the parameters differ from those of its first request', async () => {
      const options = { idempotencyKey: newKey() };
      await stripe.paymentIntents.create({ amount: 700, currency: 'usd' }, options);
      const error = await refusalOf(stripe.paymentIntents.create({ amount: 800, currency: 'usd' }, options));
      expect(error).toMatchObject({ statusCode: 400, type: 'StripeIdempotencyError' });
    });

    it('replays a decline, but not a validation error', async () => {
      const { id } = await createIntent(stripe);
      const options = { idempotencyKey: newKey() };
      const decline = { payment_method: 'pm_card_visa_chargeDeclined' };
      await refusalOf(stripe.paymentIntents.confirm(id, decline, options));
      const again = await refusalOf(stripe.paymentIntents.confirm(id, decline, options));
      expect(again).toMatchObject({ statusCode: 402, code: 'card_declined' });
      expect(again.headers).toMatchObject({ 'idempotent-replayed': 'true' });
      await refusalOf(
        stripe.paymentIntents.create({ amount: 1.5, currency: 'usd' }, { idempotencyKey: 'bad-1' }),
      );
      await stripe.paymentIntents.create({ amount: 150, currency: 'usd' }, { idempotencyKey: 'bad-1' });
    });
  });

  describe('confirming a PaymentIntent', () => {
    it('charges a valid card once, and is rejected the second time', async () => {
      const { id } = await createIntent(stripe, { metadata: { orderId: 'order-1' } });
      const paid = await stripe.paymentIntents.confirm(id, {
        payment_method: 'pm_card_visa',
        expand: ['latest_charge'],
      });
      expect(paid).toMatchObject({
        status: 'succeeded',
        amount_received: 5990,
        latest_charge: { object: 'charge', paid: true, amount: 5990, metadata: { orderId: 'order-1' } },
      });
      const error = await refusalOf(stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }));
      expect(error).toMatchObject({ statusCode: 400, code: 'payment_intent_unexpected_state' });
      const again = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
      expect(again.latest_charge).toEqual(paid.latest_charge);
    });

    it.each([
      ['pm_card_visa_chargeDeclined', 'card_declined', 'generic_decline'],
      ['pm_card_visa_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
      ['pm_card_chargeDeclinedExpiredCard', 'expired_card', ''],
      ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', ''],
      ['pm_card_chargeDeclinedProcessingError', 'processing_error', ''],
    ])(
      'fails with 402 for the declined card %s, and leaves the intent without a payment method',
      async (card, code, declineCode) => {
        const { id } = await createIntent(stripe);
        const error = await refusalOf(stripe.paymentIntents.confirm(id, { payment_method: card }));
        expect(error).toMatchObject({ statusCode: 402, type: 'StripeCardError', code });
        expect(error.decline_code).toBe(declineCode);
        expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
          status: 'requires_payment_method',
          payment_method: null,
          last_payment_error: { type: 'card_error', code },
        });
      },
    );

    it('is rejected without a payment method, or with a payment method that another intent used', async () => {
      const { id } = await createIntent(stripe);
      expect(await refusalOf(stripe.paymentIntents.confirm(id))).toMatchObject({ statusCode: 400 });
      const { payment_method: used } = await stripe.paymentIntents.confirm(id, {
        payment_method: 'pm_card_visa',
      });
      const other = await createIntent(stripe);
      const error = await refusalOf(
        stripe.paymentIntents.confirm(other.id, { payment_method: typeof used === 'string' ? used : '' }),
      );
      expect(error).toMatchObject({ code: 'payment_method_unexpected_state' });
    });

    it('is rejected if the intent is canceled', async () => {
      const { id } = await createIntent(stripe);
      await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' });
      const error = await refusalOf(stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }));
      expect(error).toMatchObject({ code: 'payment_intent_unexpected_state' });
    });
  });

  describe('GET /v1/events', () => {
    it('lists only events of the requested types', async () => {
      const { id } = await createIntent(stripe);
      await stripe.paymentIntents.cancel(id);
      const types = ['payment_intent.canceled'];
      const { data } = await stripe.events.list({ types, delivery_success: false, limit: 100 });
      expect(data.every(({ type }) => types.includes(type))).toBe(true);
    });
  });

  describe('metadata', () => {
    it("can be removed from a paid or canceled intent without changing the charge's metadata", async () => {
      const metadata = { orderId: 'order-1', owner: "o'brien@example.com" };
      const paid = await createIntent(stripe, { metadata, payment_method: 'pm_card_visa', confirm: true });
      const { id } = await createIntent(stripe, { metadata });
      await stripe.paymentIntents.cancel(id);
      const without = { metadata: { orderId: 'order-1' } };
      for (const intentId of [paid.id, id])
        expect((await stripe.paymentIntents.update(intentId, { metadata: { owner: '' } })).metadata).toEqual(
          without.metadata,
        );
      const [charge] = (await stripe.charges.list({ payment_intent: paid.id })).data;
      expect(charge?.metadata).toEqual(metadata);
      expect(await stripe.charges.update(charge?.id ?? '', { metadata: { owner: '' } })).toMatchObject(
        without,
      );
      expect((await stripe.paymentIntents.retrieve(paid.id)).status).toBe('succeeded');
    });

    it('can be searched with clauses joined by OR, but not with an invalid query', async () => {
      const metadata = { owner: `${crypto.randomUUID()}@example.com`, ownerUid: crypto.randomUUID() };
      const query = `metadata["owner"]:"${metadata.owner}" OR metadata["ownerUid"]:"${metadata.ownerUid}"`;
      const { data } = await stripe.paymentIntents.search({ query });
      expect(data).toEqual([]);
      const bad = await refusalOf(stripe.paymentIntents.search({ query: 'metadata' }));
      expect(bad).toMatchObject({ statusCode: 400, param: 'query' });
    });
  });

  describe.each(['refunds', 'disputes', 'charges'] as const)('GET /v1/%s of a PaymentIntent', (resource) => {
    it('lists those of this PaymentIntent alone', async () => {
      const { id } = await createIntent(stripe);
      await createIntent(stripe, { payment_method: 'pm_card_visa', confirm: true });
      expect((await stripe[resource].list({ payment_intent: id, limit: 100 })).data).toEqual([]);
    });

    it('is rejected for an unknown PaymentIntent, such as one of another account or mode', async () => {
      const error = await refusalOf(stripe[resource].list({ payment_intent: 'pi_unknown', limit: 100 }));
      expect(error).toMatchObject({ code: 'resource_missing', param: 'payment_intent' });
    });
  });

  describe('the API for refunds', () => {
    it('refunds a payment in full, and rejects a second refund', async () => {
      const { id } = await createIntent(stripe, { payment_method: 'pm_card_visa', confirm: true });
      expect(await stripe.refunds.create({ payment_intent: id })).toMatchObject({
        amount: 5990,
        status: 'succeeded',
      });
      const error = await refusalOf(stripe.refunds.create({ payment_intent: id }));
      expect(error).toMatchObject({ statusCode: 400, code: 'charge_already_refunded' });
    });

    it("updates a refunded PaymentIntent's charge, but not the intent's status or received amount", async () => {
      const { id } = await createIntent(stripe, { payment_method: 'pm_card_visa', confirm: true });
      await stripe.refunds.create({ payment_intent: id });
      expect(await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })).toMatchObject({
        status: 'succeeded',
        amount_received: 5990,
        latest_charge: { amount_refunded: 5990, disputed: false },
      });
    });
  });
}
