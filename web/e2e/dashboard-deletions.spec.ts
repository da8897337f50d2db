import { anyAdmin, signedIn } from './support/people.ts';
import { addProduct, callShop } from './support/shop-calls.ts';
import { expect, test } from './support/test.ts';

test('the delete dialog keeps the product on Cancel, and reports a product that another admin already deleted', async ({
  page,
  trouble,
}) => {
  trouble.expect('404 DELETE /product/');
  const name = `Test bolt ${crypto.randomUUID()}`;
  const id = await addProduct(page, name);
  await signedIn(page, await anyAdmin(page));
  await page.goto('/dashboard/allProduct');
  await page.getByLabel('Search products').fill(name);
  const remove = page.getByRole('button', { name: `Delete ${name}` });
  await remove.click();
  const question = page.getByRole('dialog');
  await expect(question.locator('strong')).toHaveText(name);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(remove).toBeFocused();
  const token = await page.evaluate(() => localStorage.getItem('accessToken') ?? '');
  await callShop(page, `DELETE /product/${id}`, { token });
  await remove.click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question.getByRole('alert')).toHaveText('This part is no longer in the shop.');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(remove).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'products' })).toBeFocused();
});
