import { expect, test, type Page } from './support/test.ts';

const search = (page: Page) => page.locator('input[aria-label="Search parts"]:visible');

test('on a phone Enter leads to the results, and the sheet stays closed', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Search parts' }).click();
  await search(page).fill('rotor');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/parts?q=rotor');
  await expect(page.getByRole('article').first()).toContainText('Rotor');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the last suggestion leads to all results; the hint that nothing was found goes with the focus', async ({
  page,
}) => {
  await page.goto('/about');
  await search(page).focus();
  await search(page).fill('rotor');
  await page.getByRole('option', { name: /^All \d+ results$/u }).click();
  await expect(page).toHaveURL('/parts?q=rotor');
  await expect(search(page), 'the new page has the focus').not.toBeFocused();
  const hint = page.getByText('Nothing found. Enter shows what comes nearest.');
  await search(page).fill('gizmo');
  await expect(hint).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/parts?q=gizmo');
  await expect(hint).toBeHidden();
});
