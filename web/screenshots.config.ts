import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

/** `npm run screenshots`: every screen in three widths and both schemes, into the git-ignored folder screenshots/. */
export default defineConfig({
  ...tests,
  projects: [{ name: 'screens', testDir: 'e2e/shots', testMatch: '*.shots.ts' }],
  timeout: 300_000,
});
