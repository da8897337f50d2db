import { defineConfig } from 'vitest/config';

if (!/^(?:sk|rk)_test_/u.test(process.env['STRIPE_SECRET_KEY'] ?? '')) {
  console.error(
    'npm run test:stripe-live needs STRIPE_SECRET_KEY=sk_test_… of a Stripe account, and the internet.',
  );
  process.exit(1);
}

/** The provider's contract against Stripe's real test mode. */
export default defineConfig({
  test: { name: 'stripe-live', include: ['test/stripe-live.test.ts'], testTimeout: 60_000, maxWorkers: 1 },
});
