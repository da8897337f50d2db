import { test as base, expect, type Page } from '@playwright/test';
import { watchForTrouble, type Trouble } from './trouble.ts';

interface Fixtures {
  /** Console errors, failed requests and error answers so far; a test names those it means to cause. */
  readonly trouble: Trouble;
}

/** A test that fails on any console error, failed request or error answer it did not name. */
export const test = base.extend<Fixtures>({
  trouble: [
    async ({ context }, use) => {
      const trouble = watchForTrouble(context);
      await use(trouble);
      expect(trouble.unexpected(), 'console errors, failed requests and error answers').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, type Page };
