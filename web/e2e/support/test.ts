import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { watchForTrouble, type Trouble } from './trouble.ts';

interface Fixtures {
  /** Collects console errors, failed requests and error responses. A test declares the ones it expects. */
  readonly trouble: Trouble;
}

/** Test that fails on any undeclared console error, failed request or error response. */
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

/** Makes `goto` wait for hydration, unless it only waits for the response. */
function waitForApp(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (address, options) => {
    const answer = await goto(address, options);
    // Other addresses are other sites or the blank page.
    const isAppWanted = address.startsWith('/') && options?.waitUntil !== 'commit';
    if (isAppWanted) await page.locator('html[data-app=ready]').waitFor();
    return answer;
  };
}

/**
 * Removes route handlers: one that is still running when its test ends fails the next test
 * (https://playwright.dev/docs/api/class-page#page-unroute-all).
 */
async function forgetRoutes(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/**
 * Navigates every page to a blank one, because Chromium may never close a context while one of its pages is
 * navigating.
 */
async function leavePages(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) {
    await expect(() => page.goto('about:blank'), 'the page is left, its own navigation done').toPass();
  }
}

export { expect, type Page };
