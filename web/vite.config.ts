import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import firebaseConfig from '../firebase.json' with { type: 'json' };
import { refuseStoppedImageHost } from './image-host.ts';
import { shortInlineScripts } from './inline-scripts.ts';
import { pagePolicies } from './page-policies.ts';
import { prerenderPublicPages } from './prerender-plugin.ts';
import { moneyFormatOf, requiredInProduction } from './src/config-variables.ts';

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
      if (address) refuseStoppedImageHost(address, pagePolicies);
    },
  };
}

const apiUrl = process.env['PEDALWORKS_API_URL'] ?? 'http://127.0.0.1:5000';
const proxy = { [apiPaths]: { target: apiUrl, changeOrigin: true } };

/** What changes with React and not with the shop stays in caches when the shop changes. */
const framework = {
  name: 'framework',
  test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
};

/**
 * React's renderer (renderer.ts), and with it what the front page shares with other screens: each of these has less than 1 kB,
 * and to ask for a file costs a slow phone more than that.
 */
const renderer = {
  name: 'renderer',
  test: /\/src\/(app\/renderer|money|ui\/(labelled-input|money-text|product-picture|star-rating|use-media))\.tsx?$/,
};

/** Our own modules that the entry needs, in one file: a dozen files of 300 bytes cost more than they save. */
const entryParts = { name: 'shop', test: /\/(web|contract)\/src\//, tags: ['$initial' as const] };

export default defineConfig(({ mode }) => ({
  // Literals: what only an emulator build needs is cut out of every other, and no browser has to ask Intl.
  define: {
    EMULATOR_BUILD: JSON.stringify(mode === 'emulator'),
    MONEY_FORMAT: JSON.stringify(
      moneyFormatOf(loadEnv(mode, import.meta.dirname, 'VITE_')['VITE_CURRENCY'] ?? 'usd'),
    ),
  },
  plugins: [
    react(),
    refuseIncompleteProduction(),
    refuseUnreachableImageHost(),
    shortInlineScripts(),
    prerenderPublicPages(),
  ],
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    // What the budgets of `npm test` are measured by.
    manifest: true,
    // One file, which pages drawn ahead carry inside: no style is fetched later, wherever somebody goes.
    cssCodeSplit: false,
    // One more file, for browsers that do without: Safari before 17, where scripts are asked for in turn.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: [framework, renderer, entryParts] } },
    },
  },
  server: { host: '127.0.0.1', proxy },
  preview: { host: '127.0.0.1', proxy },
}));
