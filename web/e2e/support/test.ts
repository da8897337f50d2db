import {
  test as base,
  expect,
  type APIRequestContext,
  type BrowserContext,
  type Page,
} from '@playwright/test';
import { unmatchedChunks } from './chunks.ts';
import { watchForTrouble, type Trouble } from './trouble.ts';

interface Fixtures {
  /** Collects console errors, failed requests and error responses. Tests declare the ones that they expect. */
  readonly trouble: Trouble;
}

/** Playwright test that fails on any console error, failed request or error response that it did not declare. */
export const test = base.extend<Fixtures>({
  trouble: [
    async ({ context, request }, use) => {
      const trouble = watchForTrouble(context);
      context.on('page', waitForApp);
      [context.request, request].forEach(retryResets);
      await use(trouble);
      await forgetRoutes(context);
      await leavePages(context);
      expect([...unmatchedChunks(context)], 'chunks that no request matched').toEqual([]);
      expect(trouble.unexpected(), 'unexpected console errors, failed requests and error responses').toEqual(
        [],
      );
    },
    { auto: true },
  ],
});

/** Makes `goto` wait for hydration, unless it only waits for the response. */
function waitForApp(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (address, options) => {
    const answer = await goto(address, options);
    // URLs without a leading slash are other sites or the blank page.
    const isAppWanted = address.startsWith('/') && options?.waitUntil !== 'commit';
    if (isAppWanted) await page.locator('html[data-app=ready]').waitFor();
    return answer;
  };
}

/** Makes API calls retry once on ECONNRESET: servers close a connection after five idle seconds, even as it is used. */
function retryResets(request: APIRequestContext): void {
  const fetch = request.fetch.bind(request);
  request.fetch = (address, options) => fetch(address, { maxRetries: 1, ...options });
}

/**
 * Removes route handlers. A handler that is still running when its test ends would fail the next test
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
    await expect(() => page.goto('about:blank'), 'the page navigates to about:blank').toPass();
  }
}

export { expect, type Page };
