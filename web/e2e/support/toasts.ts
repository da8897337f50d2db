import type { Locator, Page } from '@playwright/test';

/** Returns the toasts of a page, oldest first. */
export const toasts = (page: Page): Locator =>
  page
    .getByRole('status')
    .or(page.getByRole('alert'))
    .filter({ has: page.getByRole('button', { name: 'Close this message' }) });
