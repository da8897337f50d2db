import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { EMULATOR_BUILD: 'false', SCREEN_PRELOADS: '{}', ADDRESS_FORMATS: '{}' },
  test: { include: ['{src,bench}/**/*.test.{ts,tsx}'], environment: 'node' },
});
