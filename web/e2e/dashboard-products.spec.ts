import { anyAdmin, signedIn } from './support/people.ts';
import { addProduct, callShop, type Product } from './support/shop-calls.ts';
import { expect, test } from './support/test.ts';

test('a long list of parts says that it is read from the first on, and how many a search found', async ({
  page,
}) => {
  await signedIn(page, await anyAdmin(page));
  const [first] = await callShop<Product[]>(page, 'GET /product?limit=1');
  // The same calls with smaller pages, or the story would need two hundred parts.
  await page.route('**/allProduct?*', (route) =>
    route.continue({ url: route.request().url().replace('limit=100', 'limit=2') }),
  );
  await page.goto('/dashboard/allProduct');
  await expect(page.getByText('cover the first 2 products; there are more.')).toBeVisible();
  await expect(page.getByText('1–2 of the first 2')).toBeVisible();
  await page.getByLabel('Search products').fill(first?.name ?? '');
  await expect(page.getByText('1–1 of 1', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Load more products' }).click();
  await expect(page.getByText('cover the first 4 products; there are more.')).toBeVisible();
});

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
