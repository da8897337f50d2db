import { describe, expect, it } from 'vitest';
import { cardPayments } from './card-payments.ts';

const webhookSecret = 'whsec_test';
const emulatorHost = '127.0.0.1:12111';

describe('the card provider', () => {
  it.each(['sk_live_real', 'rk_live_real', 'rk_test_restricted'])(
    'is never the offline one with the key %s',
    (secretKey) => {
      const open = () =>
        cardPayments({ stripe: { secretKey, webhookSecret, emulatorHost }, currency: 'usd' });
      expect(open).toThrow('must be a test key');
    },
  );

  it('is never one on another machine, unless it is Stripe', () => {
    const stripe = { secretKey: 'sk_test_x', webhookSecret, emulatorHost: 'stripe.example:80' };
    expect(() => cardPayments({ stripe, currency: 'usd' })).toThrow('must be on this machine');
  });
});
