import type { Locator, Page } from '@playwright/test';

/** What opens the purchase of each part on the home page. */
export const buyNows = (page: Page): Locator => page.getByRole('button', { name: /^Buy Now/u });

/** What opens the purchase of the first part on the home page. */
export const firstBuyNow = (page: Page): Locator => buyNows(page).first();
