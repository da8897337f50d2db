import type { Settings } from '@pedalworks/contract';
import { hold } from './support/hold.ts';
import { anyAdmin, signedIn } from './support/people.ts';
import { callShop } from './support/shop-calls.ts';
import { expect, test } from './support/test.ts';

const off = { enforceMinOrder: false, enforceStock: false, moderateReviews: false };

test('a switch is saved at once with the changes of other tabs, and is reset with an error when saving fails', async ({
  page,
  trouble,
}) => {
  trouble.expect('net::ERR_INTERNET_DISCONNECTED');
  const { token } = await anyAdmin(page);
  await signedIn(page, await anyAdmin(page));
  await page.goto('/dashboard/settings');
  const moderate = page.getByRole('switch', { name: 'Moderate reviews' });
  const minimum = page.getByRole('switch', { name: 'Enforce the minimum order' });
  const stock = page.getByRole('switch', { name: 'Enforce stock' });
  await expect(moderate).not.toBeChecked();
  await moderate.click();
  await expect(page.getByText('Shop settings saved')).toBeVisible();
  expect(await callShop(page, 'GET /settings')).toMatchObject({ ...off, moderateReviews: true });

  await callShop(page, 'PUT /settings', {
    token,
    body: { ...off, moderateReviews: true, enforceMinOrder: true },
  });
  await stock.click();
  await expect(stock).toBeChecked();
  await expect(minimum).toBeChecked();
  await callShop(page, 'PUT /settings', { token, body: { ...off, moderateReviews: true } });
  await page.reload();
  await expect(moderate).toBeChecked();
  await expect(minimum).not.toBeChecked();

  await test.step('two switches that change before the first response', async () => {
    const release = await hold(page, ({ pathname }) => pathname === '/settings');
    await minimum.click();
    await stock.click();
    release();
    await expect(stock).toBeChecked();
    await expect(minimum).toBeChecked();
    await expect
      .poll(() => callShop(page, 'GET /settings'))
      .toMatchObject({ enforceMinOrder: true, enforceStock: true, moderateReviews: true });
  });
  await callShop(page, 'PUT /settings', { token, body: { ...off, moderateReviews: true } });
  await page.reload();
  await moderate.focus();
  await page.keyboard.press('Space');
  await expect(moderate).not.toBeChecked();
  await expect.poll(() => callShop(page, 'GET /settings')).toMatchObject(off);

  await page.context().setOffline(true);
  await stock.click();
  await expect(page.getByText('Failed to save the shop settings')).toBeVisible();
  await expect(stock).not.toBeChecked();
  await page.context().setOffline(false);
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
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText('America/New York');
  await zone.press('Enter');
  await expect(zone).toHaveValue('America/New York');
  await zone.fill('kathmandu');
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByLabel('Name').fill(seller.name);
  await page.getByLabel('Address', { exact: true }).fill(seller.address);
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
