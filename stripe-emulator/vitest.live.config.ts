import { defineConfig } from 'vitest/config';

/** `npm run test:stripe-live`: runs the emulator's contract tests against Stripe's real test mode. */
export default defineConfig({
  test: {
    name: 'stripe-live',
    include: ['test/stripe-live.test.ts'],
    globalSetup: ['test/support/require-test-key.ts'],
    testTimeout: 60_000,
    maxWorkers: 1,
  },
});
