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

/** What Hosting has the function answer is sent on to a running shop while the pages come from vite. */
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

/** Modules in `src` that the home page shares with the catalogue and the pages of parts; what they import goes along. */
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

// A module that was renamed would silently leave the chunk.
sharedByShoppersScreens.forEach((path) => statSync(path));

const apiUrl = process.env['PEDALWORKS_API_URL'] ?? 'http://127.0.0.1:5000';
const proxy = { [apiPaths]: { target: apiUrl, changeOrigin: true } };

export default defineConfig(({ mode }) => ({
  // A literal: what only an emulator build needs is cut out of every other.
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
    // What the budgets of `npm test` are measured by.
    manifest: true,
    rolldownOptions: {
      output: {
        // By default a first load is some forty small files; in a few it is there sooner.
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
