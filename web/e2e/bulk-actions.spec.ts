import { expectNoViolation } from './support/accessible.ts';
import { tabTo } from './support/keyboard.ts';
import { anyAdmin, signedIn } from './support/people.ts';
import { addProduct, callShop } from './support/shop-calls.ts';
import { expect, test, type Page } from './support/test.ts';

const selectedParts = (page: Page) => page.getByRole('region', { name: 'Selected products' });

test('bulk archiving by keyboard reports a part that was already deleted, and Undo restores the archived parts', async ({
  page,
}) => {
  const name = `Test row ${crypto.randomUUID()}`;
  const ids = [];
  for (const which of ['one', 'two', 'three']) ids.push(await addProduct(page, `${name} ${which}`));
  await signedIn(page, await anyAdmin(page));
  await page.goto('/dashboard/allProduct');
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('10');
  const all = page.getByRole('checkbox', { name: /^(Uns|S)elect all rows$/u });
  await all.click();
  await expect(selectedParts(page).getByRole('status')).toHaveText('10 selected');
  await all.click();
  await expect(selectedParts(page)).toHaveCount(0);
  await page.getByLabel('Search products').fill(name);
  const rows = page.getByRole('row').filter({ hasText: name });
  await expect(rows).toHaveCount(3);
  await tabTo(page, page.getByRole('checkbox', { name: 'Select all rows' }));
  await page.keyboard.press('Space');
  await expect(selectedParts(page).getByRole('status')).toHaveText('3 selected');
  await page.keyboard.press('ArrowDown');
  await expect(rows.first().getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(selectedParts(page).getByRole('status')).toHaveText('2 selected');
  await expectNoViolation(page);
  await page.keyboard.press('Space');
  const { token } = await anyAdmin(page);
  await callShop(page, `DELETE /product/${ids[1] ?? ''}`, { token });
  await tabTo(page, selectedParts(page).getByRole('button', { name: 'Archive' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const told = page.getByRole('alert').filter({ hasText: 'Failed to archive 1 of 3 parts' });
  await expect(told).toContainText(`${name} two: This part is no longer in the shop.`);
  await expect(told).toContainText('2 parts are archived.');
  await expect(rows).toHaveCount(0);
  await told.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByText('2 parts are back in the shop')).toBeVisible();
  await expect(rows).toHaveCount(2);
  await expect(selectedParts(page)).toHaveCount(0);
});
