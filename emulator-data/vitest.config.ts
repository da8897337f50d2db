import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'data', include: ['source/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 240_000 },
});
