import { hold } from './support/hold.ts';
import { expect, test } from './support/test.ts';

test('the shop shows a progress bar while a page loads slowly', async ({ page }) => {
  await page.goto('/');
  const goOn = await hold(page, '**/assets/about-*.js');
  await page.getByRole('link', { name: 'About', exact: true }).first().click();
  const progress = page.getByRole('progressbar', { name: 'Loading page' });
  await expect(progress).toBeVisible();
  goOn();
  await expect(page).toHaveURL('/about');
  await expect(progress).toBeHidden();
});
