import { anyAdmin, signedIn } from './support/people.ts';
import { addProduct } from './support/shop-calls.ts';
import { expect, test } from './support/test.ts';

test('a row opens what the part is about, where it can be deleted as well', async ({ page }) => {
  const name = `Test spacer ${crypto.randomUUID()}`;
  await addProduct(page, name);
  await signedIn(page, await anyAdmin(page));
  await page.goto('/dashboard/allProduct');
  await page.getByLabel('Search products').fill(name);
  await page.getByRole('gridcell', { name, exact: true }).click();
  const detail = page.getByRole('dialog', { name, exact: true });
  await expect(detail.getByRole('img', { name })).toBeVisible();
  await expect(detail).toContainText('A product of a test.');
  await expect(detail).toContainText('$12.50');
  await detail.getByRole('button', { name: `Delete ${name}` }).click();
  const question = page.getByRole('dialog', { name: 'Delete this part?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`Product: ${name} is deleted`)).toBeVisible();
  await expect(detail).toBeHidden();
  await expect(page.getByRole('region', { name: 'products' })).toBeFocused();
});
