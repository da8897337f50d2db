import type { Locator, Page } from '@playwright/test';

/** The buttons that open the purchase of each product on the home page. */
export const buyNowButtons = (page: Page): Locator => page.getByRole('button', { name: /^Buy Now/u });

export const firstBuyNow = (page: Page): Locator => buyNowButtons(page).first();
