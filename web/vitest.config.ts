import { statSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { addressFormats } from './address-data-plugin.ts';

/** Tests that mock modules or change the time zone. Each runs in its own process. */
export const alone = [
  'src/features/bike/sync-bikes.test.ts',
  'src/features/cart/public/cart-store.test.ts',
  'src/features/products/import/import-rows.test.ts',
  'src/features/products/use-save-cell.test.tsx',
  'src/server/rendered-pages.test.tsx',
  'src/services/firebase-auth.test.ts',
  'src/services/notify.test.ts',
  'src/ui/dates.test.tsx',
];

// Throws if a listed path no longer exists, for example after a rename. Otherwise the test would share its mocks.
alone.forEach((path) => statSync(join(import.meta.dirname, path)));

export const define = {
  EMULATOR_BUILD: 'false',
  SCREEN_PRELOADS: '{}',
  ADDRESS_FORMATS: JSON.stringify(addressFormats),
};

export default defineConfig({
  define,
  // Lets files share loaded modules, because importing them takes longer than most tests.
  test: { name: 'web', include: ['{src,bench}/**/*.test.{ts,tsx}'], exclude: alone, isolate: false },
});
