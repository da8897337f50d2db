import type { Settings } from '@pedalworks/contract';
import { anyAdmin, signedIn } from './support/people.ts';
import { callShop } from './support/shop-calls.ts';
import { expect, test, type Page } from './support/test.ts';

const off = { enforceMinOrder: false, enforceStock: false, moderateReviews: false };

test('an admin changes one shop setting permanently, and the others stay unchanged', async ({ page }) => {
  await signedIn(page, await anyAdmin(page));
  await page.goto('/dashboard/settings');
  const moderate = page.getByRole('switch', { name: 'Moderate reviews' });
  await expect(moderate).not.toBeChecked();
  await moderate.click();
  await expect(page.getByText('Shop settings saved')).toBeVisible();
  expect(await callShop(page, 'GET /settings')).toMatchObject({ ...off, moderateReviews: true });
  await page.reload();
  await expect(moderate).toBeChecked();
  await moderate.focus();
  await page.keyboard.press('Space');
  await expect(moderate).not.toBeChecked();
  await expect.poll(() => callShop(page, 'GET /settings')).toMatchObject(off);
});

test('a settings switch is reset, with an error, when saving fails', async ({ page, trouble }) => {
  trouble.expect('net::ERR_INTERNET_DISCONNECTED');
  await signedIn(page, await anyAdmin(page));
  await page.goto('/dashboard/settings');
  const stock = page.getByRole('switch', { name: 'Enforce stock' });
  await expect(stock).toBeVisible();
  await page.context().setOffline(true);
  await stock.click();
  await expect(page.getByText('Failed to save the shop settings')).toBeVisible();
  await expect(stock).not.toBeChecked();
  await page.context().setOffline(false);
});

test('an admin adds, edits and removes a carrier whose link contains the tracking number', async ({
  page,
}) => {
  await signedIn(page, await anyAdmin(page));
  await page.goto('/dashboard/settings');
  await page.getByRole('button', { name: 'Add carrier…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add carrier' });
  await page.keyboard.type('Velo Post');
  await dialog.getByLabel('Tracking link').fill('https://velo.example/track');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Tracking link must contain {number}')).toBeVisible();
  await dialog.getByLabel('Tracking link').fill('https://velo.example/track/{number}');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await page.reload();
  // Another admin edits the same carrier.
  await page.getByRole('button', { name: 'Edit Velo Post' }).click();
  const { token } = await anyAdmin(page);
  const settings = await callShop<Settings>(page, 'GET /settings');
  const url = 'https://velo.example/parcel/{number}';
  const carriers = settings.carriers.map((one) => (one.name === 'Velo Post' ? { ...one, url } : one));
  await callShop(page, 'PUT /settings', { token, body: { ...settings, carriers } });
  const edit = page.getByRole('dialog', { name: 'Edit carrier' });
  await edit.getByLabel('Tracking link').fill('https://velo.example/{number}');
  await page.keyboard.press('Enter');
  await expect(edit.getByText(`Changed to “${url}” since you opened it.`)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(edit).toBeHidden();
  await expect(page.getByText('https://velo.example/{number}', { exact: true })).toBeVisible();
  // Renamed without changing the link.
  await page.getByRole('button', { name: 'Edit Velo Post' }).click();
  await edit.getByLabel('Carrier').fill('Velo Express');
  await page.keyboard.press('Enter');
  await expect(edit).toBeHidden();
  await page.getByRole('button', { name: 'Edit Velo Express' }).click();
  await edit.getByLabel('Carrier').press('End');
  await expect(edit.getByLabel('Carrier')).toHaveValue('Velo Express');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Remove Velo Express' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Velo Express', { exact: true })).toHaveCount(0);
  await expect(page.getByText('GLS', { exact: true })).toBeVisible();
});

test.describe('shop settings changed in two tabs at the same time', () => {
  const save = async (page: Page, body: { enforceMinOrder: boolean; enforceStock: boolean }) => {
    const { token } = await anyAdmin(page);
    await callShop(page, 'PUT /settings', { token, body });
  };
  test.afterEach(({ page }) => save(page, off));

  test('keep the changes of both tabs', async ({ page }) => {
    await signedIn(page, await anyAdmin(page));
    await page.goto('/dashboard/settings');
    const minimum = page.getByRole('switch', { name: 'Enforce the minimum order' });
    const stock = page.getByRole('switch', { name: 'Enforce stock' });
    await expect(minimum).not.toBeChecked();
    await save(page, { enforceMinOrder: true, enforceStock: false });
    await stock.click();
    await expect(stock).toBeChecked();
    await expect(minimum).toBeChecked();
    await save(page, off);
    await page.reload();
    await expect(minimum).not.toBeChecked();
    // Changes both switches before the first response arrives.
    await page.route('/settings', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await minimum.click();
    await stock.click();
    await expect(stock).toBeChecked();
    await expect(minimum).toBeChecked();
    expect(await callShop(page, 'GET /settings')).toMatchObject({
      ...off,
      enforceMinOrder: true,
      enforceStock: true,
    });
  });
});

test('saving settings keeps changes from other tabs, and reports a field that both tabs changed', async ({
  page,
}) => {
  const { token } = await anyAdmin(page);
  const before = await callShop<Settings>(page, 'GET /settings');
  const seller = { name: 'Rad & Söhne', address: 'Hauptstr. 1\n10115 Berlin', vatId: 'DE123456789' };
  await signedIn(page, await anyAdmin(page));
  await page.goto('/dashboard/settings');
  await page.getByLabel('Hours to pay').fill('48');
  await page.getByLabel('Maximum per part').fill('100');
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  await zone.fill('new york');
  await expect(page.getByRole('option')).toHaveText('America/New York');
  await zone.press('Enter');
  await expect(zone).toHaveValue('America/New York');
  await zone.fill('kathmandu');
  await page.getByRole('option').first().click();
  await page.getByLabel('Name').fill(seller.name);
  await page.getByLabel('Address').fill(seller.address);
  await page.getByLabel('VAT ID').fill(seller.vatId);
  await page.getByLabel('Tax rate in %').fill('101');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByLabel('Tax rate in %')).toBeFocused();
  await expect(page.getByText('Tax rate in % must be a percentage from 0 to 100')).toBeVisible();
  await page.getByLabel('Tax rate in %').fill('19,5');
  await callShop(page, 'PUT /settings', { token, body: { ...before, lowStock: 7 } });
  // Returning to the tab refetches: untouched fields show the new values, edited ones keep their text.
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByLabel('Low stock')).toHaveValue('7');
  await expect(page.getByLabel('Hours to pay')).toHaveValue('48');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Shop settings saved')).toBeVisible();
  await expect(page.getByLabel('Tax rate in %')).toHaveValue('19.5');
  const { timeZone, ...saved } = await callShop<Settings>(page, 'GET /settings');
  expect(timeZone).toMatch(/^Asia\/Kat/u);
  expect({ ...saved, timeZone: before.timeZone }).toEqual({
    ...{ ...before, holdMinutes: 2880, mostPerOrder: 100, lowStock: 7 },
    seller: { ...seller, taxRatePercent: 19.5 },
  });
  const another = { ...saved, timeZone: before.timeZone, seller: { ...saved.seller, taxRatePercent: 7 } };
  await callShop(page, 'PUT /settings', { token, body: another });
  await page.getByLabel('VAT ID').fill('DE987654321');
  await page.getByLabel('Tax rate in %').fill('8');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Changed to “7” since you opened it. Save again to replace it.')).toBeVisible();
  expect(await callShop(page, 'GET /settings')).toEqual(another);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Changed to “7”')).toBeHidden();
  await expect(page.getByText('Not saved yet')).toBeHidden();
  expect(await callShop(page, 'GET /settings')).toEqual({
    ...another,
    seller: { ...seller, vatId: 'DE987654321', taxRatePercent: 8 },
  });
  await callShop(page, 'PUT /settings', { token, body: before });
});
