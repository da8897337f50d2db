import { expect, type Page } from '@playwright/test';

/**
 * Waits until nothing more has arrived for half a second, as `networkidle` does. Chromium never says that a list preloaded
 * and then fetched has ended, though all of it is here, and `networkidle` would wait for that half a minute. A page that gives way to another meanwhile begins anew.
 */
export async function networkQuiet(page: Page): Promise<void> {
  await expect(async () => {
    await page.waitForLoadState('load');
    await page.evaluate(nothingArrives);
  }).toPass();
}

/** In the page. */
async function nothingArrives(): Promise<void> {
  await new Promise<void>((resolve) => {
    let timer = setTimeout(resolve, 500);
    new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, 500);
    }).observe({ type: 'resource' });
  });
}
