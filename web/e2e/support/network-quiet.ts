import { expect, type Page } from '@playwright/test';

/**
 * Waits until the network has been idle for half a second from now on. (`networkidle` also accepts an earlier idle
 * period.) Starts over if the page navigates.
 */
export async function networkQuiet(page: Page): Promise<void> {
  await expect(async () => {
    await page.waitForLoadState('load');
    await page.evaluate(nothingArrives, quietMilliseconds);
  }).toPass();
}

/** Same idle time as `networkidle`. */
const quietMilliseconds = 500;

/** Runs in the page. Resolves once no request has finished for `forMilliseconds`. */
async function nothingArrives(forMilliseconds: number): Promise<void> {
  await new Promise<void>((resolve) => {
    let timer = setTimeout(resolve, forMilliseconds);
    new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, forMilliseconds);
    }).observe({ type: 'resource' });
  });
}
