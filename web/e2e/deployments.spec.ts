import { settle } from './support/accessible.ts';
import { routeChunk } from './support/chunks.ts';
import { expect, test, type Page } from './support/test.ts';

/** Makes a script chunk return 404, as after a deployment of new code. */
const removeChunk = (page: Page, chunk: Parameters<typeof routeChunk>[1]) =>
  routeChunk(page, chunk, (route) => route.fulfill({ status: 404 }));

const openAbout = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();

const aboutHeading = (page: Page) => page.getByRole('heading', { name: 'We make the parts' });

const advice = (page: Page) => page.getByText('The shop may have been updated since: reload the page');

test.beforeEach(({ trouble }) => {
  trouble.expect('404 GET /assets/');
});

test('the shop reloads automatically if a deployment removed a page’s code', async ({ page }) => {
  await page.goto('/');
  await settle(page);
  await removeChunk(page, { name: 'about', times: 1 });
  await openAbout(page);
  await expect(aboutHeading(page)).toBeVisible();
  await expect(page.locator('html[data-app=ready]')).toBeVisible();
});

test('the shop shows an error with a Reload page button if a page’s code stays missing after the automatic reload', async ({
  page,
}) => {
  await page.goto('/');
  await settle(page);
  await removeChunk(page, { name: 'about' });
  await openAbout(page);
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
  await expect(advice(page)).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload page' }).click();
  await expect(aboutHeading(page)).toBeVisible();
  await removeChunk(page, { name: 'dashboard-routes' });
  await page.goto('/dashboard/myOrder');
  await expect(advice(page)).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload page' }).click();
  await expect(page).toHaveURL('/signIn?from=%2Fdashboard%2FmyOrder');
});
