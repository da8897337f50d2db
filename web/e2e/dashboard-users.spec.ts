import { expectVisibleFocus, tabTo } from './support/keyboard.ts';
import {
  accessTokenOf,
  anyAdmin,
  changeAccount,
  customer,
  newAdmin,
  setAdmin,
  signedIn,
  signedUp,
  stranger,
  type Person,
} from './support/people.ts';
import { expect, test, type Page } from './support/test.ts';

/** The row of somebody who has signed in once, in All Users. */
async function openRow(page: Page, admin: Promise<Person> = anyAdmin(page)) {
  const person = await customer();
  await accessTokenOf(page.request, person);
  await signedIn(page, await admin);
  await page.goto('/dashboard/users');
  await page.getByLabel('Search users').fill(person.email);
  const row = page.getByRole('row', { name: person.email });
  const makeAdmin = row.getByRole('button', { name: 'Make Admin' });
  const confirm = () => question(page).getByRole('button', { name: 'Make Admin' }).click();
  return { person, row, makeAdmin, confirm };
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Make this person an admin?' });

test('with the keyboard alone a user is made an admin: the button disappears, and the next page that person opens has it', async ({
  page,
  browser,
}) => {
  const { person, row, makeAdmin } = await openRow(page);
  await tabTo(page, makeAdmin);
  await page.keyboard.press('Space');
  await tabTo(page, question(page).getByRole('button', { name: 'Make Admin' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Successfully made an admin')).toBeVisible();
  await expect(makeAdmin).toHaveCount(0);
  await expect(row.locator(':focus')).toHaveCount(1);
  await expectVisibleFocus(page);
  await expect(row.getByText('Admin', { exact: true })).toBeVisible();
  const other = await browser.newPage();
  await signedIn(other, person);
  await other.goto('/dashboard');
  await expect(other.getByRole('link', { name: 'All Users' })).toBeVisible();
  await other.close();
});

test('a 403 shows Failed to Make an admin, and the button stays', async ({ page, trouble }) => {
  trouble.expect('403 PUT /user/admin/');
  const admin = await newAdmin();
  const { makeAdmin, confirm } = await openRow(page, Promise.resolve(admin));
  await expect(makeAdmin).toBeVisible();
  await setAdmin(admin, false);
  await makeAdmin.click();
  await confirm();
  await expect(page.getByRole('alert').getByText('Failed to Make an admin')).toBeVisible();
  await expect(makeAdmin).toBeEnabled();
});

test('somebody who was made an admin elsewhere meanwhile becomes one in the row, and no success is claimed', async ({
  page,
}) => {
  const another = await customer();
  await accessTokenOf(page.request, another);
  const { person, row, makeAdmin, confirm } = await openRow(page);
  await expect(makeAdmin).toBeVisible();
  await setAdmin(person, true);
  await makeAdmin.click();
  await confirm();
  await expect(row.getByText('Admin', { exact: true })).toBeVisible();
  await page.getByLabel('Search users').fill(another.email);
  await page.getByRole('button', { name: `Make Admin: ${another.email}` }).click();
  await confirm();
  await expect(
    page.getByRole('row', { name: another.email }).getByText('Admin', { exact: true }),
  ).toBeVisible();
  // Of the two this is the one that was made. Counted at once: toasts go by themselves.
  const successes = page.getByText('Successfully made an admin');
  await expect(successes.first()).toBeVisible();
  expect(await successes.count()).toBe(1);
});

test('a row opens whom it is about, where the person can be made an admin as well', async ({ page }) => {
  const { person, row, confirm } = await openRow(page);
  await row.getByRole('gridcell', { name: person.name, exact: true }).click();
  const detail = page.getByRole('dialog', { name: person.name });
  await expect(detail).toContainText(person.email);
  await detail.getByRole('button', { name: 'Make Admin' }).click();
  await confirm();
  await expect(detail.getByText('Admin', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(detail).toBeHidden();
  await expect(row.getByText('Admin', { exact: true })).toBeVisible();
});

test('the question says whom it is about and whether the e-mail is proven, as the row does; Cancel changes nothing', async ({
  page,
}) => {
  const { person, row, makeAdmin } = await openRow(page);
  await expect(row).toContainText('e-mail not verified');
  await makeAdmin.click();
  await expect(question(page)).toContainText(person.email);
  await expect(question(page)).toContainText('Nobody has proven that this e-mail is theirs');
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(question(page)).toBeHidden();
  await expect(makeAdmin).toBeFocused();
  await changeAccount(person, { emailVerified: true });
  await page.reload();
  await expect(row).toBeVisible();
  await expect(row).not.toContainText('not verified');
  await makeAdmin.click();
  await expect(question(page)).toContainText('delete products');
  await expect(question(page)).not.toContainText('Nobody has proven');
});

test('whoever has the e-mail of a row by now is not made an admin in its place, and a row without an account has no button', async ({
  page,
  trouble,
}) => {
  trouble.expect('409 PUT /user/admin/');
  const { person, makeAdmin, confirm } = await openRow(page);
  await expect(makeAdmin).toBeVisible();
  await changeAccount(person, { email: stranger().email });
  const successor = await signedUp(person);
  await accessTokenOf(page.request, successor);
  await makeAdmin.click();
  await confirm();
  await expect(page.getByRole('alert').getByText('Failed to Make an admin')).toBeVisible();
  await expect(page.getByText('Another account has this email by now.')).toBeVisible();
  // Read again, the list has both: the account that moved on, and the one that has the email now.
  const gone = page.getByRole('row', { name: person.email }).filter({ hasText: 'No account' });
  await expect(gone).toBeVisible();
  await expect(gone.getByRole('button', { name: 'Make Admin' })).toHaveCount(0);
});
