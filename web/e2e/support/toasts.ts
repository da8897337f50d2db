import type { Locator, Page } from '@playwright/test';

/** Matches the toasts of a page, the oldest first. */
export const toasts = (page: Page): Locator =>
  page
    .getByRole('status')
    .or(page.getByRole('alert'))
    .filter({ has: page.getByRole('button', { name: 'Close this message' }) });
