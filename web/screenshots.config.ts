import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

/** `npm run screenshots`: saves pictures of every screen to screenshots/, in three widths and both colour schemes. */
export default defineConfig({
  ...tests,
  testDir: 'e2e/shots',
  projects: [
    // First, because the other pictures place orders.
    { name: 'readme', testMatch: 'readme.shots.ts' },
    { name: 'screens', testMatch: 'every-screen.shots.ts', dependencies: ['readme'] },
  ],
  timeout: 300_000,
});
