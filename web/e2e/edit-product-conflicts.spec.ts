import { expectNoViolation } from './support/accessible.ts';
import { anyAdmin } from './support/people.ts';
import { deleteElsewhere, edit, field, named, read, save, saveElsewhere } from './support/product-editor.ts';
import { expect, test } from './support/test.ts';

test('the second of two admins to save a product sees the conflicting fields and can keep their own edits or take the others, and save again after a lost response', async ({
  page,
  trouble,
}) => {
  trouble.expect('net::ERR_FAILED', '412 PUT');
  const name = named('Test stem');
  const id = await edit(page, name);
  await field(page, 'Description').fill('Mine.');
  await saveElsewhere(page, id, { description: 'Theirs.', quantity: 77 });
  await save(page).click();
  const question = page.getByRole('dialog', { name: 'This part has changed since you opened it' });
  await expect(question).toContainText(`${(await anyAdmin(page)).email} saved it on`);
  await expect(question).toContainText('Description: Theirs. (theirs), Mine. (yours)');
  await expect(question).toContainText('Changed only by them, and kept either way: Available quantity.');
  await expectNoViolation(page);
  await question.getByRole('button', { name: 'Keep mine and save' }).click();
  await expect(page.getByText(`Product: ${name} is saved`)).toBeVisible();
  await expect(field(page, 'Description')).toHaveValue('Mine.');
  await expect(field(page, 'Available quantity')).toHaveValue('77');
  await expect(page.getByText('Not saved yet')).toBeHidden();
  expect(await read(page, id)).toMatchObject({ description: 'Mine.', quantity: 77 });
  await test.step('Use theirs discards the own edits', async () => {
    await field(page, 'Description').fill('Mine again.');
    await saveElsewhere(page, id, { description: 'Theirs again.' });
    await save(page).click();
    await question.getByRole('button', { name: 'Use theirs' }).click();
    await expect(field(page, 'Description')).toHaveValue('Theirs again.');
    await expect(page.getByText('Not saved yet')).toBeHidden();
  });
  await test.step('saving again succeeds when the response to the first save was lost', async () => {
    await field(page, 'Description').fill('Mine.');
    await page.route(`**/product/${id}`, async (route) => {
      await route.fetch({ maxRetries: 1 });
      await route.abort();
    });
    await save(page).click();
    await expect(page.getByText('Failed to save the product')).toBeVisible();
    await page.unrouteAll();
    await save(page).click();
    await expect(page.getByText('Not saved yet')).toBeHidden();
    expect(await read(page, id)).toMatchObject({ description: 'Mine.' });
  });
});

test('the product form links to the archived parts when the edited part was deleted by another admin', async ({
  page,
  trouble,
}) => {
  trouble.expect('412 PUT', '404 GET /product/');
  const name = named('Test spacer');
  const id = await edit(page, name);
  await field(page, 'Description').fill('Too late.');
  await deleteElsewhere(page, id);
  await save(page).click();
  const news = page.getByRole('dialog', { name: 'This part has been deleted' });
  await news.getByRole('link', { name: 'See archived parts' }).click();
  await expect(page).toHaveURL('/dashboard/allProduct?status=archived');
  const restore = page.getByRole('button', { name: `Restore ${name}` });
  await restore.click();
  await expect(page.getByText(`Product: ${name} is back in the shop`)).toBeVisible();
  await expect(restore).toHaveCount(0);
  expect(await read(page, id)).toMatchObject({ status: 'active' });
  await test.step('the form of a part that never existed links to the product list', async () => {
    await page.goto('/dashboard/allProduct/no-such-part');
    await expect(page.getByText('Part not found')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Manage All Product' }).last().click();
    await expect(page).toHaveURL('/dashboard/allProduct');
  });
});
