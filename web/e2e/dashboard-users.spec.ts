import { expectNoViolation } from './support/accessible.ts';
import { invitationLink } from './support/inbox.ts';
import { expectVisibleFocus, tabTo } from './support/keyboard.ts';
import {
  accessTokenOf,
  anyAdmin,
  changeAccount,
  customer,
  newAdmin,
  enter,
  setAdmin,
  signedIn,
  signedUp,
  newPerson,
  type Person,
} from './support/people.ts';
import { callShop } from './support/shop-calls.ts';
import { expect, test, type Page } from './support/test.ts';

/** Opens All Users filtered to a new customer. */
async function openRow(page: Page) {
  const person = await customer();
  await accessTokenOf(page.request, person);
  await signedIn(page, await anyAdmin(page));
  await page.goto('/dashboard/users');
  await page.getByLabel('Search users').fill(person.email);
  const row = page.getByRole('row', { name: person.email });
  await expect(page.getByText('1 user shown')).toBeAttached();
  const makeAdmin = row.getByRole('button', { name: 'Make Admin' });
  const confirm = () => question(page).getByRole('button', { name: 'Make Admin' }).click();
  return { person, row, makeAdmin, confirm };
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Make this person an admin?' });

test('an admin promotes a user by keyboard, and the next page that the user opens shows the admin menu', async ({
  page,
  browser,
}) => {
  const another = await customer();
  await accessTokenOf(page.request, another);
  const { person, row, makeAdmin, confirm } = await openRow(page);
  await test.step('a user whom another admin has just promoted is shown as an admin, without a success toast', async () => {
    await page.getByLabel('Search users').fill(another.email);
    const promote = page.getByRole('button', { name: `Make Admin: ${another.email}` });
    await expect(promote).toBeVisible();
    await setAdmin(another, true);
    await promote.click();
    await confirm();
    const theirRow = page.getByRole('row', { name: another.email });
    await expect(theirRow.getByText('Admin', { exact: true })).toBeVisible();
    await expect(page.getByText('Successfully made an admin')).toHaveCount(0);
    await expect(question(page)).toHaveCount(0);
    await page.getByLabel('Search users').fill(person.email);
  });
  await tabTo(page, makeAdmin);
  await page.keyboard.press('Space');
  await tabTo(page, question(page).getByRole('button', { name: 'Make Admin' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Successfully made an admin')).toBeVisible();
  await expect(makeAdmin).toHaveCount(0);
  await expect(row.locator(':focus')).toHaveCount(1);
  await expectVisibleFocus(page);
  await expect(row.getByText('Admin', { exact: true })).toBeVisible();
  await row.getByRole('gridcell').first().dblclick();
  await expect(page.getByRole('dialog', { name: person.name })).toBeVisible();
  const other = await browser.newPage();
  await signedIn(other, person);
  await other.goto('/dashboard');
  await expect(other.getByRole('link', { name: 'All Users' })).toBeVisible();
  await other.close();
});

test('an admin demotes another admin and then themselves by keyboard', async ({ page, trouble, browser }) => {
  // My Profile still requests the admin's data once after the role is revoked.
  trouble.expect('403 GET /stats/open');
  const [own, other] = [await newAdmin(), await newAdmin()];
  await accessTokenOf(page.request, other);
  await signedIn(page, own);
  await page.goto('/dashboard/users?view=admins');
  const removeRole = async (person: Person, title: string) => {
    await page.getByLabel('Search users').fill(person.email);
    await expect(page.getByText('1 user shown')).toBeAttached();
    const button = page.getByRole('button', { name: `Revoke Role: ${person.email}` });
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await tabTo(page, dialog.getByRole('button', { name: 'Revoke Role' }));
    await page.keyboard.press('Enter');
  };
  const theirs = await browser.newPage();
  await theirs.clock.install();
  await signedIn(theirs, other);
  await theirs.goto('/dashboard/settings');
  await expect(theirs.getByRole('heading', { name: 'Shop Settings' })).toBeVisible();
  await removeRole(other, 'Revoke this person’s admin role?');
  await expect(page.getByText('Admin role revoked')).toBeVisible();
  await theirs.clock.fastForward(15_000);
  await expect(theirs).toHaveURL('/login');
  await expect(theirs.getByText('You are no longer an admin')).toBeVisible();
  await theirs.close();
  await expect(page.getByRole('row', { name: other.email })).toHaveCount(0);
  const { token } = await anyAdmin(page);
  const isAdmin = async ({ email }: Person) =>
    (await callShop<{ admin: boolean }>(page, `GET /admin/${email}`, { token })).admin;
  expect(await isAdmin(other)).toBe(false);
  await removeRole(own, 'Revoke your own admin role?');
  await expect(page.getByText('You are no longer an admin')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('link', { name: 'My Order' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'All Users' })).toHaveCount(0);
  expect(await isAdmin(own)).toBe(false);
});

test('the promotion dialog names the user, warns of an unverified email, and rejects an email that now belongs to another account', async ({
  page,
  trouble,
}) => {
  trouble.expect('409 PUT /user/admin/');
  const { person, row, makeAdmin, confirm } = await openRow(page);
  await expect(row).toContainText('email not verified');
  await makeAdmin.click();
  await expect(question(page)).toContainText(person.email);
  await expect(question(page)).toContainText('This email is not verified');
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(question(page)).toBeHidden();
  await expect(makeAdmin).toBeFocused();
  await changeAccount(person, { emailVerified: true });
  await page.reload();
  await expect(row).toBeVisible();
  await expect(row).not.toContainText('not verified');
  await makeAdmin.click();
  await expect(question(page)).toContainText('delete products');
  await expect(question(page)).not.toContainText('not verified');

  await changeAccount(person, { email: newPerson().email });
  const successor = await signedUp(person);
  await accessTokenOf(page.request, successor);
  await confirm();
  await expect(page.getByRole('alert').getByText('Failed to Make an admin')).toBeVisible();
  await expect(page.getByText('Another account now uses this email.')).toBeVisible();
  // The list now shows two rows with the email: the old owner, without an account, and the new owner.
  const gone = page.getByRole('row', { name: person.email }).filter({ hasText: 'No account' });
  await expect(gone).toBeVisible();
  await expect(gone.getByRole('button', { name: 'Make Admin' })).toHaveCount(0);
});

test('an invited person becomes an admin by the link in the email; invitations can be resent or withdrawn', async ({
  page,
  trouble,
  browser,
}) => {
  trouble.expect('409 POST /invitation');
  const [invited, other] = [newPerson(), newPerson()];
  await signedIn(page, await anyAdmin(page));
  await page.goto('/dashboard/users');
  const open = page.getByRole('region', { name: 'Pending invitations' });
  const invite = async (email: string) => {
    await page.getByRole('button', { name: 'Invite an admin' }).click();
    await page.getByRole('dialog').getByLabel('Email').fill(email);
    await page.getByRole('dialog').getByRole('button', { name: 'Send invitation' }).press('Enter');
  };
  await invite('nobody');
  await expect(page.getByText('Email must be an email address')).toBeVisible();
  await page.getByRole('dialog').getByLabel('Email').fill(invited.email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(open.getByRole('listitem').filter({ hasText: invited.email })).toBeVisible();
  const replaced = await invitationLink(invited);
  await invite(invited.email.toUpperCase());
  const already = page.getByRole('dialog').getByRole('alert').filter({ hasText: 'Already invited' });
  await already.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText(`Invitation resent to ${invited.email}`)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await invite(other.email);
  await expect(open.getByRole('listitem').filter({ hasText: other.email })).toBeVisible();
  const withdrawn = await invitationLink(other);
  await open.getByRole('button', { name: `Withdraw the invitation for ${other.email}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(open.getByRole('listitem').filter({ hasText: other.email })).toHaveCount(0);
  await expectNoViolation(page);

  const theirs = await browser.newPage();
  const notice = theirs.getByRole('status');
  const signUp = async ({ name, ...credentials }: Person) => {
    await expect(theirs).toHaveURL('/join');
    await theirs.getByLabel('Name').fill(name);
    await enter(theirs, credentials);
    await theirs.getByRole('button', { name: 'Sign up' }).click();
  };
  await theirs.goto('/join');
  await expect(notice).toContainText('Open the link in the email again, in this browser.');
  await theirs.goto(withdrawn);
  await signUp(other);
  await expect(notice).toContainText('This invitation is no longer valid.');
  const current = await invitationLink(invited, replaced);
  await theirs.goto(current);
  await expect(notice).toContainText('To accept the invitation, sign out.');
  await theirs.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await theirs.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(theirs.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await enter(theirs, other);
  await theirs.getByRole('button', { name: 'Sign in' }).click();
  await expect(notice).toContainText('This invitation is for another email address');
  await theirs.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await signUp(invited);
  await expect(notice).toHaveText('You are an admin now.');
  await theirs.getByRole('link', { name: 'Go to your dashboard' }).click();
  await expect(theirs.getByRole('link', { name: 'All Users' })).toBeVisible();
  await theirs.close();
  await page.reload();
  await page.getByLabel('Search users').fill(invited.email);
  await expect(
    page.getByRole('row', { name: invited.email }).getByText('Admin', { exact: true }),
  ).toBeVisible();
  await expect(open.getByRole('listitem').filter({ hasText: invited.email })).toHaveCount(0);
});
