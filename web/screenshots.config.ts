import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

/** `npm run screenshots`: writes pictures of every screen, in three widths and both schemes, to screenshots/. */
export default defineConfig({
  ...tests,
  projects: [{ name: 'screens', testDir: 'e2e/shots', testMatch: '*.shots.ts' }],
  timeout: 300_000,
});
