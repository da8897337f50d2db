/** Ends the test run with a one-line message if STRIPE_SECRET_KEY is not a test key. */
export function setup(): void {
  if (/^(?:sk|rk)_test_/u.test(process.env['STRIPE_SECRET_KEY'] ?? '')) return;
  console.error(
    'npm run test:stripe-live needs STRIPE_SECRET_KEY=sk_test_… of a Stripe account, and the internet.',
  );
  process.exit(1);
}
