import { defineConfig, devices } from '@playwright/test';

const chromiumPath = process.env['CHROMIUM_PATH'];

/** Stories that change what every other story looks at. */
const alone = '*.alone.spec.ts';

/** Stories in a real browser over a running shop: `PEDALWORKS_URL`, by default the one `npm start` opens. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  forbidOnly: true,
  // One that needs it is flaky: the run prints its name (scripts/lib/check-steps.ts).
  retries: 1,
  fullyParallel: true,
  // They wait more than they work, also on two cores.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  projects: [
    { name: 'stories', testIgnore: alone },
    // After all others, one by one. `--no-deps` runs such a file without the others before it.
    { name: 'alone', testMatch: alone, dependencies: ['stories'], fullyParallel: false, workers: 1 },
  ],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env['PEDALWORKS_URL'] ?? 'http://127.0.0.1:5000',
    viewport: { width: 1440, height: 900 },
    // As in a window of Chrome, where pressing a button is permission enough.
    permissions: ['clipboard-write'],
    // Neither UTC nor the zone of the server, as for nearly everybody.
    timezoneId: 'America/Los_Angeles',
    // Recording every test makes all of them slower: `TRACE=on` where one has to be looked into.
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
