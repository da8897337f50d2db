import type { Locator } from '@playwright/test';
import { expectNothingRunsOut, settle } from './support/accessible.ts';
import { customer, newAdmin, signedIn } from './support/people.ts';
import { orderFor } from './support/shop-calls.ts';
import { expect, test } from './support/test.ts';

const groundOf = (element: Locator) => element.evaluate((found) => getComputedStyle(found).backgroundColor);

test.describe('where the system chooses the colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('the current page, slide and view stand out from the others', async ({ page }) => {
    await signedIn(page, await newAdmin());
    await page.goto('/');
    const slide = (number: number) => page.getByRole('link', { name: `Slide ${String(number)}` });
    expect(await groundOf(slide(1))).not.toBe(await groundOf(slide(2)));
    await page.goto('/dashboard/allOrder');
    await settle(page);
    const sidebar = page.getByRole('navigation', { name: 'Dashboard' });
    const current = await groundOf(sidebar.getByRole('link', { name: 'Manage All Order' }));
    expect(current).not.toBe(await groundOf(sidebar.getByRole('link', { name: 'All Users' })));
    const views = page.getByRole('search');
    const chosen = await groundOf(views.getByRole('button', { name: 'All' }));
    expect(chosen).not.toBe(await groundOf(views.getByRole('button', { name: 'Not paid' })));
  });

  test('stars can be told from no stars', async ({ page }) => {
    await page.goto('/#reviews');
    const rating = page.getByRole('img', { name: /^Rated .+ out of 5$/u }).first();
    await expect(rating.locator('.star-rating-stars')).toHaveCSS('background-image', /gradient/u);
  });
});

test.describe('on paper', () => {
  test.use({ colorScheme: 'dark' });

  test('a page is dark on light, without what can only be pressed', async ({ page }) => {
    await signedIn(page, await newAdmin());
    await page.goto('/dashboard/allOrder');
    await settle(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Manage All Order' })).toHaveCSS(
      'color',
      'rgb(21, 24, 27)',
    );
    await expect(page.getByRole('button').and(page.locator(':not(th *)'))).toHaveCount(0);
    await expect(page.getByRole('search')).toHaveCount(0);
  });

  test('a table has the whole width, and its columns keep their headings', async ({ page }) => {
    await signedIn(page, await newAdmin());
    await page.goto('/dashboard/allOrder');
    await settle(page);
    const price = page.getByRole('columnheader', { name: 'Price' });
    await page.emulateMedia({ media: 'print' });
    await expect(price.getByText('Price')).toBeVisible();
    await expect(price.locator('svg')).toBeHidden();
    await expectNothingRunsOut(page, [1440]);
  });

  test('an order says that it is not paid where there was a link to pay', async ({ page }) => {
    const person = await customer();
    await orderFor(page, person);
    await signedIn(page, person);
    await page.goto('/dashboard/myOrder');
    const payment = page.locator('td[data-field="payment"]');
    await expect(payment).toHaveText('Pay', { useInnerText: true });
    await page.emulateMedia({ media: 'print' });
    await expect(payment).toHaveText('Not paid', { useInnerText: true });
  });

  test('stars are printed', async ({ page }) => {
    await page.goto('/');
    await page.emulateMedia({ media: 'print' });
    const rating = page.getByRole('img', { name: /^Rated .+ out of 5$/u }).first();
    await expect(rating.locator('.star-rating-stars')).toHaveCSS('print-color-adjust', 'exact');
  });
});
