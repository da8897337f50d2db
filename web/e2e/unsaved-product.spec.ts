import { hold } from './support/hold.ts';
import { edit, field, named, read, save } from './support/product-editor.ts';
import { expect, test } from './support/test.ts';

test('what is typed while a save is on its way stays, unsaved', async ({ page }) => {
  const name = named('Test spacer');
  const id = await edit(page, name);
  await field(page, 'Price').fill('13.5');
  const letSave = await hold(page, `**/product/${id}`);
  await save(page).click();
  await field(page, 'Description').fill('Typed meanwhile.');
  letSave();
  await expect(page.getByText(`Product: ${name} is saved`)).toBeVisible();
  await expect(field(page, 'Description')).toHaveValue('Typed meanwhile.');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await save(page).click();
  await expect.poll(() => read(page, id)).toMatchObject({ price: 13.5, description: 'Typed meanwhile.' });
});
