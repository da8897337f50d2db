import { defineConfig } from '@playwright/test';

const chromium = process.env['CHROMIUM_PATH'];

/** Runs against a shop that is open: the one `npm test` starts (PEDALWORKS_URL), or that of `npm start`. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../.run/browser-tests',
  forbidOnly: true,
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: process.env['PEDALWORKS_URL'] ?? 'http://127.0.0.1:5000',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      // A container's root cannot use the sandbox; the pages are our own.
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    },
  },
});
