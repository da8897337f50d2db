import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
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
      context.on('page', waitForApp);
      await use(trouble);
      await forgetRoutes(context);
      await leavePages(context);
      expect(trouble.unexpected(), 'console errors, failed requests and error answers').toEqual([]);
    },
    { auto: true },
  ],
});

/** A test goes on when the page is hydrated, unless it only waits for the answer. */
function waitForApp(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (address, options) => {
    const answer = await goto(address, options);
    // Other addresses are other sites and the blank page.
    const isAppWanted = address.startsWith('/') && options?.waitUntil !== 'commit';
    if (isAppWanted) await page.locator('html[data-app=ready]').waitFor();
    return answer;
  };
}

/**
 * A handler that is still at work when its test has ended is refused by Playwright, and whichever test runs by then pays
 * for it (https://playwright.dev/docs/api/class-page#page-unroute-all).
 */
async function forgetRoutes(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/**
 * Chromium may never answer the closing of a context one of whose pages is on its way to another document; a page that
 * was sent elsewhere first is on no such way.
 */
async function leavePages(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) {
    await expect(() => page.goto('about:blank'), 'the page is left, its own navigation done').toPass();
  }
}

export { expect, type Page };
