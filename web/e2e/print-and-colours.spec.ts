import type { Locator } from '@playwright/test';
import { expectNothingRunsOut, settle } from './support/accessible.ts';
import { anyAdmin, signedIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

const groundOf = (element: Locator) => element.evaluate((found) => getComputedStyle(found).backgroundColor);

test.describe('forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('keep the current page, slide and filter distinguishable', async ({ page }) => {
    await signedIn(page, await anyAdmin(page));
    await page.goto('/');
    const slide = (number: number) => page.getByRole('link', { name: `Slide ${String(number)}` });
    expect(await groundOf(slide(1))).not.toBe(await groundOf(slide(2)));
    await expect(page.getByRole('link', { name: 'Browse parts' })).toHaveCSS('border-top-width', '1px');
    await page.goto('/dashboard/allOrder');
    await settle(page);
    const sidebar = page.getByRole('navigation', { name: 'Dashboard' });
    const current = await groundOf(sidebar.getByRole('link', { name: 'Manage All Order' }));
    expect(current).not.toBe(await groundOf(sidebar.getByRole('link', { name: 'All Users' })));
    const views = page.getByRole('search');
    const chosen = await groundOf(views.getByRole('button', { name: 'All' }));
    expect(chosen).not.toBe(await groundOf(views.getByRole('button', { name: 'Not paid' })));
  });
});

test.describe('printed pages', () => {
  test.use({ colorScheme: 'dark' });

  test('home, a table and a part print dark on light, completely and without controls', async ({ page }) => {
    await page.goto('/');
    await settle(page);
    await page.emulateMedia({ media: 'print' });
    const ink = 'rgb(21, 24, 27)';
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', ink);
    await expect(page.getByRole('heading', { name: 'Business Summary' })).toHaveCSS('color', ink);
    await expect(page.getByRole('article').first()).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
    await signedIn(page, await anyAdmin(page));
    await page.goto('/dashboard/allOrder');
    await settle(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Manage All Order' })).toHaveCSS(
      'color',
      'rgb(21, 24, 27)',
    );
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await expect(page.getByRole('search')).toHaveCount(0);
    const price = page.getByRole('columnheader', { name: 'Total' });
    await expect(price.getByText('Total')).toBeVisible();
    await expect(price.locator('svg:visible')).toHaveCount(0);
    await expectNothingRunsOut(page, [1440]);
    await page.emulateMedia({ media: 'screen' });
    await page.goto('/parts');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await page.goto('/parts/meridian-chainring-50t');
    await settle(page);
    const pictures = page.getByRole('list', { name: 'Pictures' }).getByRole('img');
    await expect(pictures).toHaveCount(2);
    for (const picture of await pictures.all()) {
      await expect(picture).toBeVisible();
      await expect(picture).toHaveCSS('filter', 'none');
    }
    for (const control of ['spinbutton', 'textbox', 'combobox'] as const)
      await expect(page.getByRole(control)).toHaveCount(0);
    await expect(page.getByText('Ask by email')).toBeHidden();
    await expect(page.locator('dl > div').first()).toHaveCSS('break-inside', 'avoid');
    await expectNothingRunsOut(page, [703]);
  });
});

test('the colour scheme follows the system, can be switched, and keeps the choice', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/about');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(18, 21, 23)');
  await page.getByRole('button', { name: 'Use light colours' }).click();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(245, 246, 244)');
  await page.reload();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(245, 246, 244)');
  await page.getByRole('button', { name: 'Use dark colours' }).click();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(18, 21, 23)');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(245, 246, 244)');
});
