import { hold } from './support/hold.ts';
import { anyAdmin, signedIn } from './support/people.ts';
import { addProduct, callShop } from './support/shop-calls.ts';
import { expect, test, type Page } from './support/test.ts';

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

/** Starts deleting the first of two parts, and presses Cancel before the response arrives. */
async function startDeletion(page: Page) {
  const name = `Test pair ${crypto.randomUUID()}`;
  const id = await addProduct(page, `${name} one`);
  await addProduct(page, `${name} two`);
  await signedIn(page, await anyAdmin(page));
  await page.goto('/dashboard/allProduct');
  await page.getByLabel('Search products').fill(name);
  const ask = (which: 'one' | 'two') => page.getByRole('button', { name: `Delete ${name} ${which}` }).click();
  const question = page.getByRole('dialog', { name: 'Delete this part?' });
  const answer = (text: string) => question.getByRole('button', { name: text });
  const release = await hold(page, `**/product/${id}`);
  await ask('one');
  await answer('Delete').click();
  await expect(answer('Deleting…')).toBeVisible();
  await answer('Cancel').click();
  return { id, name, ask, question, answer, release };
}

test('a finished deletion does not close the delete dialog for a second product', async ({ page }) => {
  const { name, ask, question, answer, release } = await startDeletion(page);
  await ask('two');
  await expect(answer('Delete')).toBeEnabled();
  release();
  await expect(page.getByText(`Product: ${name} one is deleted`)).toBeVisible();
  await expect(question).toContainText(`${name} two`);
  await answer('Delete').click();
  await expect(page.getByText(`Product: ${name} two is deleted`)).toBeVisible();
  await expect(question).toBeHidden();
});

test('a failed deletion is reported when that product’s delete dialog reopens, not in another product’s dialog', async ({
  page,
  trouble,
}) => {
  trouble.expect('net::ERR_FAILED');
  await page.route('**/product/*', (route) => route.abort());
  const { id, ask, question, answer, release } = await startDeletion(page);
  const isLost = page.waitForEvent('requestfailed', (request) => request.url().endsWith(id));
  release();
  await isLost;
  await ask('two');
  await expect(answer('Delete')).toBeEnabled();
  await expect(question.getByRole('alert')).toHaveCount(0);
  await answer('Cancel').click();
  await ask('one');
  await expect(question.getByRole('alert')).toContainText('The shop could not be reached');
});
