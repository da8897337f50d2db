import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'rules',
    include: ['rules/**/*.test.ts'],
    globalSetup: ['../scripts/lib/vitest-emulators.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
