import { expectAccessible, expectNoViolation } from './support/accessible.ts';
import { mailsTo, openInbox } from './support/inbox.ts';
import { anyAdmin, customerWithToken, signedIn } from './support/people.ts';
import { orderFor, payElsewhere } from './support/shop-calls.ts';
import { expect, test } from './support/test.ts';

test('an order leaves in two parcels, a replacement follows, and the customer sees what became of each', async ({
  page,
}) => {
  test.slow();
  const person = await customerWithToken(page);
  const order = await orderFor(page, person, { quantity: 3 });
  await payElsewhere(page, person, order);
  await signedIn(page, await anyAdmin(page));
  await page.goto(`/dashboard/allOrder/${order._id}`);
  const press = (name: string | RegExp) => page.getByRole('button', { name }).press('Enter');
  const dialog = page.getByRole('dialog');
  const station = page.locator('[aria-current="step"]');
  const parcels = page
    .getByRole('region', { name: 'Parcels' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await press('Mark as packed');
  await press('Ship order');
  await dialog.getByLabel('Carrier').selectOption('UPS');
  await dialog.getByLabel('Tracking number').fill('1Z999AA10123456784');
  await dialog.getByLabel('Send only some parts').press('Space');
  await dialog.getByLabel(order.name).fill('4');
  await dialog.getByRole('button', { name: 'Ship 4 of 3 parts' }).press('Enter');
  await expect(dialog).toContainText('must be a whole number, at most 3');
  await dialog.getByLabel(order.name).fill('2');
  await expectNoViolation(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Ship 2 of 3 parts' }).press('Enter');
  await expect(station).toContainText('2 of 3 parts shipped');
  await expect(parcels).toContainText([/^Parcel 1.*2 × /u, /^Still to ship.*1 × /u]);
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
  await press('Ship the rest');
  await expect(dialog.getByLabel('Send only some parts')).toHaveCount(0);
  await page.keyboard.type('1Z999AA10123456793');
  await page.keyboard.press('Enter');
  await expect(station).toContainText('Shipped');
  await press('Change tracking…: Parcel 2');
  await page.keyboard.type('1Z999AA10000000006');
  await press('Save tracking');
  await expect(parcels.nth(1).getByRole('link', { name: '1Z999AA10000000006' })).toBeVisible();
  await parcels.first().getByRole('link', { name: 'Packing slip' }).press('Enter');
  const slip = page.getByRole('article');
  await expect(slip).toContainText(`Follows in another parcel: 1 × ${order.name}.`);
  await expect(slip.getByText('Total: 2 pieces')).toBeVisible();
  await page.goBack();
  await press('Send replacement…');
  await expect(dialog).toContainText('No money moves.');
  await dialog.getByRole('button', { name: 'Send replacement' }).press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Choose at least one part');
  await dialog.getByLabel(order.name).fill('1');
  await dialog.getByLabel('Tracking number').fill('1Z999AA10000000015');
  await press('Send replacement');
  await expect(parcels).toContainText([/^Parcel 1/u, /^Parcel 2/u, /^Replacement.*1 × /u]);
  await press('Parcel came back…: Parcel 2');
  await page.keyboard.type('Nobody at home');
  await page.keyboard.press('Enter');
  await expect(parcels.nth(1)).toContainText('Came back');
  await expect(station).toContainText('2 of 3 parts shipped');
  await expectAccessible(page);
  await signedIn(page, person);
  await page.goto('/dashboard/myOrder');
  await page
    .getByRole('article')
    .filter({ hasText: '2 of 3 parts shipped' })
    .getByRole('link')
    .press('Enter');
  await expect(page.getByText('A parcel came back to us undelivered.')).toBeVisible();
  await expect(parcels).toContainText([
    /^Parcel 1/u,
    /^Parcel 2.*Came back/u,
    /^Replacement/u,
    /^Still to ship/u,
  ]);
  await expect(page.getByRole('link', { name: '1Z999AA10000000015' })).toBeVisible();
  await expect(page.getByText('Nobody at home')).toHaveCount(0);
  await expectAccessible(page);
  await expect(mailsTo(await openInbox(page), person)).toContainText([
    'A parcel came back',
    'Replacement on its way',
    'Corrected tracking',
    'A parcel is on its way',
    'A parcel is on its way',
    'Paid',
  ]);
});
