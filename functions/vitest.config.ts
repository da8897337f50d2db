import { defineConfig } from 'vitest/config';

/** Tests that change the clock, the environment, a module or the console. Each runs in its own process. */
export const alone = [
  'src/index.test.ts',
  'src/gateways/{auth/identity,firestore/lost-answers,firestore/unit-of-work,stripe/card-payments}.test.ts',
  'src/http/{access-matrix,faults,outage,request-log}.test.ts',
  'src/images/upload-timeout.test.ts',
  'src/pages/withdrawal-pages.test.ts',
  'src/payments/{bare-price,needs-refund}.test.ts',
  'src/shared/hostile-input.test.ts',
  'src/withdrawals/withdrawals.test.ts',
];

export default defineConfig({
  test: {
    name: 'api',
    include: ['{src,test-support}/**/*.test.ts'],
    exclude: alone,
    // Lets files share a process, because loading the SDKs takes longer than most files run. Each file has its own
    // Firestore project.
    isolate: false,
    globalSetup: ['../scripts/lib/vitest-emulators.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
