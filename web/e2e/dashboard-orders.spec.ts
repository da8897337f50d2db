import { expectNoViolation } from './support/accessible.ts';
import { breakLineAt, online } from './support/broken-line.ts';
import { comeBack } from './support/come-back.ts';
import { expectVisibleFocus, tabTo } from './support/keyboard.ts';
import { networkQuiet } from './support/network-quiet.ts';
import { anyAdmin, customer, signedIn } from './support/people.ts';
import { callShop, copyOrder, flagOrder, orderFor, payElsewhere } from './support/shop-calls.ts';
import { expect, test, type Page } from './support/test.ts';

// A German browser, in which the shop must still format in English and US dollars.
test.use({ locale: 'de-DE' });

async function open(page: Page): Promise<void> {
  await signedIn(page, await anyAdmin(page));
  await page.goto('/dashboard/allOrder');
}

const cells = (page: Page, field: string) =>
  page.getByRole('gridcell').and(page.locator(`[data-field="${field}"]`));
const detail = (page: Page) => page.getByRole('dialog');

test('an admin finds an order by number, customer and status, and opens its preview and page', async ({
  page,
}) => {
  const person = await customer('Casey Crank');
  const order = await orderFor(page, person, { quantity: 3 });
  const transactionId = await payElsewhere(page, person, order);
  await open(page);
  const search = page.getByLabel('Search orders');
  await search.fill(order.number);
  await expect(page.getByRole('row', { name: order.number })).toContainText('Casey Crank');
  await search.fill(person.email);
  await page.getByRole('button', { name: /^Not paid/u }).click();
  await expect(page.getByText('No orders in “Not paid” match your search.')).toBeVisible();
  await page.getByRole('button', { name: 'To pack' }).click();
  await expect(page).toHaveURL(/status=paid/u);
  await page.getByRole('row', { name: order.number }).getByRole('gridcell').nth(1).click();
  await expect(detail(page)).toHaveAccessibleName(order.number);
  await expect(detail(page)).toContainText(`3 × ${order.name}`);
  await expect(detail(page).getByText(transactionId)).toBeVisible();
  await detail(page).getByRole('button', { name: 'Close' }).click();
  await expect(detail(page)).toBeHidden();
  await expect(page.getByRole('row', { name: 'Casey Crank' }).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await detail(page).getByRole('link', { name: 'Open order' }).click();
  await expect(page).toHaveURL(`/dashboard/allOrder/${order._id}`);
  await expect(page).toHaveTitle(`Order ${order.number} · Pedalworks`);
  await page.goBack();
  await expect(detail(page)).toHaveAccessibleName(order.number);
});

test('an admin confirms packing a disputed order, corrects its tracking number and undoes its delivery', async ({
  page,
  trouble,
}) => {
  test.slow();
  trouble.expect('409 POST', 'net::ERR_INTERNET_DISCONNECTED');
  const person = await customer();
  const order = await orderFor(page, person);
  await payElsewhere(page, person, order);
  const [doubtful = ''] = await copyOrder(page, order._id, [{ attentions: ['disputed', 'sold-out'] }]);
  await signedIn(page, await anyAdmin(page));
  await page.goto(`/dashboard/allOrder/${doubtful}`);
  const press = (name: string) => page.getByRole('button', { name }).click();
  const number = page.getByLabel('Tracking number', { exact: true });
  const question = page.getByRole('dialog');
  await press('Mark as packed');
  await expect(question).toContainText(/^Mark as packed anyway\?Disputed\..*Out of stock\./u);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await press('Mark as packed');
  // The page behind the question learns of another flag, which the admin has not accepted.
  await flagOrder(page, doubtful, ['disputed', 'sold-out', 'above-stock']);
  await comeBack(page);
  await expect(page.getByText(/^Above stock: /u)).toBeAttached();
  await question.getByRole('button', { name: 'Mark as packed' }).click();
  await expect(question).toContainText('Above stock');
  await question.getByRole('button', { name: 'Mark as packed' }).click();
  await press('Ship order');
  await question.getByRole('button', { name: 'Ship order' }).click();
  await page
    .getByRole('dialog', { name: 'Ship order', exact: true })
    .getByRole('button', { name: 'Ship order' })
    .click();
  await expect(page.getByRole('dialog', { name: 'Ship without a tracking number?' })).toBeVisible();
  await press('Cancel');
  await page.getByLabel('Carrier').selectOption('UPS');
  await number.fill('1Z999AA10123456785');
  await expect(page.getByText(/^Check this number\. UPS numbers begin with 1Z/u)).toBeVisible();
  await number.press('Enter');
  await press('Change tracking…');
  await expect(number).toBeFocused();
  await page.keyboard.type('1Z999AA10123456784');
  await expect(page.getByText('Check this number')).toHaveCount(0);
  // The response is lost. A retry means the same correction, not a conflict with it.
  await breakLineAt(page, { method: 'PATCH', path: /\/shipments\/[^/]+$/u, arrives: true });
  await press('Save tracking');
  await expect(question).toContainText('Check your connection and try again.');
  await online(page);
  await press('Save tracking');
  const link = page.getByRole('link', { name: '1Z999AA10123456784' });
  // Slow, because the functions emulator starts a process for each concurrent call.
  await expect(link).toHaveAttribute('href', 'https://www.ups.com/track?tracknum=1Z999AA10123456784', {
    timeout: 30_000,
  });
  // Ends the refetch after the correction, so that the open page is older than this flag.
  await networkQuiet(page);
  await flagOrder(page, doubtful, ['disputed', 'refund-failed']);
  await press('Mark as delivered');
  await expect(question).toContainText(/^Mark as delivered anyway\?Disputed\..*Refund failed\./u);
  await question.getByRole('button', { name: 'Mark as delivered' }).click();
  await press('More actions');
  await press('Back to shipped…');
  await page.keyboard.type('Not there yet');
  // The response is lost, and the page shows the corrected order below the dialog. A retry means the same correction.
  await breakLineAt(page, { method: 'POST', path: /\/transition$/u, arrives: true });
  await page.keyboard.press('Enter');
  await expect(question).toContainText('Check your connection and try again.');
  await online(page);
  // A refetch that failed while the connection came back is repeated on the next visit of the tab.
  await networkQuiet(page);
  await comeBack(page);
  await expect(page.locator('[aria-current="step"]')).toContainText('Shipped');
  await question.getByRole('button', { name: 'Back to shipped' }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByText('Moved back from delivered to shipped. Not there yet')).toBeVisible();
  await press('Mark as handled: Disputed');
  await question.getByLabel('Note').fill('The bank decided for the shop.');
  await question.getByRole('button', { name: 'Mark as handled' }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Mark as handled: Disputed' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Notes' })).toContainText('The bank decided for the shop.');
  await test.step('a form keeps typed text if another admin has changed the order meanwhile', async () => {
    const { token } = await anyAdmin(page);
    const move = (to: string) =>
      callShop(page, `POST /order/${order._id}/transition`, { token, body: { to } });
    await move('packed');
    await page.goto(`/dashboard/allOrder/${order._id}`);
    await press('Ship order');
    await number.fill('1Z999AA10123456784');
    await move('shipped');
    const isRoleRead = page.waitForResponse('**/admin/**');
    await comeBack(page);
    await isRoleRead;
    await expect(number).toHaveValue('1Z999AA10123456784');
    await number.press('Enter');
    await expect(page.getByText(`Order ${order.number} was not changed`)).toBeVisible();
    await expect(page.locator('[aria-current="step"]')).toContainText('Shipped');
  });
});

test('the back-office search opens and closes by keyboard, and the order list announces new orders', async ({
  page,
}) => {
  await page.clock.install();
  const person = await customer('Sasha Spoke');
  await open(page);
  await page.getByLabel('Search orders').fill('');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const order = await orderFor(page, person);
  await page.clock.fastForward(31_000);
  await page.getByRole('button', { name: /new orders?$/u }).click();
  await expect(page.getByRole('row', { name: order.number })).toBeVisible();
  // The field receives the keys that follow the shortcut immediately.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('no such thing');
  const search = page.getByRole('combobox', { name: 'Search the back office' });
  await expect(search).toHaveValue('no such thing');
  await page.clock.fastForward(200);
  await expect(page.getByText('No order, return, part or person found')).toBeVisible();
  await search.fill(`order #${order.number}`);
  await page.clock.fastForward(200);
  await expect(page.getByText('1 found')).toBeVisible();
  await expectNoViolation(page);
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
  // No key alone is a shortcut (WCAG 2.1.4).
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(search).toHaveValue('');
  await expect(search).not.toHaveAttribute('aria-activedescendant');
  await search.fill(order.number);
  // The paused clock keeps the debounced search from running, so Enter searches immediately.
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/dashboard/allOrder/${order._id}`);
});

test('the order list can be sorted, opened and paged by keyboard only', async ({ page }) => {
  await open(page);
  await tabTo(page, page.getByRole('checkbox', { name: 'Select all rows' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('columnheader', { name: /^Order\b/u })).toBeFocused();
  const total = page.getByRole('columnheader', { name: 'Total' });
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(total).toBeFocused();
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await expect(total).toHaveAttribute('aria-sort', 'ascending');
  await expect
    .poll(async () => {
      const texts = await cells(page, 'price').allInnerTexts();
      const totals = texts.map((text) => Number.parseFloat(text.replace(/[$,]/gu, '')));
      return totals.every((total, row) => row === 0 || total >= (totals[row - 1] ?? 0));
    })
    .toBe(true);
  await page.keyboard.press('ArrowDown');
  await expect(cells(page, 'price').first()).toBeFocused();
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await expect(detail(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(detail(page)).toBeHidden();
  await expect(cells(page, 'price').first()).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Go to next page' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^21–/u)).toBeVisible();
  await expectVisibleFocus(page);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(page.getByText(/^1–/u)).toBeVisible();
  // The previous-page button is disabled on the first page, so focus moves to the button next to it.
  await expect(page.getByRole('button', { name: 'Go to previous page' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Go to next page' })).toBeFocused();
  await tabTo(page, page.getByRole('combobox', { name: 'Rows per page' }), 'Shift+Tab');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(/^1–10 of/u)).toBeVisible();
});
