import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'data', include: ['source/**/*.test.ts'], testTimeout: 20_000, hookTimeout: 120_000 },
});
