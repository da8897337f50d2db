import { readFile } from 'node:fs/promises';
import { expectVisibleFocus, tabTo, typeInto } from './support/keyboard.ts';
import { customerWithToken, expectSignedOut, signedIn } from './support/people.ts';
import { orderFor } from './support/shop-calls.ts';
import { expect, test, type Page } from './support/test.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** The shop's response when the last sign-in is older than five minutes. */
const tooLongAgo = {
  status: 403,
  json: { code: 'account/sign-in-again', message: 'Sign in again.', requestId: 'r' },
};

test('a customer saves an address, exports their data and deletes the account by keyboard', async ({
  page,
  trouble,
}) => {
  trouble.expect('403 DELETE /account');
  const person = await customerWithToken(page);
  const order = await orderFor(page, person);
  await signedIn(page, person);
  await page.goto('/dashboard');
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Account' }).last());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/account');
  await typeInto(page, page.getByLabel('Phone (optional)'), '+1 503 555 0142');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await tabTo(page, button(page, 'Add an address'));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Country').selectOption('Germany');
  await typeInto(page, dialog.getByLabel('Street and number'), 'Bergmannstraße 1');
  await typeInto(page, dialog.getByLabel('Postcode'), '1096');
  await typeInto(page, dialog.getByLabel('City'), 'Berlin');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Postcode')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: '10961 Berlin' })).toContainText('Default');
  await expect(button(page, 'Add an address')).toBeFocused();

  const download = page.waitForEvent('download');
  await tabTo(page, button(page, 'Download my data'));
  await page.keyboard.press('Enter');
  const held = await readFile(await (await download).path(), 'utf8');
  expect(JSON.parse(held)).toMatchObject({
    user: { email: person.email },
    account: { phone: '+1 503 555 0142', addresses: [{ city: 'Berlin', isDefault: true }] },
    orders: [{ _id: order._id }],
  });

  await page.route('/account', (route) => route.fulfill(tooLongAgo), { times: 1 });
  await tabTo(page, button(page, 'Delete account'));
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('button', { name: 'Delete account' }));
  await page.keyboard.press('Enter');
  await typeInto(page, dialog.getByLabel('Password'), person.password);
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your account is deleted')).toBeVisible();
  await expectSignedOut(page);
  const answer = await page.request.get('/account', { headers: { Authorization: `Bearer ${person.token}` } });
  expect(answer.status()).toBe(401);
});
