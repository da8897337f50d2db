import type { Locator, Page } from '@playwright/test';

export const buyNowButtons = (page: Page): Locator => page.getByRole('button', { name: /^Buy Now/u });

export const firstBuyNow = (page: Page): Locator => buyNowButtons(page).first();
