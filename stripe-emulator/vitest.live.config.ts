import { defineConfig } from 'vitest/config';

/** `npm run test:stripe-live`: the provider's contract against Stripe's real test mode. */
export default defineConfig({
  test: {
    name: 'stripe-live',
    include: ['test/stripe-live.test.ts'],
    globalSetup: ['test/support/require-test-key.ts'],
    testTimeout: 60_000,
    maxWorkers: 1,
  },
});
