import { defineConfig } from 'vitest/config';

// Differs from UTC and from the browsers' time zone, so that tests reveal time zone bugs.
process.env['TZ'] = 'Asia/Kathmandu';

export default defineConfig({
  test: {
    projects: [
      { root: 'contract', test: { name: 'contract', isolate: false, testTimeout: 20_000 } },
      'functions',
      'functions/vitest.alone.config.ts',
      'functions/vitest.rules.config.ts',
      'emulator-data',
      {
        root: 'scripts',
        test: { name: 'tools', exclude: ['build'], testTimeout: 60_000, hookTimeout: 240_000 },
      },
      { root: 'scripts', test: { name: 'build', dir: 'scripts/build', hookTimeout: 240_000 } },
      'web',
      'web/vitest.alone.config.ts',
      'stripe-emulator',
    ],
    // Leaves CPU time for the emulators. Vitest requires the same value in all projects that run concurrently.
    maxWorkers: 2,
    passWithNoTests: false,
    allowOnly: false,
  },
});
