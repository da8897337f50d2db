import { hold } from './support/hold.ts';
import { expect, test } from './support/test.ts';

test('a page that takes its time shows a line of progress', async ({ page }) => {
  await page.goto('/');
  const goOn = await hold(page, '**/assets/about-*.js');
  await page.getByRole('link', { name: 'About', exact: true }).first().click();
  const progress = page.getByRole('progressbar', { name: 'Loading the page' });
  await expect(progress).toBeVisible();
  goOn();
  await expect(page).toHaveURL('/about');
  await expect(progress).toBeHidden();
});
