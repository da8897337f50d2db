import { anyAdmin, signedIn } from './support/people.ts';
import { callShop } from './support/shop-calls.ts';
import { expect, test, type Page } from './support/test.ts';

const off = { enforceMinOrder: false, enforceStock: false, moderateReviews: false };

test('a switch saves what it says and leaves the others alone, and is still so after a reload', async ({
  page,
}) => {
  await signedIn(page, await anyAdmin(page));
  await page.goto('/dashboard/settings');
  const moderate = page.getByRole('switch', { name: 'Moderate reviews' });
  await expect(moderate).not.toBeChecked();
  await moderate.click();
  await expect(page.getByText('Shop settings saved')).toBeVisible();
  expect(await callShop(page, 'GET /settings')).toEqual({ ...off, moderateReviews: true });
  await page.reload();
  await expect(moderate).toBeChecked();
  await moderate.focus();
  await page.keyboard.press('Space');
  await expect(moderate).not.toBeChecked();
  await expect.poll(() => callShop(page, 'GET /settings')).toEqual(off);
});

test('a switch that could not be saved stays as it was and says so', async ({ page, trouble }) => {
  trouble.expect('net::ERR_INTERNET_DISCONNECTED');
  await signedIn(page, await anyAdmin(page));
  await page.goto('/dashboard/settings');
  const stock = page.getByRole('switch', { name: 'Enforce the stock' });
  await expect(stock).toBeVisible();
  await page.context().setOffline(true);
  await stock.click();
  await expect(page.getByText('Failed to save the shop settings')).toBeVisible();
  await expect(stock).not.toBeChecked();
  await page.context().setOffline(false);
});

test.describe('while another tab saves too', () => {
  const save = async (page: Page, body: { enforceMinOrder: boolean; enforceStock: boolean }) => {
    const { token } = await anyAdmin(page);
    await callShop(page, 'PUT /settings', { token, body });
  };
  test.afterEach(({ page }) => save(page, off));

  test('a switch leaves the other one as it was saved since this tab was opened, and shows that', async ({
    page,
  }) => {
    await signedIn(page, await anyAdmin(page));
    await page.goto('/dashboard/settings');
    const minimum = page.getByRole('switch', { name: 'Enforce the minimum order' });
    const stock = page.getByRole('switch', { name: 'Enforce the stock' });
    await expect(minimum).not.toBeChecked();
    await save(page, { enforceMinOrder: true, enforceStock: false });
    await stock.click();
    await expect(stock).toBeChecked();
    await expect(minimum).toBeChecked();
    expect(await callShop(page, 'GET /settings')).toEqual({
      ...off,
      enforceMinOrder: true,
      enforceStock: true,
    });
  });
});
