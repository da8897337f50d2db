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
