import { customer, enter } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** As browsers do that are set to let no site store anything. */
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

test('a browser that keeps nothing shows the shop, in the colours that are chosen; who signs in is told why that does not last', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Our Products' }).getByRole('article')).toHaveCount(6);
  await page.getByRole('button', { name: 'Use dark colours' }).click();
  await expect(page.getByRole('button', { name: 'Use light colours' })).toBeVisible();
  await page.getByRole('button', { name: 'Use light colours' }).click();
  await expect(page.getByRole('button', { name: 'Use dark colours' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign In' }).click();
  // Home has an Email field, too.
  await expect(page).toHaveURL('/signIn');
  await enter(page, await customer());
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('Your browser does not let this shop keep anything');
  await expect(page).toHaveURL('/signIn');
});
