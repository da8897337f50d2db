import { afterAll, describe, expect, it } from 'vitest';
import { testContract } from '../test-support/contract-suite.ts';
import { createIntent, openProvider, refusalOf } from '../test-support/provider.ts';

const provider = await openProvider();
const stripe = provider.client();
afterAll(() => provider.emulator.close());

describe('API key validation', () => {
  it.each(['sk_live_x', 'rk_live_x', 'pk_live_x'])('rejects the live key %s with 401', async (key) => {
    const error = await refusalOf(
      provider.client(key).paymentIntents.create({ amount: 100, currency: 'usd' }),
    );
    expect(error).toMatchObject({ statusCode: 401, type: 'StripeAuthenticationError' });
  });

  it('rejects requests with no key or an unknown key', async () => {
    const answers = [
      await fetch(`${provider.emulator.url}/v1/payment_intents`),
      await fetch(`${provider.emulator.url}/v1/refunds?key=x`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
  });

  it("rejects a publishable key for creating an intent, or for using an intent without the intent's client secret", async () => {
    const created = await provider.fromBrowser('/v1/payment_intents', { amount: '100', currency: 'usd' });
    const { id } = await createIntent(stripe);
    const url = `${provider.emulator.url}/v1/payment_intents/${id}?key=pk_test_emulator`;
    const confirm = (fields: Record<string, string>) =>
      provider.fromBrowser(`/v1/payment_intents/${id}/confirm`, {
        payment_method: 'pm_card_visa',
        ...fields,
      });
    expect(created).toMatchObject({ status: 401, json: { error: { code: 'secret_key_required' } } });
    expect((await fetch(url)).status).toBe(401);
    expect((await confirm({})).status).toBe(401);
    expect((await confirm({ client_secret: `${id}_secret_guess` })).status).toBe(404);
  });
});

describe('the Stripe emulator', () => {
  testContract(() => stripe);
});
