import { expectAccessible, expectNoViolation } from './support/accessible.ts';
import { breakLineAt, online } from './support/broken-line.ts';
import { mailsTo, openInbox } from './support/inbox.ts';
import { anyAdmin, customerWithToken, signedIn } from './support/people.ts';
import { named } from './support/product-editor.ts';
import { addProduct, callShop, orderFor, payElsewhere, type Product } from './support/shop-calls.ts';
import { expect, test } from './support/test.ts';

test('an order leaves in two parcels, a replacement follows, and the customer sees what became of each', async ({
  page,
  trouble,
}) => {
  trouble.expect('net::ERR_INTERNET_DISCONNECTED');
  test.slow();
  const person = await customerWithToken(page);
  const order = await orderFor(page, person, {
    part: await addProduct(page, named('Ordered part')),
    quantity: 4,
  });
  const [part] = await callShop<[Product]>(page, 'GET /product?limit=1');
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
  await test.step('the part is short, so that the shop swaps it before it is sent', async () => {
    await expect(page.getByText('Above stock')).toBeVisible();
    await press(`Swap part…: ${order.name}`);
    await dialog.getByRole('button', { name: 'Swap part' }).press('Enter');
    await expect(dialog).toContainText('Choose a part');
    await dialog.getByRole('combobox', { name: 'New part' }).fill(part.name);
    await page.getByRole('option', { name: part.name }).click();
    await expect(dialog.getByRole('definition')).toContainText([
      ...[`4 × ${order.name}`, '$12.50 each', `4 × ${part.name}`, `$${part.price.toFixed(2)} each`],
    ]);
    await expectNoViolation(page, '[role="dialog"]');
    await dialog.getByRole('button', { name: 'Swap part' }).press('Enter');
    await expect(page.getByRole('region', { name: 'Parts', exact: true })).toContainText(
      `Instead of ${order.name}`,
    );
    await expect(page.getByRole('button', { name: `Swap part…: ${part.name}` })).toBeFocused();
    await expect(page.getByText('Above stock')).toHaveCount(0);
  });
  await press('Mark as packed');
  await press('Ship order');
  await dialog.getByLabel('Carrier').selectOption('UPS');
  await dialog.getByLabel('Tracking number').fill('1Z999AA10123456784');
  await dialog.getByLabel('Send only some parts').press('Space');
  await dialog.getByLabel(part.name).fill('5');
  await dialog.getByRole('button', { name: 'Ship 5 of 4 parts' }).press('Enter');
  await expect(dialog).toContainText('must be a whole number, at most 4');
  await dialog.getByLabel(part.name).fill('2');
  await expectNoViolation(page, '[role="dialog"]');
  // The response is lost. A retry means the same parcel.
  await breakLineAt(page, { method: 'POST', path: /\/shipments$/u, arrives: true });
  await dialog.getByRole('button', { name: 'Ship 2 of 4 parts' }).press('Enter');
  await expect(dialog).toContainText('Check your connection and try again.');
  await online(page);
  await dialog.getByRole('button', { name: 'Ship 2 of 4 parts' }).press('Enter');
  await expect(station).toContainText('2 of 4 parts shipped');
  await expect(parcels).toContainText([/^Parcel 1.*2 × /u, /^Still to ship.*2 × /u]);
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
  await test.step('chosen parts are not sent if another admin has sent a parcel meanwhile', async () => {
    await press('More actions');
    await press('Send replacement…');
    await dialog.getByLabel(part.name).fill('2');
    const { token } = await anyAdmin(page);
    await callShop(page, `POST /order/${order._id}/shipments`, {
      token,
      body: { carrier: 'UPS', trackingNumber: '1Z999AA10123456793' },
    });
    await dialog.getByLabel('Tracking number').fill('1Z999AA10000000015');
    await press('Send replacement');
    await expect(dialog.getByRole('alert')).toContainText(
      'A parcel of this order has left since you opened this.',
    );
    await page.keyboard.press('Escape');
    await press('Discard');
  });
  await expect(station).toContainText('Shipped');
  await press('Change tracking…: Parcel 2');
  await page.keyboard.type('1Z999AA10000000006');
  await press('Save tracking');
  await expect(parcels.nth(1).getByRole('link', { name: '1Z999AA10000000006' })).toBeVisible();
  await parcels.first().getByRole('link', { name: 'Packing slip' }).press('Enter');
  const slip = page.getByRole('article');
  await expect(slip).toContainText(`Follows in another parcel: 2 × ${part.name}.`);
  await expect(slip).toContainText(`Instead of ${order.name}`);
  await expect(slip.getByText('Total: 2 pieces')).toBeVisible();
  await page.goBack();
  await press('More actions');
  await press('Send replacement…');
  await expect(dialog).toContainText('No money moves.');
  await dialog.getByRole('button', { name: 'Send replacement' }).press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Choose at least one part');
  await dialog.getByLabel(part.name).fill('1');
  await dialog.getByLabel('Tracking number').fill('1Z999AA10000000015');
  await press('Send replacement');
  await expect(parcels).toContainText([/^Parcel 1/u, /^Parcel 2/u, /^Replacement.*1 × /u]);
  await press('Parcel came back…: Parcel 2');
  await page.keyboard.type('Nobody at home');
  await page.keyboard.press('Enter');
  await expect(parcels.nth(1)).toContainText('Came back');
  await expect(station).toContainText('2 of 4 parts shipped');
  await parcels.nth(3).getByRole('link', { name: 'Packing slip' }).press('Enter');
  await expect(slip).toContainText(`Sent earlier: 2 × ${part.name}.`);
  await expect(slip).toContainText('Total: 2 pieces');
  const { token } = await anyAdmin(page);
  const lines = [{ productId: part._id, quantity: 1 }];
  await callShop(page, `POST /order/${order._id}/refund`, { token, body: { lines } });
  await page.getByRole('button', { name: 'Print' }).press('Enter');
  await expect(slip).toContainText('Total: 1 piece');
  await page.goBack();
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
  await expect(page.getByText(`Instead of ${order.name}`).first()).toBeVisible();
  await expect(page.getByText(/Nobody at home|Swap part/u)).toHaveCount(0);
  await expectAccessible(page);
  await signedIn(page, await anyAdmin(page));
  await page.goto(`/dashboard/allOrder/${order._id}`);
  await press('Ship the rest');
  await expect(dialog.getByLabel('Tracking number')).toBeFocused();
  await expect(dialog.getByLabel('Send only some parts')).toHaveCount(0);
  await page.keyboard.type('1Z999AA10123456006');
  await dialog.getByLabel('Email the customer').press('Space');
  await expectNoViolation(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Ship the rest' }).press('Enter');
  await expect(station).toContainText('Shipped');
  await expect(parcels.nth(3)).toContainText(/^Parcel 3.*1 × /u);
  await expect(page.getByRole('region', { name: 'Notes' })).toContainText('The customer was not emailed.');
  await expect(mailsTo(await openInbox(page), person)).toContainText([
    'Refund of',
    'A parcel came back',
    'Replacement on its way',
    'Corrected tracking',
    'A parcel is on its way',
    'A parcel is on its way',
    'Part changed',
    'Paid',
  ]);
});
