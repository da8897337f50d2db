import { defineConfig, devices } from '@playwright/test';

const chromiumPath = process.env['CHROMIUM_PATH'];

/** Tests that change global state, such as shop settings. */
const alone = '*.alone.spec.ts';

/** Browser tests over a running shop: `PEDALWORKS_URL`, by default the address of `npm start`. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  forbidOnly: true,
  // `npm test` lists flaky tests by name (scripts/lib/check-steps.ts).
  retries: 1,
  fullyParallel: true,
  // Tests wait more than they compute, so three workers suit two cores.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  projects: [
    { name: 'stories', testIgnore: alone },
    // Runs after all other tests, one by one. `--no-deps` runs a file without the others.
    { name: 'alone', testMatch: alone, dependencies: ['stories'], fullyParallel: false, workers: 1 },
  ],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env['PEDALWORKS_URL'] ?? 'http://127.0.0.1:5000',
    viewport: { width: 1440, height: 900 },
    // A headed Chrome grants this permission on a user gesture.
    permissions: ['clipboard-write'],
    // Differs from UTC and from the server's time zone.
    timezoneId: 'America/Los_Angeles',
    // Traces slow every test down; set `TRACE=on` to record them.
    trace: process.env['TRACE'] === undefined ? 'off' : 'retain-on-failure',
    launchOptions: {
      ...(chromiumPath === undefined ? {} : { executablePath: chromiumPath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
