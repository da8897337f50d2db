import { spawnSync } from 'node:child_process';
import { defineConfig } from 'vitest/config';

/** Tests against Stripe's OpenAPI document and mock server, which are downloaded as a Go module. */
const conformance = ['test/openapi.test.ts', 'test/stripe-mock.test.ts'];
const hasGo = spawnSync('go', ['version']).status === 0;
if (!hasGo)
  console.log("Go is not installed: the conformance tests against Stripe's own documents did not run.");

export default defineConfig({
  test: {
    name: 'stripe-emulator',
    include: ['src/**/*.test.ts', ...(hasGo ? conformance : [])],
    maxWorkers: 2,
    // Parsing Stripe's OpenAPI document takes seconds.
    testTimeout: 60_000,
  },
});
