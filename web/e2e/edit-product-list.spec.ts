import { hold } from './support/hold.ts';
import { anyAdmin, signedIn } from './support/people.ts';
import {
  deleteElsewhere,
  field,
  named,
  read,
  saveElsewhere,
  showRow,
  type WholeProduct,
} from './support/product-editor.ts';
import { addProduct, callShop, pictureFile } from './support/shop-calls.ts';
import { expect, test } from './support/test.ts';

// The shop speaks English and counts in dollars whatever the browser's language is.
test.use({ locale: 'de-DE' });

test('a row opens what the part is about; deleted there, it comes back by Undo without its drawer, also by a double click', async ({
  page,
}) => {
  const name = named('Test crank');
  const id = await addProduct(page, name);
  await signedIn(page, await anyAdmin(page));
  await page.goto('/dashboard/allProduct');
  const row = await showRow(page, name);
  await row.getByRole('gridcell').nth(4).click();
  const drawer = page.getByRole('dialog', { name });
  await expect(drawer.getByRole('img', { name })).toBeVisible();
  await expect(drawer).toContainText('A product of a test.');
  await expect(drawer).toContainText('$12.50');
  await drawer.getByRole('button', { name: `Delete ${name}` }).click();
  await page
    .getByRole('dialog', { name: 'Delete this part?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByText(`Product: ${name} is deleted`)).toBeVisible();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('region', { name: 'products' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).dblclick();
  await expect(page.getByText(`Product: ${name} is back in the shop`)).toBeVisible();
  await expect(row).toHaveCount(1);
  expect(await read(page, id)).toMatchObject({ status: 'active' });
  await expect(drawer).toBeHidden();
});

test('an archived part stands under its filter and is restored from there', async ({ page }) => {
  const name = named('Test saddle');
  const id = await addProduct(page, name);
  await deleteElsewhere(page, id);
  await signedIn(page, await anyAdmin(page));
  await page.goto('/dashboard/allProduct');
  await expect(await showRow(page, name)).toHaveCount(0);
  await page.getByRole('button', { name: 'Archived' }).click();
  await page.getByRole('button', { name: `Restore ${name}` }).click();
  await expect(page.getByText(`Product: ${name} is back in the shop`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Restore ${name}` })).toHaveCount(0);
  // If it was the only archived part, the empty list shows a link in place of its filters, and forgets the search.
  const all = page.getByRole('button', { name: 'All', exact: true });
  await all.or(page.getByRole('link', { name: 'All products' })).click();
  await expect(await showRow(page, name)).toHaveCount(1);
});

test('where no part is on sale, the archived ones can still be reached, and back', async ({ page }) => {
  await signedIn(page, await anyAdmin(page));
  await page.route('**/allProduct?*', (route) => route.fulfill({ json: [] }));
  const release = await hold(page, '**/allProduct?status=archived*');
  await page.goto('/dashboard/allProduct');
  await page.getByRole('link', { name: 'Archived parts' }).click();
  await expect(page.getByRole('button', { name: 'Archived', pressed: true })).toBeVisible();
  await expect(page.getByText(/^No (?:products|archived parts)/u)).toHaveCount(0);
  release();
  await expect(page.getByText('No archived parts')).toBeVisible();
  await page.getByRole('link', { name: 'All products' }).click();
  await expect(page.getByText('No parts in the shop')).toBeVisible();
});

test('a stock that changed since the list was read is not overwritten from it', async ({ page }) => {
  const name = named('Test pad');
  const id = await addProduct(page, name);
  await signedIn(page, await anyAdmin(page));
  await page.goto('/dashboard/allProduct');
  const row = await showRow(page, name);
  await expect(row).toHaveCount(1);
  await saveElsewhere(page, id, { quantity: 1 });
  await row.getByRole('gridcell', { name: '3', exact: true }).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('20');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This part has changed since you opened it.')).toBeVisible();
  await expect(row.locator('[data-field="quantity"]')).toHaveText('1');
  expect(await read(page, id)).toMatchObject({ quantity: 1 });
});

test('Add Product takes what is optional beside its six fields', async ({ page }) => {
  await signedIn(page, await anyAdmin(page));
  await page.goto('/dashboard/addProduct');
  await page.getByLabel('Image').setInputFiles(pictureFile);
  const name = named('Test pedal');
  const entries = { Name: name, Description: 'Forged.', Price: '20', 'Available quantity': '4' };
  for (const [label, text] of Object.entries(entries)) await field(page, label).fill(text);
  await field(page, 'Minimum order quantity').fill('1');
  await page.getByRole('button', { name: 'Add price break' }).click();
  await field(page, 'From quantity').fill('5');
  await field(page, 'Unit price').fill('25');
  await page.getByRole('button', { name: 'Add product' }).click();
  await expect(field(page, 'Unit price')).toHaveAccessibleDescription('Price must be below 20.00');
  await field(page, 'Unit price').fill('18');
  await expect(field(page, 'Unit price')).toBeFocused();
  await page.getByRole('button', { name: 'Add product' }).click();
  await expect(page.getByText('Product added successfully')).toBeVisible();
  const parts = await callShop<(WholeProduct & { priceBreaks: object[] })[]>(page, 'GET /product');
  expect(parts.find((part) => part.name === name)?.priceBreaks).toEqual([{ from: 5, price: 18 }]);
});
