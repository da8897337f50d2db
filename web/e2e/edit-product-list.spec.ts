import { hold } from './support/hold.ts';
import { anyAdmin, signedIn } from './support/people.ts';
import { deleteElsewhere, named, read, showRow } from './support/product-editor.ts';
import { addProduct } from './support/shop-calls.ts';
import { expect, test } from './support/test.ts';

// A German browser, in which the shop must still format in English and US dollars.
test.use({ locale: 'de-DE' });

test('an admin opens a part in a drawer, deletes it there and restores it with Undo, and the delete dialog reports a part that is gone', async ({
  page,
  trouble,
}) => {
  trouble.expect('404 DELETE /product/');
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
  await test.step('the delete dialog keeps the product on Cancel, and reports a product that another admin already deleted', async () => {
    const remove = row.getByRole('button', { name: `Delete ${name}` });
    await remove.click();
    const question = page.getByRole('dialog');
    await expect(question.locator('strong')).toHaveText(name);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await expect(remove).toBeFocused();
    await deleteElsewhere(page, id);
    await remove.click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(question.getByRole('alert')).toHaveText('This part is no longer in the shop.');
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(remove).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'products' })).toBeFocused();
  });
  await test.step('an empty product list links to the archived parts, and the archived parts link back', async () => {
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
});
