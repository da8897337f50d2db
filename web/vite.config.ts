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

/** Hosting's rewrite to the function, whose paths the development server forwards too. */
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

/** Modules that the home page shares with the catalogue and part pages. The build puts them into one chunk. */
const sharedByShoppersScreens = [
  'features/company/',
  'features/contact/',
  'features/buy-now/buy-now.tsx',
  'features/products/featured-products.tsx',
  'features/products/catalogue/catalogue-card.tsx',
  'features/reviews/part-reviews.tsx',
  'features/orders/public/pay-now.tsx',
  'features/buy-now/ordered-note.tsx',
  'screens/home.tsx',
  'ui/use-title.ts',
  'ui/title-block.tsx',
  'ui/typed-number.ts',
].map((path) => join(import.meta.dirname, 'src', path));

// Throws if a listed path no longer exists, for example after a rename. Otherwise the chunk would silently lack it.
sharedByShoppersScreens.forEach((path) => statSync(path));

/** Matches React, React Router, TanStack Query, and the entry: the first of the three steps of `entry-client.ts`. */
const framework =
  /^\0(?:rolldown|vite)\/|\/web\/index\.html|\/src\/entry-client\.ts$|\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack)\//u;
/** Matches MUI and the theme: the second step. */
const look = /\/node_modules\/|\/src\/app\/theme[./]/u;

const apiUrl = process.env['PEDALWORKS_API_URL'] ?? 'http://127.0.0.1:5000';
const proxy = { [apiPaths]: { target: apiUrl, changeOrigin: true } };

export default defineConfig(({ mode }) => ({
  // Replaced with literals, so that production builds drop code that only emulators need.
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
    // The page budgets of `npm test` read the manifest.
    manifest: true,
    rolldownOptions: {
      input: {
        index: join(import.meta.dirname, 'index.html'),
        app: join(import.meta.dirname, 'src/start-app.tsx'),
      },
      output: {
        // Bundles about forty small files of a first load into a few larger ones, which load faster.
        codeSplitting: {
          groups: [
            { name: 'react', test: framework, priority: 3 },
            { name: 'mui', test: look, tags: ['$initial'], priority: 2 },
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
