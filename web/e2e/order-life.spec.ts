import type { Browser } from '@playwright/test';
import { anyAdmin, customer, customerWithToken, newAdmin, signedIn, type Person } from './support/people.ts';
import { orderFor, payElsewhere } from './support/shop-calls.ts';
import { expect, test, type Page } from './support/test.ts';

const station = (page: Page) => page.locator('[aria-current="step"]');
const toast = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text });

/** A page of a second browser. */
async function asSomebodyElse(browser: Browser, person: Person, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signedIn(page, person);
  await page.goto(address);
  return page;
}

test('an order is followed from placed to delivered by its customer and an admin side by side', async ({
  page,
  browser,
}) => {
  const person = await customerWithToken(page);
  const order = await orderFor(page, person);
  await signedIn(page, person);
  await page.goto('/dashboard/myOrder');
  await page.getByRole('article').getByRole('link', { name: /^PW-/u }).click();
  await expect(page.getByRole('heading', { level: 2, name: /PW-/u })).toBeFocused();
  await expect(station(page)).toContainText('Placed');
  await expect(page.getByText(/Pay by .*; then the parts go back on the shelf\./u)).toBeVisible();
  const transactionId = await payElsewhere(page, person, order);
  const shop = await asSomebodyElse(browser, await anyAdmin(page), `/dashboard/allOrder/${order._id}`);
  await shop.getByRole('button', { name: 'Mark as packed' }).click();
  await expect(station(shop)).toContainText('Packed');
  await shop.getByRole('button', { name: 'Add tracking' }).click();
  await shop.getByLabel('Tracking number').fill('CF 42');
  await shop.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(shop.getByText('Say which carrier has it')).toBeVisible();
  await shop.getByLabel('Carrier').fill('Cascade Freight');
  await shop.getByLabel('Link to follow it').fill('track.example.com/CF42');
  await shop.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(station(shop)).toContainText('Shipped');
  await page.reload();
  await expect(station(page)).toContainText('Shipped');
  await expect(page.getByText(transactionId)).toBeVisible();
  await expect(page.getByRole('link', { name: 'CF 42' })).toHaveAttribute(
    'href',
    'https://track.example.com/CF42',
  );
  await shop.getByRole('button', { name: 'Mark as delivered' }).click();
  await expect(station(shop)).toContainText('Delivered');
  await shop.getByLabel('New note').fill('Left with the neighbour.');
  await shop.getByRole('button', { name: 'Add note' }).click();
  await expect(
    shop.getByRole('region', { name: 'Notes' }).getByText('Left with the neighbour.'),
  ).toBeVisible();
  await page.reload();
  await expect(station(page)).toContainText('Delivered');
  await expect(page.getByText('Left with the neighbour.')).toHaveCount(0);
  await page.getByRole('link', { name: 'Review this part' }).click();
  await expect(page.getByRole('combobox', { name: 'Part' })).toHaveValue(order.purchaseId);
  await shop.context().close();
});

test('of two admins who move an order at once the second is told what it is now', async ({
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
  const other = await asSomebodyElse(browser, await newAdmin(), address);
  await expect(other.getByRole('button', { name: 'Mark as packed' })).toBeVisible();
  await page.getByRole('button', { name: 'Mark as packed' }).click();
  await expect(station(page)).toContainText('Packed');
  await other.getByRole('button', { name: 'Mark as packed' }).click();
  await expect(toast(other, 'This order is packed')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Add tracking' })).toBeVisible();
  await other.context().close();
});

test('a customer cancels an order that is not paid, with the keyboard alone, and it can be ordered again', async ({
  page,
}) => {
  const person = await customerWithToken(page);
  const order = await orderFor(page, person);
  await signedIn(page, person);
  await page.goto(`/dashboard/myOrder/${order._id}`);
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
  await expect(page.getByRole('link', { name: 'Pay', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Re-order' }).press('Enter');
  await page.getByRole('link', { name: 'See the cart' }).press('Enter');
  await expect(page.getByRole('list', { name: 'Parts in the cart' })).toContainText(order.name);
});

test('some of the money goes back, once for a double click, and then the rest, for which the customer finds both', async ({
  page,
}) => {
  const person = await customerWithToken(page);
  const order = await orderFor(page, person);
  await payElsewhere(page, person, order);
  await signedIn(page, await anyAdmin(page));
  await page.goto(`/dashboard/allOrder/${order._id}`);
  await page.getByRole('button', { name: 'Refund…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund' });
  await dialog.getByLabel('What goes back').selectOption('Another amount');
  await dialog.getByLabel('Amount').fill('10.10');
  await dialog.getByLabel('Reason').fill('Came late');
  await dialog.getByRole('button', { name: 'Give back' }).dblclick();
  await expect(dialog).toBeHidden();
  const given = page.getByRole('region', { name: 'Money given back' }).getByRole('listitem');
  await expect(given).toHaveText([/^\$10\.10/u]);
  await expect(station(page)).toContainText('Paid');
  await page.getByRole('button', { name: 'Refund…' }).click();
  await expect(dialog).toContainText(`$${(order.price - 10.1).toFixed(2)} are left`);
  await dialog.getByRole('button', { name: 'Give back' }).click();
  await expect(station(page)).toContainText('Refunded');
  await expect(page.getByRole('button', { name: 'Refund…' })).toHaveCount(0);
  await signedIn(page, person);
  await page.goto(`/dashboard/myOrder/${order._id}`);
  await expect(given).toHaveCount(2);
  await expect(page.getByText('Came late')).toHaveCount(0);
});

test("somebody else's order and one there is not are said to be so", async ({ page, trouble }) => {
  trouble.expect('403 GET /order/', '404 GET /order/');
  const order = await orderFor(page, await customer());
  await signedIn(page, await customer());
  await page.goto(`/dashboard/myOrder/${order._id}`);
  await expect(page.getByText('This order belongs to somebody else')).toBeVisible();
  await page.goto('/dashboard/myOrder/no-such-order');
  await expect(page.getByText('There is no such order')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'My Order' }).last().click();
  await expect(page.getByText('No orders yet')).toBeVisible();
});
