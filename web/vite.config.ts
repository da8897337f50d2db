import { statSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import firebaseConfig from '../firebase.json' with { type: 'json' };
import { addressFormats, trimAddressData } from './address-data-plugin.ts';
import { refuseBlockedImageHost } from './image-host.ts';
import { pagePolicy } from './page-policy.ts';
import { prerenderPublicPages } from './prerender-plugin.ts';
import { requiredInProduction } from './src/config-variables.ts';

/** Paths that the development server forwards to the function. */
const ofTheFunction = firebaseConfig.hosting.rewrites.find((rewrite) => 'function' in rewrite);
const apiPaths = ofTheFunction?.regex.replace('(/.*)?$', '(/|\\?|$)') ?? '';

function refuseIncompleteProduction(): Plugin {
  return {
    name: 'pedalworks-required-variables',
    apply: 'build',
    config(_config, { mode }) {
      if (mode === 'emulator') return;
      const env = loadEnv(mode, import.meta.dirname, 'VITE_');
      const missing = requiredInProduction.filter((name) => !env[name]);
      if (missing.length === 0) return;
      throw new Error(
        `A ${mode} build of the shop needs these variables, in the environment or in web/.env.${mode}:\n` +
          missing.map((name) => `  ${name}`).join('\n') +
          '\nFor a build against the local emulators use: vite build --mode emulator',
      );
    },
  };
}

function refuseUnreachableImageHost(): Plugin {
  return {
    name: 'pedalworks-image-host',
    apply: 'build',
    config(_config, { mode }) {
      const address = loadEnv(mode, import.meta.dirname, 'VITE_')['VITE_IMAGE_HOST_URL'];
      if (address) refuseBlockedImageHost(address, pagePolicy);
    },
  };
}

/** Modules that the home page shares with the catalogue and product pages. They form one chunk. */
const sharedByShoppersScreens = [
  'features/company/',
  'features/contact/',
  'features/buy-now/buy-now.tsx',
  'features/products/featured-products.tsx',
  'features/products/catalogue/catalogue-card.tsx',
  'features/reviews/part-reviews.tsx',
  'ui/use-title.ts',
  'ui/title-block.tsx',
  'ui/typed-number.ts',
].map((path) => join(import.meta.dirname, 'src', path));

// Throws if a listed file does not exist, such as after a rename: it would be left out of the chunk unnoticed.
sharedByShoppersScreens.forEach((path) => statSync(path));

const apiUrl = process.env['PEDALWORKS_API_URL'] ?? 'http://127.0.0.1:5000';
const proxy = { [apiPaths]: { target: apiUrl, changeOrigin: true } };

export default defineConfig(({ mode }) => ({
  // Replaced with a literal, so that production builds drop emulator-only code.
  define: {
    EMULATOR_BUILD: JSON.stringify(mode === 'emulator'),
    ADDRESS_FORMATS: JSON.stringify(addressFormats),
  },
  plugins: [
    react(),
    refuseIncompleteProduction(),
    refuseUnreachableImageHost(),
    trimAddressData(),
    prerenderPublicPages(),
  ],
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    // Needed by the page budgets of `npm test`.
    manifest: true,
    rolldownOptions: {
      output: {
        // By default, a first load takes some forty small files. A few larger ones load faster.
        codeSplitting: {
          groups: [
            { name: 'app', tags: ['$initial'], priority: 1 },
            { name: 'shop', test: (id) => sharedByShoppersScreens.some((path) => id.startsWith(path)) },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1', proxy },
  preview: { host: '127.0.0.1', proxy },
}));
