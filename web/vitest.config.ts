import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { EMULATOR_BUILD: 'false' },
  test: { include: ['src/**/*.test.{ts,tsx}'], environment: 'node' },
});
