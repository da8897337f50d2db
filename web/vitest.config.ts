import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { EMULATOR_BUILD: 'false', SCREEN_PRELOADS: '{}' },
  test: { include: ['{src,bench}/**/*.test.{ts,tsx}'], environment: 'node' },
});
