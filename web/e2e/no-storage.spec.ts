import { customer, enter } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** Simulates a browser that blocks all site storage. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, storage, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
});

test('the shop works without browser storage, and sign-in explains why a session cannot be kept', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Our Products' }).getByRole('article')).toHaveCount(6);
  await page.getByRole('button', { name: 'Use dark colours' }).click();
  await expect(page.getByRole('button', { name: 'Use light colours' })).toBeVisible();
  await page.getByRole('button', { name: 'Use light colours' }).click();
  await expect(page.getByRole('button', { name: 'Use dark colours' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign In' }).click();
  // Waits for the screen, because home has an Email field too and is still displayed when the URL changes.
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await enter(page, await customer());
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('Your browser blocks stored data');
  await expect(page).toHaveURL('/signIn');
});
