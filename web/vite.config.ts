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

/** Matches React, React Router, TanStack Query, and the entry: the first step of `entry-client.ts`. */
const framework =
  /^\0(?:rolldown|vite)\/|\/web\/index\.html|\/src\/entry-client\.ts$|\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack)\//u;
/** Matches MUI and the theme: the second step. */
const look = /\/node_modules\/|\/src\/app\/theme[./]/u;
/** Code that only the home, catalogue and part pages use. The rest of the first load is the third step. */
const shopWindow = [
  'screens/home.tsx',
  'features/bike/',
  'features/buy-now/',
  'features/company/',
  'features/contact/',
  'features/products/',
  'features/reviews/',
  'ui/carousel.tsx',
  'ui/dimension-line.ts',
  'ui/step-button.tsx',
  'ui/use-slide-show.ts',
].map((path) => join(import.meta.dirname, 'src', path));

// Throws if a listed path no longer exists, for example after a rename. Otherwise every screen would load its code.
shopWindow.forEach((path) => statSync(path));

/** True for code of the shop window, except what other features import. */
const isOfShopWindow = (id: string): boolean =>
  shopWindow.some((path) => id.startsWith(path)) && !id.includes('/public/');

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
        home: join(import.meta.dirname, 'src/screens/home.tsx'),
      },
      output: {
        // Bundles about forty small files of the home page's first load into five, which load faster.
        codeSplitting: {
          groups: [
            { name: 'react', test: framework, tags: ['$initial'], priority: 4 },
            { name: 'mui', test: look, tags: ['$initial'], priority: 3 },
            { name: 'app', test: (id) => !isOfShopWindow(id), tags: ['$initial'], priority: 2 },
            { name: 'shop', tags: ['$initial'], priority: 1 },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1', proxy },
  preview: { host: '127.0.0.1', proxy },
}));
