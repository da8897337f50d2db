import { hold } from './support/hold.ts';
import { customerWithToken, signedIn } from './support/people.ts';
import { saveAddress } from './support/shop-calls.ts';
import { phone } from './support/phone.ts';
import { expectSheetEntry } from './support/sheets.ts';
import { expect, test, type Page } from './support/test.ts';

/** Opens the account page of a new customer, from the profile page. */
async function openAccount(page: Page) {
  const person = await customerWithToken(page);
  await saveAddress(page, person);
  await signedIn(page, person);
  await page.goto('/dashboard');
  await page.getByRole('main').getByRole('link', { name: 'Account' }).last().click();
  await expect(page).toHaveURL('/dashboard/account');
  const dialog = page.getByRole('dialog', { name: 'Add an address' });
  return {
    opener: page.getByRole('button', { name: 'Add an address' }),
    dialog,
    street: dialog.getByLabel('Street and number'),
    cancel: dialog.getByRole('button', { name: 'Cancel' }),
    question: page.getByRole('dialog', { name: 'Discard what you typed?' }),
    answer: (name: string) => page.getByRole('button', { name, exact: true }),
  };
}

test.describe('on a phone', () => {
  test.use({ ...phone });

  test('Back closes a dialog, asks first if something was typed, and then leaves the page', async ({
    page,
  }) => {
    const { opener, dialog, street, question, answer } = await openAccount(page);
    await opener.click();
    await expect(dialog.getByLabel('Country')).toBeFocused();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.click();
    await street.fill('Bergmannstraße 1');
    await page.goBack();
    await answer('Keep editing').click();
    await expect(question).toBeHidden();
    await expect(street).toHaveValue('Bergmannstraße 1');
    await page.goBack();
    await answer('Discard').click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/dashboard/account');

    await page.getByRole('button', { name: 'Delete account' }).click();
    await expect(page.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible();
    // A phone reloads a tab that it had put aside. The dialog's history entry must not cost a Back.
    await page.reload();
    await expect(opener).toBeVisible();
    await expectSheetEntry(page);
    await page.goBack();
    await expect(page).toHaveURL('/dashboard');
  });
});

test('a dialog keeps typed text unless the user discards it, and stays open while it saves', async ({
  page,
}) => {
  const { opener, dialog, street, cancel, question, answer } = await openAccount(page);
  await test.step('the second press of a double click neither closes the dialog it opened nor answers its question', async () => {
    await opener.dblclick();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByLabel('Country')).toBeFocused();
    await street.fill('Bergmannstraße 1');
    await cancel.dblclick();
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(street).toHaveValue('Bergmannstraße 1');
  });
  const leave = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
    () => cancel.click({ force: true }),
    () => page.goBack(),
  ];
  for (const attempt of leave) {
    await attempt();
    await expect(question).toBeVisible();
    await answer('Keep editing').click();
    await expect(question).toBeHidden();
  }
  // Selecting text and releasing the button outside is not a press outside.
  await street.hover();
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(street).toHaveValue('Bergmannstraße 1');
  await expect(question).toBeHidden();

  await dialog.getByLabel('ZIP code').fill('97210');
  await dialog.getByLabel('City').fill('Portland');
  await dialog.getByLabel('State').selectOption('Oregon');
  const release = await hold(page, '**/account');
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await expect(dialog.getByRole('button', { name: 'Saving…' })).toBeVisible();
  for (const attempt of leave) await attempt();
  await expect(question).toBeHidden();
  await expect(dialog).toBeVisible();
  release();
  const saved = page.getByRole('listitem').filter({ hasText: 'Bergmannstraße 1' });
  await expect(saved).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await saved.getByRole('button', { name: /^Make .* the default$/u }).click();
  await expect(saved.getByText('Default', { exact: true })).toBeVisible();

  await opener.click();
  await expect(dialog.getByLabel('Country')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expectSheetEntry(page);
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
});
