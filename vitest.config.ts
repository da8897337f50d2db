import { defineConfig } from 'vitest/config';

// Differs from UTC and from the browsers' time zone, so that time zone bugs surface.
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
    // Projects that run beside each other must agree on it; emulators and tests share the machine.
    maxWorkers: 2,
    passWithNoTests: false,
    allowOnly: false,
  },
});
