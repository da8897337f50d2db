import { anyAdmin, customer, signedIn, type Person } from './support/people.ts';
import { orderFor, payBarePrice, type PlacedOrder } from './support/shop-calls.ts';
import { expect, test, type Page } from './support/test.ts';

/** Creates two orders of the same amount, and an older payment of that amount without an order id. */
async function createUnmatchedPayment(page: Page, person: Person): Promise<readonly [PlacedOrder, string]> {
  await orderFor(page, person, { quantity: 7 });
  const order = await orderFor(page, person, { quantity: 7 });
  return [order, await payBarePrice(page, person, order.price)];
}

test('an admin retries a failed load of unassigned payments, and records a payment on an order by keyboard', async ({
  page,
  trouble,
}) => {
  trouble.expect('500 GET /payment/needs-refund', '500 GET /allOrder');
  const [order, paymentId] = await createUnmatchedPayment(page, await customer());
  await signedIn(page, await anyAdmin(page));
  await page.route('**/payment/needs-refund?*', (route) => route.fulfill({ status: 500, json: {} }));
  // One outage has one message and one Retry.
  await page.route('**/allOrder?*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/dashboard/allOrder');
  await expect(page.getByText('That did not load')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(1);
  await page.unroute('**/allOrder?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Unassigned payments did not load')).toBeVisible();
  await expect(page.getByRole('region', { name: 'orders' }).getByRole('row').nth(1)).toBeVisible();
  await page.unroute('**/payment/needs-refund?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Unassigned payments did not load')).toBeHidden();
  const panel = page.getByRole('region', { name: 'Needs attention: unassigned payments' });
  const record = panel.getByRole('button', { name: `Record on an order: ${paymentId}` });
  await record.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Choose an order' });
  await expect(dialog.getByRole('button', { name: order.name })).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(record).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: order.name }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Order: ${order.name} is paid`)).toBeVisible();
  await expect(record).toBeHidden();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});
