import { expect, type Page } from '@playwright/test';

/**
 * Waits until nothing more has arrived for half a second from now on; `networkidle` is content with quiet that was before.
 * A page that gives way to another meanwhile begins anew.
 */
export async function networkQuiet(page: Page): Promise<void> {
  await expect(async () => {
    await page.waitForLoadState('load');
    await page.evaluate(nothingArrives, quietMilliseconds);
  }).toPass();
}

/** As long as `networkidle` takes for quiet. */
const quietMilliseconds = 500;

/** In the page: each arrival begins the time anew, so that this waits for quiet and not for a time. */
async function nothingArrives(forMilliseconds: number): Promise<void> {
  await new Promise<void>((resolve) => {
    let timer = setTimeout(resolve, forMilliseconds);
    new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, forMilliseconds);
    }).observe({ type: 'resource' });
  });
}
