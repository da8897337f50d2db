import type { Page } from '@playwright/test';

/**
 * Opens the home page from another one, so that it requests its lists, which a test can route. Otherwise, the server's
 * HTML already contains them.
 */
export async function openHome(page: Page): Promise<void> {
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
}
