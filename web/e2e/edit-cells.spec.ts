import { hold } from './support/hold.ts';
import { anyAdmin, signedIn } from './support/people.ts';
import { named, read, saveElsewhere } from './support/product-editor.ts';
import { addProduct } from './support/shop-calls.ts';
import { expect, test, type Page } from './support/test.ts';
import { toasts } from './support/toasts.ts';

// A German browser, in which the shop must still format in English and US dollars.
test.use({ locale: 'de-DE' });

/** Opens the list filtered to a new part that costs $12.50, with 3 in stock. */
async function open(page: Page) {
  const name = named('Test rim');
  const id = await addProduct(page, name);
  await signedIn(page, await anyAdmin(page));
  await page.goto('/dashboard/allProduct');
  const search = page.getByLabel('Search products');
  await search.fill(name);
  const row = page.getByRole('row', { name });
  const cell = (field: 'price' | 'quantity') => row.locator(`[data-field="${field}"]`);
  const type = async (field: 'price' | 'quantity', text: string) => {
    await cell(field).click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  };
  return { name, id, search, cell, type, saved: page.getByText(`Product: ${name} is saved`) };
}

test('an edited cell is saved on Enter and when it loses focus, +10 adds to the stock, and Undo takes it back', async ({
  page,
  trouble,
}) => {
  trouble.expect('net::ERR_CONNECTION_FAILED');
  const { name, id, search, cell, type, saved } = await open(page);
  await type('price', '31');
  await page.getByRole('columnheader', { name: 'Price' }).click();
  await expect(cell('price')).toHaveText('$31.00');
  await expect(saved).toBeVisible();
  await type('quantity', '3+5');
  await search.fill('no such part');
  await expect(page.getByText('No products match your search.')).toBeVisible();
  await expect(search).toBeFocused();
  await expect.poll(() => read(page, id)).toMatchObject({ price: 31, quantity: 8 });
  await search.fill(name);
  await expect(cell('quantity')).toHaveText('8');
  await cell('quantity').click();
  await page.keyboard.type('+10');
  await expect(page.getByText('8 + 10 = 18')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Stock changed from 8 to 18.')).toBeVisible();
  await toasts(page).filter({ hasText: 'from 8 to 18' }).getByRole('button', { name: 'Undo' }).click();
  await expect(cell('quantity')).toHaveText('8');
  await type('price', '1.234');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Did you mean 1234.00 or 1.23?')).toBeVisible();
  await expect(cell('price').getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  const releaseList = await hold(page, '**/allProduct?**');
  await type('price', '7,25');
  await page.keyboard.press('Enter');
  await expect(cell('price')).toHaveText('$7.25');
  await expect.poll(() => read(page, id)).toMatchObject({ price: 7.25, quantity: 8 });
  await test.step('two edits are saved on a slow connection while a list arrives and a third cell keeps focus', async () => {
    const release = await hold(page, `**/product/${id}`);
    await type('price', '41');
    await page.keyboard.press('Enter');
    await expect(cell('price')).toHaveText('$41.00');
    await saveElsewhere(page, id, { quantity: 9 });
    releaseList();
    await expect(cell('quantity')).toHaveText('9');
    await expect(cell('price')).toHaveText('$41.00');
    await type('quantity', '6');
    await page.keyboard.press('Tab');
    await type('price', '42');
    release();
    await expect.poll(() => read(page, id)).toMatchObject({ price: 41, quantity: 6 });
    await expect(cell('price').getByRole('textbox')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => read(page, id)).toMatchObject({ price: 42, quantity: 6 });
    await expect(cell('price')).toHaveText('$42.00');
  });
  await cell('price').click();
  await page.keyboard.press('Escape');
  await page.keyboard.type('48,50');
  await page.keyboard.press('Enter');
  await expect.poll(() => read(page, id)).toMatchObject({ price: 48.5, quantity: 6 });
  await test.step('a failed edit shows the stored price again, and can be repeated from the message', async () => {
    await page.route(`**/product/${id}`, (route) => route.abort('connectionfailed'), { times: 1 });
    await type('price', '51,25');
    await page.keyboard.press('Enter');
    const failure = toasts(page).filter({ hasText: `You entered $51.25 for ${name}.` });
    await expect(failure).toBeVisible();
    await expect(cell('price')).toHaveText('$48.50');
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(cell('price')).toHaveText('$51.25');
    await expect.poll(() => read(page, id)).toMatchObject({ price: 51.25, quantity: 6 });
  });
});
