import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

/** `npm run screenshots`: saves pictures of every screen to screenshots/, in three widths and both colour schemes. */
export default defineConfig({
  ...tests,
  projects: [{ name: 'screens', testDir: 'e2e/shots', testMatch: '*.shots.ts' }],
  timeout: 300_000,
});
