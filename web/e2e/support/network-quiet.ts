import { expect, type Page } from '@playwright/test';

/**
 * Waits for half a second without network activity from now on; `networkidle` also accepts an earlier idle
 * period. Starts over when the page navigates.
 */
export async function networkQuiet(page: Page): Promise<void> {
  await expect(async () => {
    await page.waitForLoadState('load');
    await page.evaluate(nothingArrives, quietMilliseconds);
  }).toPass();
}

/** Same duration as `networkidle`. */
const quietMilliseconds = 500;

/** Runs in the page. Resolves after this time without a new resource entry. */
async function nothingArrives(forMilliseconds: number): Promise<void> {
  await new Promise<void>((resolve) => {
    let timer = setTimeout(resolve, forMilliseconds);
    new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, forMilliseconds);
    }).observe({ type: 'resource' });
  });
}
