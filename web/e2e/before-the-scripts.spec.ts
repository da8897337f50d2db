import { hold } from './support/hold.ts';
import { expect, test, type Page } from './support/test.ts';

// A line so slow that a visitor reads and types before the page's scripts are there.
const scripts = '**/assets/*.js';
const open = (page: Page, address: string) => page.goto(address, { waitUntil: 'commit' });

test('a quantity typed before the scripts run is the one that is ordered', async ({ page }) => {
  const release = await hold(page, scripts);
  await open(page, '/parts/meridian-chain-12');
  await page.getByLabel('Quantity').fill('25');
  release();
  await expect(page.getByText('25 × $38.50')).toBeVisible();
  await expect(page.getByLabel('Quantity')).toHaveValue('25');
});

test('a search typed before the scripts run is searched for with Enter', async ({ page }) => {
  const release = await hold(page, scripts);
  await open(page, '/parts');
  await page.getByRole('textbox', { name: 'Search parts' }).fill('rotor');
  release();
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parts for “rotor”');
});
