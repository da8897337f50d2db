import { mailsTo, openInbox } from './support/inbox.ts';
import { anyAdmin, customerWithToken, signedIn } from './support/people.ts';
import { failMail, orderFor } from './support/shop-calls.ts';
import { expect, test } from './support/test.ts';
import { toasts } from './support/toasts.ts';

test('an admin finds a failed email on the Emails screen, corrects the order’s address and resends the email to it', async ({
  page,
}) => {
  const person = await customerWithToken(page);
  const order = await orderFor(page, person);
  await expect(mailsTo(await openInbox(page), person)).toHaveCount(1);
  await failMail(page, `${order._id}-placed`, 'The mail server refused the address: 550');
  await signedIn(page, await anyAdmin(page));
  await page.goto('/dashboard/mails');
  await page.getByLabel('Search emails').fill(order.number);
  const failed = page.getByRole('row', { name: order.number });
  await expect(failed).toContainText('The mail server refused the address: 550');
  await failed.getByRole('link', { name: order.number }).click();
  await expect(page).toHaveURL(`/dashboard/allOrder/${order._id}`);
  const mails = page.getByRole('region', { name: 'Emails' });
  await expect(mails).toContainText('Failed');
  const corrected = { ...person, email: `right-${person.email}` };
  await page.getByRole('button', { name: 'Correct email…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct email' });
  await dialog.getByLabel('Email').fill(corrected.email);
  await dialog.getByRole('button', { name: 'Save email' }).click();
  await expect(toasts(page)).toContainText('Earlier emails can be sent again');
  await expect(page.getByRole('link', { name: corrected.email })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Correct email…' })).toBeFocused();
  await mails.getByRole('button', { name: /^Read: .*please pay/u }).click();
  const mail = page.getByRole('dialog', { name: 'please pay' });
  await expect(mail).toContainText('550. It will not be retried.');
  // The toast must not cover it.
  await mail.getByRole('button', { name: 'Send again' }).click({ timeout: 3000 });
  await expect(mail.getByText('Sent', { exact: true })).toBeVisible();
  const inbox = await openInbox(page);
  await expect(mailsTo(inbox, corrected).filter({ hasText: 'please pay' })).toHaveCount(1);
  await expect(mailsTo(inbox, corrected).filter({ hasText: 'New email address' })).toHaveCount(1);
});
