import { hold } from './support/hold.ts';
import { networkQuiet } from './support/network-quiet.ts';
import { expectSignedOut, refuseToken } from './support/people.ts';
import { edit, field, named, read, save } from './support/product-editor.ts';
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

test('who leaves the editor while a picture is on its way sees no failure on the next screen', async ({
  page,
}) => {
  await edit(page, named('Test fork'));
  await field(page, 'Add pictures').setInputFiles(pictureFile);
  await expect(page.getByRole('img', { name: 'Picture 2' })).toBeVisible();
  const release = await hold(page, '**/image');
  await save(page).click();
  await expect(page.getByRole('progressbar', { name: 'Pictures sent' })).toBeVisible();
  await page.getByRole('link', { name: 'My Profile' }).click();
  const isStopped = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/image'));
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await isStopped;
  release();
  await networkQuiet(page);
  await expect(page.locator('.toast')).toHaveCount(0);
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

test('with the keyboard alone the specs are put in another order', async ({ page }) => {
  const id = await edit(page, named('Test crank'));
  for (const [index, [name, value]] of [
    ['Length', '170 mm'],
    ['Weight', '560 g'],
  ].entries()) {
    await page.getByRole('button', { name: 'Add spec' }).click();
    await field(page, 'Spec name')
      .nth(index)
      .fill(name ?? '');
    await field(page, 'Spec value')
      .nth(index)
      .fill(value ?? '');
  }
  await page.getByRole('button', { name: 'Move spec 2 earlier' }).press('Enter');
  await expect(page.getByText('Spec 2 is now number 1.')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Move spec 1 later' })).toBeFocused();
  await save(page).click();
  await expect(page.locator('.toast')).toContainText('is saved');
  expect((await read(page, id)) as object).toMatchObject({ specs: [{ name: 'Weight' }, { name: 'Length' }] });
});
