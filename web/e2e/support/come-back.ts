import type { Page } from '@playwright/test';

/** Refetches what may have changed, as the return to a browser tab does. */
export async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}
