import { afterAll, describe, expect, it } from 'vitest';
import { createIntent, openProvider, refusalOf } from './test-support/provider.ts';

const provider = await openProvider();
const stripe = provider.client();
afterAll(() => provider.emulator.close());

describe('fault injection', () => {
  it.each([500, 429] as const)('fails one request with status %i without performing it', async (status) => {
    const { emulator } = provider;
    const before = emulator.paymentIntents().length;
    emulator.faults.add({ on: 'POST /v1/payment_intents', fault: { kind: 'answer', status } });
    expect(await refusalOf(createIntent(stripe))).toMatchObject({ statusCode: status });
    expect(emulator.paymentIntents()).toHaveLength(before);
    await createIntent(stripe);
    expect(emulator.paymentIntents()).toHaveLength(before + 1);
  });

  it('delays a response, which then has the state from before the delay', async () => {
    const { id } = await createIntent(stripe);
    const fault = { kind: 'delay', milliseconds: 50, after: true } as const;
    provider.emulator.faults.add({ on: 'GET /v1/payment_intents/{id}', fault });
    const late = stripe.paymentIntents.retrieve(id);
    await expect.poll(() => provider.emulator.faults.waiting).toEqual([]);
    await stripe.paymentIntents.cancel(id);
    expect((await late).status).toBe('requires_payment_method');
  });

  it('drops a response, and returns it to a retry with the same idempotency key', async () => {
    const { emulator, client } = provider;
    const before = emulator.paymentIntents().length;
    emulator.faults.add({ on: 'POST /v1/payment_intents', fault: { kind: 'drop', after: true } });
    const { id } = await createIntent(client('sk_test_patient', 2));
    expect(emulator.paymentIntents().map((intent) => intent.id)).toContain(id);
    expect(emulator.paymentIntents()).toHaveLength(before + 1);
  });

  it("stores an injected error under the request's idempotency key, unless a response is already stored", async () => {
    const { emulator } = provider;
    const createWith = (idempotencyKey: string) =>
      stripe.paymentIntents.create({ amount: 5990, currency: 'usd' }, { idempotencyKey });
    const fault = { kind: 'answer', status: 500, isKept: true } as const;
    emulator.faults.add({ on: 'POST /v1/payment_intents', fault });
    const failed = [await refusalOf(createWith('failed-first')), await refusalOf(createWith('failed-first'))];
    expect(failed.map(({ headers }) => headers?.['idempotent-replayed'])).toEqual([undefined, 'true']);
    const { id } = await createWith('done-first');
    emulator.faults.add({ on: 'POST /v1/payment_intents', fault });
    expect(await refusalOf(createWith('done-first'))).toMatchObject({ statusCode: 500 });
    expect((await createWith('done-first')).id).toBe(id);
  });

  it('performs a request, answers 500, and replays the 500 for the same idempotency key', async () => {
    const { emulator } = provider;
    const { id } = await createIntent(stripe, { payment_method: 'pm_card_visa', confirm: true });
    const refund = () =>
      stripe.refunds.create({ payment_intent: id, amount: 90 }, { idempotencyKey: 'done-but-500' });
    const fault = { kind: 'answer', status: 500, after: true, isKept: true } as const;
    emulator.faults.add({ on: 'POST /v1/refunds', fault });
    for (const replayed of [undefined, 'true']) {
      const error = await refusalOf(refund());
      expect(error).toMatchObject({ statusCode: 500 });
      expect(error.headers?.['idempotent-replayed']).toBe(replayed);
    }
    expect(emulator.refunds()).toMatchObject([{ payment_intent: id, amount: 90 }]);
  });

  it('leaves a request unanswered if the fault is of kind hang', async () => {
    const fault = { kind: 'hang', after: false } as const;
    provider.emulator.faults.add({ on: 'GET /v1/payment_intents/{id}', fault });
    const { id } = await createIntent(stripe);
    const error = await refusalOf(stripe.paymentIntents.retrieve(id, {}, { timeout: 50 }));
    expect(error).toMatchObject({ type: 'StripeConnectionError' });
  });
});
