import { mailsTo, openInbox } from './support/inbox.ts';
import { anyAdmin, customerWithToken, signedIn } from './support/people.ts';
import { failMail, orderFor } from './support/shop-calls.ts';
import { expect, test } from './support/test.ts';

test('an admin finds a failed email on the Emails screen, and resends it from the order page', async ({
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
  await mails.getByRole('button', { name: /^Read: .*please pay/u }).click();
  const mail = page.getByRole('dialog', { name: 'please pay' });
  await expect(mail).toContainText('550. It will not be retried.');
  await mail.getByRole('button', { name: 'Send again' }).click();
  await expect(mail.getByText('Sent', { exact: true })).toBeVisible();
  await expect(mailsTo(await openInbox(page), person)).toHaveCount(2);
});
