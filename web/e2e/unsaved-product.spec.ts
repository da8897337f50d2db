import { hold } from './support/hold.ts';
import { expectSignedOut, refuseToken } from './support/people.ts';
import { edit, field, named, save } from './support/product-editor.ts';
import { pictureFile } from './support/shop-calls.ts';
import { expect, test } from './support/test.ts';

test('the product form is disabled during a save, discards edits on request, and asks before leaving when the session has expired', async ({
  page,
  trouble,
}) => {
  trouble.expect('401 POST /image');
  const name = named('Test spacer');
  const id = await edit(page, name);
  await field(page, 'Price').fill('13.5');
  const releaseSave = await hold(page, `**/product/${id}`);
  await save(page).click();
  await expect(field(page, 'Description')).toBeDisabled();
  releaseSave();
  await expect(page.getByText(`Product: ${name} is saved`)).toBeVisible();
  await field(page, 'Price').fill('14');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(field(page, 'Price')).toHaveValue('13.50');
  await expect(page.getByText('Not saved yet')).toBeHidden();

  await field(page, 'Add pictures').setInputFiles(pictureFile);
  await expect(page.getByRole('img', { name: 'Picture 2' })).toBeVisible();
  await refuseToken(page, '**/image');
  await save(page).click();
  await page.getByRole('dialog', { name: 'Leave this page?' }).getByRole('button', { name: 'Leave' }).click();
  await expectSignedOut(page);
});
