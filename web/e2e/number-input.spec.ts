import { customer, signedIn } from './support/people.ts';
import { edit, field, named, read, save } from './support/product-editor.ts';
import { expect, test } from './support/test.ts';
import { toasts } from './support/toasts.ts';

test('number fields accept a decimal comma, ignore the mouse wheel, and ask about an ambiguous price', async ({
  page,
}) => {
  const id = await edit(page, named('Test stem'));
  const price = field(page, 'Price');
  await price.fill('1.234');
  await save(page).click();
  await expect(price).toBeFocused();
  await expect(price).toHaveAccessibleDescription('Did you mean 1234.00 or 1.23?');
  await price.fill('37,25');
  await price.hover();
  await page.mouse.wheel(0, 240);
  await price.press('ArrowUp');
  await field(page, 'Minimum order quantity').fill('2,5');
  await expect(price).toHaveValue('37.25');
  await field(page, 'Minimum order quantity').blur();
  await expect(
    page.getByText('Minimum order quantity must be a whole number from 1 to 999,999'),
  ).toBeVisible();
  await field(page, 'Minimum order quantity').fill('٣');
  await save(page).click();
  await expect(toasts(page)).toContainText('is saved');
  expect(await read(page, id)).toMatchObject({ price: 37.25, minOrder: 3 });
});

test('quantity fields reject fractions, and the rating field accepts the decimal comma in 4,5', async ({
  page,
}) => {
  await page.goto('/parts');
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  const words = 'Quantity must be a whole number from 1 to 999,999';
  await field(page, 'Quantity').fill('2.5');
  await expect(page.getByText(words)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Buy Now' }).first().click();
  await expect(field(page, 'Quantity')).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await field(page, 'Quantity').fill('1,200');
  await field(page, 'Quantity').blur();
  await expect(field(page, 'Quantity')).toHaveValue('1200');
  await signedIn(page, await customer());
  await page.goto('/dashboard/review');
  await field(page, 'Rating').fill('4,5');
  await field(page, 'Comment').fill('Fits.');
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/review'),
  );
  await page.getByRole('button', { name: 'Add review' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ rating: 4.5 });
  await expect(toasts(page)).toContainText('Your Review is successful');
});
