import type { StripeConfig } from '../../src/config.ts';

export const webhookSecret = 'whsec_test_fixture';

/** @param emulatorHost host:port of a Stripe emulator */
export const testStripe = (emulatorHost: string): StripeConfig => ({
  secretKey: 'sk_test_fixture',
  webhookSecret,
  emulatorHost,
});
