import type { Browser } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { breakLineAt, online } from './support/broken-line.ts';
import { congratulation, pay, typeCard } from './support/checkout.ts';
import { followMail, mailsTo, openInbox } from './support/inbox.ts';
import { anyAdmin, customer, customerWithToken, newAdmin, signedIn, type Person } from './support/people.ts';
import { named, saveElsewhere } from './support/product-editor.ts';
import { addProduct, orderFor, payElsewhere, saveAddress } from './support/shop-calls.ts';
import { expect, test, type Page } from './support/test.ts';
import { toasts } from './support/toasts.ts';

const station = (page: Page) => page.locator('[aria-current="step"]');
const toast = (page: Page, text: string) => toasts(page).filter({ hasText: text });

/** Opens a page as another user, in another browser context. */
async function openAs(browser: Browser, person: Person, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signedIn(page, person);
  await page.goto(address);
  return page;
}

test('a customer and an admin see the same order from placed to delivered, with working links in the emails', async ({
  page,
  browser,
}) => {
  test.slow();
  const person = await customerWithToken(page);
  const order = await orderFor(page, person);
  await signedIn(page, person);
  await page.goto('/dashboard/myOrder');
  await page.getByRole('article').getByRole('link', { name: /^PW-/u }).click();
  await expect(page.getByRole('heading', { level: 2, name: /PW-/u })).toBeFocused();
  await expect(station(page)).toContainText('Placed');
  await expect(page.getByText(/Pay by .*\. After that, the order is cancelled\./u)).toBeVisible();
  const payment = await followMail(page, { to: person, subject: 'please pay' }, /^Pay \$/u);
  await typeCard(payment, '4242424242424242');
  await pay(payment).click();
  await expect(congratulation(payment)).toBeVisible();
  await payment.close();
  const shop = await openAs(browser, await anyAdmin(page), `/dashboard/allOrder/${order._id}`);
  await shop.getByRole('button', { name: 'Mark as packed' }).click();
  await expect(station(shop)).toContainText('Packed');
  await expect(shop.getByRole('group', { name: 'Next steps' })).toBeFocused();
  await toast(shop, 'is packed').getByRole('button', { name: 'Undo' }).click();
  await expect(station(shop)).toContainText('Paid');
  await shop.getByRole('button', { name: 'Mark as packed' }).click();
  await shop.getByRole('button', { name: 'Ship order' }).click();
  await expect(shop.getByLabel('Carrier')).toBeFocused();
  await shop.getByLabel('Tracking number').fill('CF 42');
  await shop.getByRole('dialog').getByRole('button', { name: 'Ship order' }).click();
  await expect(shop.getByText('Choose the carrier')).toBeVisible();
  await shop.getByLabel('Carrier').selectOption('Other');
  await shop.getByLabel('Carrier name').fill('Cascade Freight');
  await shop.getByLabel('Tracking link').fill('track.example.com/CF42');
  await shop.getByRole('dialog').getByRole('button', { name: 'Ship order' }).click();
  await expect(station(shop)).toContainText('Shipped');
  await expect(shop.getByRole('group', { name: 'Next steps' })).toBeFocused();
  await page.reload();
  await expect(station(page)).toContainText('Shipped');
  await expect(page.getByText(/^pi_/u)).toBeVisible();
  const tracking = 'https://track.example.com/CF42';
  await expect(page.getByRole('link', { name: 'CF 42' })).toHaveAttribute('href', tracking);
  await expect(page.getByRole('link', { name: 'Track shipment' })).toHaveAttribute('href', tracking);
  await page.context().route(tracking, (route) => route.fulfill({ body: 'In Reno' }));
  const parcel = await followMail(page, { to: person, subject: 'On its way' }, 'Track shipment');
  await expect(parcel.getByText('In Reno')).toBeVisible();
  const invoice = await followMail(page, { to: person, subject: 'Paid' }, 'View invoice');
  await expect(invoice.getByRole('heading', { name: 'Invoice' })).toBeVisible();
  await shop.getByRole('button', { name: 'Mark as delivered' }).click();
  await expect(station(shop)).toContainText('Delivered');
  await shop.getByLabel('New note').fill('Left with the neighbour.');
  await shop.getByRole('button', { name: 'Add note' }).click();
  await expect(shop.getByRole('region', { name: 'Notes' })).toContainText('Left with the neighbour.');
  await page.reload();
  await expect(station(page)).toContainText('Delivered');
  await expect(page.getByText('Left with the neighbour.')).toHaveCount(0);
  await page.getByRole('link', { name: 'Review this part' }).click();
  await expect(page.getByRole('combobox', { name: 'Part' })).toHaveValue(order.purchaseId);
  await shop.context().close();
});

test('an admin who acts on an outdated order sees the new status, and can then cancel and refund the order', async ({
  page,
  browser,
  trouble,
}) => {
  trouble.expect('409 POST');
  const person = await customerWithToken(page);
  const order = await orderFor(page, person);
  await payElsewhere(page, person, order);
  const address = `/dashboard/allOrder/${order._id}`;
  await signedIn(page, await anyAdmin(page));
  await page.goto(address);
  const other = await openAs(browser, await newAdmin(), address);
  await expect(other.getByRole('button', { name: 'Mark as packed' })).toBeVisible();
  await page.getByRole('button', { name: 'Mark as packed' }).click();
  await expect(station(page)).toContainText('Packed');
  await other.getByRole('button', { name: 'Mark as packed' }).click();
  await expect(toast(other, 'This order is packed')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Ship order' })).toBeVisible();
  await other.getByRole('button', { name: 'Cancel order' }).click();
  const question = other.getByRole('dialog', { name: 'Cancel this order?' });
  await expect(question).toContainText(`$${order.price.toFixed(2)} will be refunded to the card`);
  await question.getByRole('button', { name: 'Cancel order' }).click();
  await expect(station(other)).toContainText('Cancelled');
  await expect(other.getByRole('region', { name: 'Refunds' })).toContainText(`$${order.price.toFixed(2)}`);
  await other.context().close();
  await signedIn(page, person);
  await page.goto('/dashboard/myOrder');
  const own = await followMail(page, { to: person, subject: 'Cancelled' }, 'View order');
  await expect(station(own)).toContainText('Cancelled');
});

test('a customer cancels an unpaid order and reorders it at the new price, by keyboard', async ({ page }) => {
  const person = await customerWithToken(page);
  await saveAddress(page, person);
  const part = await addProduct(page, named('Dearer part'));
  const order = await orderFor(page, person, { part, quantity: 2 });
  await saveElsewhere(page, part, { price: 14.25 });
  await signedIn(page, person);
  await page.goto(`/dashboard/myOrder/${order._id}`);
  await test.step('the page prints the address before the parts, and times with year and zone', async () => {
    await page.emulateMedia({ media: 'print' });
    const payment = page.getByRole('region', { name: 'Payment' });
    await expect(payment.getByText(/, 20\d\d, .*[AP]M\s[A-Z]/u).filter({ visible: true })).toBeVisible();
    const topOf = async (name: string) => (await page.getByRole('region', { name }).boundingBox())?.y;
    expect(await topOf('Delivery')).toBeLessThan((await topOf('Parts')) ?? 0);
    await page.emulateMedia({ media: null });
  });
  await page.getByRole('button', { name: 'Cancel order' }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Cancel this order?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Cancel order' }).press('Enter');
  await expect(station(page)).toContainText('Cancelled');
  await expect(station(page)).toContainText('by you');
  await expect(page.getByRole('group', { name: 'Next steps' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Pay', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Reorder' }).press('Enter');
  await expect(page.getByText(`${order.name} is now $14.25.`)).toBeVisible();
  await page.getByRole('link', { name: 'View cart' }).press('Enter');
  const row = page.getByRole('list', { name: 'Parts in the cart' }).getByRole('listitem');
  await expect(row).toContainText('$14.25 each');
  await page.getByRole('link', { name: 'Check out' }).press('Enter');
  await expect(page.getByRole('radiogroup', { name: 'Address' }).getByLabel('1 Foundry Lane')).toBeChecked();
  await page.getByRole('button', { name: 'Place order' }).press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/payment\//u);
  await expect(page.getByRole('main')).toContainText('$28.50');
  await expect(pay(page)).toBeEnabled();
});

test('an admin refunds part of an order once despite a lost response, then the rest, and the customer sees both refunds', async ({
  page,
  trouble,
}) => {
  test.slow();
  trouble.expect('409 POST', '429 POST', 'ERR_INTERNET_DISCONNECTED');
  const person = await customerWithToken(page);
  const order = await orderFor(page, person);
  await payElsewhere(page, person, order);
  await signedIn(page, await anyAdmin(page));
  await page.goto(`/dashboard/allOrder/${order._id}`);
  const dialog = page.getByRole('dialog', { name: 'Refund' });
  const fillIn = async () => {
    await page.getByRole('button', { name: 'Refund…' }).click();
    await dialog.getByLabel('Refund type').selectOption('Custom amount');
    await dialog.getByLabel('Amount').fill('10.10');
    await dialog.getByLabel('Reason').fill('Came late');
  };
  await fillIn();
  await breakLineAt(page, { method: 'POST', path: /\/refund$/u, arrives: true });
  await dialog.getByRole('button', { name: /^Refund/u }).dblclick();
  await expect(dialog.getByRole('alert')).not.toBeEmpty();
  await online(page);
  await page.reload();
  await fillIn();
  const refusal = { code: 'request/too-many', message: 'Too many requests.', requestId: 'r' };
  await page.route('**/refund', (route) => route.fulfill({ status: 429, json: refusal }), {
    times: 1,
  });
  await dialog.getByRole('button', { name: /^Refund/u }).click();
  await expect(dialog.getByRole('alert')).toHaveText(refusal.message);
  await dialog.getByRole('button', { name: /^Refund/u }).click();
  await expect(dialog).toBeHidden();
  const given = page.getByRole('region', { name: 'Refunds' }).getByRole('listitem');
  await expect(given).toHaveText([/^\$10\.10/u]);
  await expect(station(page)).toContainText('Paid');
  await page.getByRole('button', { name: 'Refund…' }).click();
  const left = `$${(order.price - 10.1).toFixed(2)}`;
  await expect(dialog).toContainText(`${left} can be refunded to the card. $10.10 was already refunded.`);
  await dialog.getByLabel('Refund type').selectOption('Selected parts');
  await dialog.getByRole('button', { name: /^Refund/u }).click();
  await expect(dialog.getByText('Choose parts or an amount')).toBeVisible();
  await dialog.getByLabel(order.name).fill('2');
  await dialog.getByLabel('Reason').fill('Both');
  await dialog.getByRole('button', { name: /^Refund/u }).click();
  await expect(dialog.getByRole('alert')).toHaveText(`Only ${left} of this order can still be refunded.`);
  await expect(dialog.getByLabel('Reason')).toHaveValue('Both');
  await dialog.getByLabel('Refund type').selectOption('Full remaining amount');
  await dialog.getByRole('button', { name: `Refund ${left}` }).click();
  await expect(page.getByText('2 of 2 refunded')).toBeVisible();
  await expect(page.getByText('Net paid')).toHaveCount(0);
  await expect(station(page)).toContainText('Refunded');
  await expect(page.getByRole('button', { name: 'Refund…' })).toHaveCount(0);
  await signedIn(page, person);
  await page.goto(`/dashboard/myOrder/${order._id}`);
  await expect(given).toHaveCount(2);
  await expect(page.getByText('Came late')).toHaveCount(0);
  await given
    .first()
    .getByRole('link', { name: /^Credit note/u })
    .click();
  await expect(page.getByRole('heading', { name: 'Credit note' })).toBeVisible();
  await expectAccessible(page);
  await expect(mailsTo(await openInbox(page), person).filter({ hasText: 'Refund of' })).toContainText([
    `Refund of $${(order.price - 10.1).toFixed(2)}`,
    'Refund of $10.10',
  ]);
});

test('the order page distinguishes a missing order, another customer’s order and a rate limit', async ({
  page,
  trouble,
}) => {
  trouble.expect('400 GET /order/', '403 GET /order/', '404 GET /order/', '429 GET /order/');
  const order = await orderFor(page, await customer());
  await signedIn(page, await customer());
  const refusal = { code: 'request/too-many', message: 'Too many requests.', requestId: 'r' };
  await page.route(`**/order/${order._id}`, (route) => route.fulfill({ status: 429, json: refusal }), {
    times: 1,
  });
  await page.goto(`/dashboard/myOrder/${order._id}`);
  await expect(page.getByText(refusal.message)).toBeVisible();
  await expect(page.getByText('Order not found')).toHaveCount(0);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('This order belongs to another account')).toBeVisible();
  await page.goto(`/dashboard/payment/${order._id}`);
  await expect(page.getByText('This order belongs to another account')).toBeVisible();
  await page.goto('/dashboard/payment/not..an..id');
  await expect(page.getByText('Order not found')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'My Order' }).last()).toBeVisible();
  await page.goto('/dashboard/myOrder/no-such-order');
  await expect(page.getByText('Order not found')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'My Order' }).last().click();
  await expect(page.getByText('No orders yet')).toBeVisible();
  await page.getByRole('link', { name: 'Browse parts' }).click();
  await expect(page.getByRole('heading', { name: 'Parts', level: 1 })).toBeVisible();
});
