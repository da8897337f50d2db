import { defineConfig, devices } from '@playwright/test';

const chromiumPath = process.env['CHROMIUM_PATH'];

/** Test files that change global state, such as the shop settings. */
const alone = '*.alone.spec.ts';

/**
 * Chromium features that take time and change no page. Every new window loads the two pop-ups of the address bar, which
 * costs half a second of CPU time per test, and a spare renderer that no other test can use.
 */
const idleFeatures = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

/** Features that Playwright disables. Repeated here, because Chromium reads only the last `--disable-features`. */
const playwrightsFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Browser tests for the running shop at `PEDALWORKS_URL`, by default the address of `npm start`. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  forbidOnly: true,
  // Passes flaky tests on the retry. `npm test` then lists them by name (scripts/lib/check-steps.ts).
  retries: 1,
  fullyParallel: true,
  // Three workers on two cores, because browser tests mostly wait.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  projects: [
    { name: 'stories', testIgnore: alone },
    // Runs last, one test at a time. To run one of these files by itself, pass `--no-deps`.
    { name: 'alone', testMatch: alone, dependencies: ['stories'], fullyParallel: false, workers: 1 },
  ],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env['PEDALWORKS_URL'] ?? 'http://127.0.0.1:5000',
    viewport: { width: 1440, height: 900 },
    // Chrome with a window grants this permission on a click; headless Chromium does not.
    permissions: ['clipboard-write'],
    // Differs from UTC and from the server's time zone.
    timezoneId: 'America/Los_Angeles',
    // Off by default, because traces slow down every test. `TRACE=on` keeps the traces of failed tests.
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
        `--disable-features=${[...playwrightsFeatures, ...idleFeatures].join(',')}`,
      ],
    },
  },
});
