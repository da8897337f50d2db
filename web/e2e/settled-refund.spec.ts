import { expectAccessible } from './support/accessible.ts';
import { mailsTo, openInbox } from './support/inbox.ts';
import { anyAdmin, customerWithToken, signedIn } from './support/people.ts';
import { orderFor, payElsewhere } from './support/shop-calls.ts';
import { expect, test } from './support/test.ts';

test('an admin pays part of an order back in cash, settles a failed refund by transfer, and the customer reads how', async ({
  page,
}) => {
  test.slow();
  const person = await customerWithToken(page);
  const order = await orderFor(page, person);
  await payElsewhere(page, person, { ...order, card: 'pm_card_refundFail' });
  await signedIn(page, await anyAdmin(page));
  await page.goto(`/dashboard/allOrder/${order._id}`);
  const dialog = page.getByRole('dialog', { name: 'Refund' });
  const refunds = page.getByRole('region', { name: 'Refunds' }).getByRole('listitem');
  const openFor = async (amount: string) => {
    await page.getByRole('button', { name: 'Refund…' }).click();
    await dialog.getByLabel('Refund type').selectOption('Custom amount');
    await dialog.getByLabel('Amount').fill(amount);
  };
  await openFor('10.10');
  await dialog.getByRole('button', { name: 'Refund $10.10' }).click();
  await expect(refunds).toHaveText([/^\$10\.10 refunded to the card/u]);
  await openFor('5');
  await expect(dialog.getByLabel('Paid by')).toHaveCount(0);
  await dialog.getByLabel('Paid back another way').check();
  await dialog.getByLabel('Paid by').selectOption('Cash');
  await dialog.getByRole('button', { name: 'Record refund of $5.00' }).click();
  await expect(dialog.getByText('Enter a reason')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Fetched it at the counter.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Record refund of $5.00' }).click();
  await expect(refunds.last()).toContainText('$5.00 refunded in cash');
  // The card's refund fails after 20 seconds.
  const settle = page.getByRole('button', { name: 'Settle another way…' });
  await expect(async () => {
    await page.reload();
    await expect(settle).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });
  await settle.click();
  const settling = page.getByRole('dialog', { name: 'Settle another way' });
  await expect(settling.getByLabel('Paid by')).toBeFocused();
  await expect(settling).toContainText(/^Settle another way\$10\.10 of .* did not reach the card\./u);
  await settling.getByLabel('Reason').fill('The card is closed.');
  await expectAccessible(page);
  await settling.getByRole('button', { name: 'Record refund of $10.10' }).click();
  await expect(settling).toBeHidden();
  await expect(page.getByText('Refund it again')).toHaveCount(0);
  await expect(settle).toHaveCount(0);
  await expect(refunds).toHaveText([
    /It was resolved later.*\(void\)$/u,
    /refunded in cash/u,
    /^\$10\.10 refunded by bank transfer/u,
  ]);
  await signedIn(page, person);
  await page.goto(`/dashboard/myOrder/${order._id}`);
  await expect(refunds.last()).toContainText('$10.10 refunded by bank transfer');
  await expect(page.getByText('The card is closed.')).toHaveCount(0);
  await expect(page.getByText('5 to 10 business days')).toHaveCount(0);
  await refunds
    .last()
    .getByRole('link', { name: /^Credit note/u })
    .click();
  await expect(page.getByText('Refunded by bank transfer.')).toBeVisible();
  await expect(mailsTo(await openInbox(page), person).filter({ hasText: 'Refund' })).toHaveText([
    /Refund of \$10\.10/u,
    /Refund failed/u,
    /Refund of \$5\.00/u,
    /Refund of \$10\.10/u,
  ]);
});
