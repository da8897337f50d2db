import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'contract',
      'functions',
      'functions/vitest.rules.config.ts',
      'emulator-data',
      'web',
      'stripe-emulator',
    ],
    passWithNoTests: false,
    allowOnly: false,
  },
});
