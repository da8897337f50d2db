import type { Settings } from '@pedalworks/contract';
import { anyAdmin, signedIn } from './support/people.ts';
import { callShop } from './support/shop-calls.ts';
import { expect, test } from './support/test.ts';

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
