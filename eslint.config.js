import js from '@eslint/js';
import queryPlugin from '@tanstack/eslint-plugin-query';
import { defineConfig, globalIgnores } from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { roomRules } from './eslint.rooms.js';

const typescript = ['**/*.{ts,tsx}'];
const tests = ['**/*.{test,spec}.{ts,tsx}', '**/test-support/**', 'web/e2e/**'];

export default defineConfig(
  globalIgnores([
    'functions/lib',
    '**/dist',
    '**/dist-server',
    '.cache',
    '.run',
    '.data',
    'backups',
    '**/node_modules',
    '**/playwright-report',
  ]),
  js.configs.recommended,
  {
    files: ['{contract,functions,web}/src/**/*.{ts,tsx}'],
    ignores: tests,
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': 'error',
      'regexp/no-super-linear-move': 'error',
    },
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { files: ['**/*.{js,mjs}'], languageOptions: { globals: globals.node } },
  {
    files: typescript,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // `Condition ? { body: B } : {}` is how the contract composes what a call takes.
      '@typescript-eslint/no-generated-empty-object-type': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 3],
      'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
    },
  },
  // Express knows an error handler by its four parameters.
  { files: ['{functions,stripe-emulator}/src/http/error-handler.ts'], rules: { 'max-params': ['error', 4] } },
  { files: tests, rules: { 'max-lines-per-function': 'off' } },
  {
    files: ['web/**/*.{ts,tsx}'],
    extends: [
      reactHooks.configs.flat.recommended,
      jsxA11y.configs.strict,
      queryPlugin.configs['flat/recommended'],
    ],
    languageOptions: { globals: globals.browser },
  },
  ...roomRules,
);
