import dns from 'node:dns';
import { startStripeEmulator } from '@pedalworks/stripe-emulator';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../config.ts';
import { cardPayments } from './card-payments.ts';

const webhookSecret = 'whsec_test';
const emulatorHost = '127.0.0.1:12111';
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the Stripe client', () => {
  it.each(['sk_live_real', 'rk_live_real', 'rk_test_restricted'])(
    'refuses to send the key %s to the emulator',
    (secretKey) => {
      const open = () =>
        cardPayments({ stripe: { secretKey, webhookSecret, emulatorHost }, currency: 'usd' });
      expect(open).toThrow('must be a test key');
    },
  );

  it('rejects an emulator that does not run on the same machine', () => {
    const stripe = { secretKey: 'sk_test_x', webhookSecret, emulatorHost: 'stripe.example:80' };
    expect(() => cardPayments({ stripe, currency: 'usd' })).toThrow('must be on this machine');
  });

  it("connects to Stripe's API if only keys are set", async () => {
    const provider = await startStripeEmulator({ port: 0 });
    const asked: string[] = [];
    vi.spyOn(dns, 'lookup').mockImplementation((...args: unknown[]) => {
      asked.push(String(args[0]));
      const answer = args.at(-1) as (error: Error) => void;
      answer(new Error('no internet in this test'));
    });
    const keys = { STRIPE_SECRET_KEY: 'sk_test_dummy', STRIPE_WEBHOOK_SECRET: webhookSecret };
    const cards = cardPayments(readConfig({ GCLOUD_PROJECT: 'demo-pedalworks', ...keys }));
    await expect(cards.find('pi_any')).rejects.toMatchObject({ code: 'payments/provider-unavailable' });
    expect(new Set(asked)).toEqual(new Set(['api.stripe.com']));
    expect(provider.paymentIntents()).toEqual([]);
    await provider.close();
  });
});
