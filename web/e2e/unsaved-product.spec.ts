import { hold } from './support/hold.ts';
import { expectSignedOut, refuseToken } from './support/people.ts';
import { edit, field, named, save } from './support/product-editor.ts';
import { pictureFile } from './support/shop-calls.ts';
import { expect, test } from './support/test.ts';

test('nothing can be typed while a save is on its way; Discard takes back what was typed after it', async ({
  page,
}) => {
  const name = named('Test spacer');
  const id = await edit(page, name);
  await field(page, 'Price').fill('13.5');
  const letSave = await hold(page, `**/product/${id}`);
  await save(page).click();
  await expect(field(page, 'Description')).toBeDisabled();
  letSave();
  await expect(page.getByText(`Product: ${name} is saved`)).toBeVisible();
  await field(page, 'Price').fill('14');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(field(page, 'Price')).toHaveValue('13.50');
  await expect(page.getByText('Not saved yet')).toBeHidden();
});

test('a session that is over at a picture of the editor ends, and asks before what was typed is lost', async ({
  page,
  trouble,
}) => {
  trouble.expect('401 POST /image');
  await edit(page, named('Test cap'));
  await field(page, 'Add pictures').setInputFiles(pictureFile);
  await expect(page.getByRole('img', { name: 'Picture 2' })).toBeVisible();
  await refuseToken(page, '**/image');
  await save(page).click();
  await page.getByRole('dialog', { name: 'Leave this page?' }).getByRole('button', { name: 'Leave' }).click();
  await expectSignedOut(page);
});
