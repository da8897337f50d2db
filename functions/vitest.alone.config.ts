import { defineConfig } from 'vitest/config';
import { alone } from './vitest.config.ts';

export default defineConfig({
  test: {
    name: 'api-alone',
    include: alone,
    globalSetup: ['../scripts/lib/vitest-emulators.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
