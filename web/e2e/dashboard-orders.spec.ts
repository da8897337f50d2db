import { hold } from './support/hold.ts';
import { expectVisibleFocus, tabTo } from './support/keyboard.ts';
import { customer, newAdmin, refuseToken, setAdmin, signedIn, type Person } from './support/people.ts';
import { orderFor, payElsewhere } from './support/shop-calls.ts';
import { expect, test, type Page } from './support/test.ts';

const lists = [
  { address: '/dashboard/myOrder', call: '/order', who: () => customer() },
  { address: '/dashboard/allOrder', call: '/allOrder', who: newAdmin },
];

async function open(page: Page, address: string, person: Person): Promise<void> {
  await signedIn(page, person);
  await page.goto(address);
}

test('somebody without orders is told what to do next', async ({ page }) => {
  await open(page, '/dashboard/myOrder', await customer());
  await expect(page.getByText('No orders yet')).toBeVisible();
  await page.getByRole('link', { name: 'See the parts' }).click();
  await expect(page.getByRole('region', { name: 'Our Products' })).toBeFocused();
});

test('an unpaid order has a Pay link to its payment page', async ({ page }) => {
  const person = await customer();
  const order = await orderFor(page, person, 3);
  await open(page, '/dashboard/myOrder', person);
  const row = page.getByRole('row', { name: order.name });
  await expect(row).toContainText('3');
  await expect(row).toContainText(`$${order.price.toLocaleString('en-US', { minimumFractionDigits: 2 })}`);
  await row.getByRole('link', { name: 'Pay' }).click();
  await expect(page).toHaveURL(`/dashboard/payment/${order._id}`);
  await expect(page.getByRole('button', { name: 'Pay' })).toBeEnabled();
});

test('an admin sees whose an order is, searches for it and finds it under Not paid', async ({ page }) => {
  const person = await customer('Casey Crank');
  const order = await orderFor(page, person);
  await open(page, '/dashboard/allOrder', await newAdmin());
  await page.getByLabel('Search orders').fill(person.email);
  const row = page.getByRole('row', { name: person.email });
  await expect(row).toContainText('Casey Crank');
  await expect(row).toContainText(order.name);
  await page.getByRole('button', { name: 'Not paid' }).click();
  await expect(row).toContainText('Not paid');
  await page.getByRole('button', { name: 'Paid', exact: true }).click();
  await expect(page.getByText('No orders match what you are looking for.')).toBeVisible();
});

test('a table sorts by a column, by mouse and by keyboard', async ({ page }) => {
  const person = await customer();
  for (const quantity of [5, 1, 9]) await orderFor(page, person, quantity);
  await open(page, '/dashboard/myOrder', person);
  const quantities = page.getByRole('cell').and(page.locator('[data-field="quantity"]'));
  const header = page.getByRole('columnheader', { name: 'Quantity' });
  await header.getByRole('button').click();
  await expect(quantities).toHaveText(['1', '5', '9']);
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await page.keyboard.press('Enter');
  await expect(quantities).toHaveText(['9', '5', '1']);
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await page.keyboard.press('Space');
  await expect(quantities).toHaveText(['9', '1', '5']);
  await expect(header).not.toHaveAttribute('aria-sort');
});

test('sorted by payment, orders that are not paid come first, then what needs a look, then the rest', async ({
  page,
}) => {
  await page.route('**/allOrder?*', async (route) => {
    const response = await route.fetch();
    const [order] = (await response.json()) as object[];
    const json = [
      { ...order, _id: 'sent', paid: true, attention: null },
      { ...order, _id: 'looked-at', paid: true, attention: 'sold-out' },
      { ...order, _id: 'owed', paid: false, attention: null },
    ];
    await route.fulfill({ response, json });
  });
  await open(page, '/dashboard/allOrder', await newAdmin());
  await page.getByRole('columnheader', { name: 'Payment' }).getByRole('button').click();
  await expect(page.locator('td[data-field="payment"]')).toHaveText([/^Not paid/u, /^Sold out/u, /^Paid/u]);
});

test('orders are sorted, opened up and paged with the keyboard alone', async ({ page }) => {
  await open(page, '/dashboard/allOrder', await newAdmin());
  const quantity = page.getByRole('columnheader', { name: 'Quantity' });
  await tabTo(page, quantity.getByRole('button'));
  await page.keyboard.press('Enter');
  await expect(quantity).toHaveAttribute('aria-sort', 'ascending');
  await tabTo(page, page.getByRole('button', { name: 'Go to next page' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^21–/u)).toBeVisible();
  await expectVisibleFocus(page);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(page.getByText(/^1–/u)).toBeVisible();
  // There is no page before: the button is still where the keyboard is.
  await expect(page.getByRole('button', { name: 'Go to previous page' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Go to previous page' })).toBeDisabled();
  await tabTo(page, page.getByRole('combobox', { name: 'Rows per page' }), 'Shift+Tab');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(/^1–10 of/u)).toBeVisible();
});

test('a long list is read page by page and says what it covers', async ({ page }) => {
  const person = await customer();
  for (const quantity of [1, 2, 3, 4, 5]) await orderFor(page, person, quantity);
  // The same calls with smaller pages, or the story would need two hundred orders.
  await page.route('**/order?*', (route) =>
    route.continue({ url: route.request().url().replace('limit=100', 'limit=2') }),
  );
  await open(page, '/dashboard/myOrder', person);
  await expect(page.getByText('cover the newest 2 orders; there are older ones')).toBeVisible();
  await expect(page.getByText('1–2 of the newest 2')).toBeVisible();
  await page.getByRole('button', { name: 'Load older orders' }).click();
  const quantities = page.locator('td[data-field="quantity"]');
  await expect(quantities).toHaveText(['5', '4', '3', '2']);
  // What is shown now is the last page, so more is read.
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('50');
  await expect(quantities).toHaveText(['5', '4', '3', '2', '1']);
  await expect(page.getByRole('button', { name: 'Load older orders' })).toBeHidden();
});

for (const { address, call, who } of lists) {
  test(`${address} shows the shape of the table while it loads`, async ({ page }) => {
    const release = await hold(page, ({ pathname }) => pathname === call);
    await open(page, address, await who());
    await expect(page.getByRole('status').filter({ hasText: 'Loading the orders' })).toBeAttached();
    release();
    await expect(page.getByRole('status').filter({ hasText: 'Loading the orders' })).toBeHidden();
  });

  test(`${address} says what happened when it did not load, and Retry loads it and keeps the keyboard there`, async ({
    page,
    trouble,
  }) => {
    trouble.expect('net::ERR_INTERNET_DISCONNECTED');
    await page.route(
      ({ pathname }) => pathname === call,
      (route) => route.abort('internetdisconnected'),
    );
    await open(page, address, await who());
    await expect(page.getByRole('alert')).toContainText('The shop could not be reached');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(page.locator('.dashboard-screen')).toBeFocused();
  });

  test(`a 401 on ${address} signs out, clears the token and goes to /`, async ({ page, trouble }) => {
    trouble.expect('401 GET');
    const person = await who();
    await signedIn(page, person);
    await page.goto('/dashboard');
    await expect(page.getByRole('link', { name: /My Order|Manage All Order/u })).toBeVisible();
    await refuseToken(page, ({ pathname }) => pathname === call);
    await page.getByRole('link', { name: /My Order|Manage All Order/u }).click();
    await expectSignedOut(page);
  });
}

test('a 403 on Manage All Order signs out, clears the token and goes to /', async ({ page, trouble }) => {
  trouble.expect('403 GET /allOrder');
  const person = await newAdmin();
  await signedIn(page, person);
  await page.goto('/dashboard/users');
  await expect(page.getByRole('row', { name: person.email })).toBeVisible();
  await setAdmin(person, false);
  await page.getByRole('link', { name: 'Manage All Order' }).click();
  await expectSignedOut(page);
});

test('a 403 on My Order signs out, clears the token and goes to /', async ({ page, trouble }) => {
  trouble.expect('403 GET /order');
  await signedIn(page, await customer());
  await page.route('**/order?*', (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/customerEmail=[^&]+/u, 'customerEmail=else@example.com'),
    }),
  );
  await page.goto('/dashboard/myOrder');
  await expectSignedOut(page);
});

async function expectSignedOut(page: Page): Promise<void> {
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('cards are sorted by a choice above them', async ({ page }) => {
    const person = await customer();
    for (const quantity of [5, 1, 9]) await orderFor(page, person, quantity);
    await open(page, '/dashboard/myOrder', person);
    await page.getByLabel('Sort by').selectOption('Quantity, ascending');
    await expect(page.getByRole('article')).toHaveText([/1 ×/u, /5 ×/u, /9 ×/u]);
  });

  test('a search that finds nothing forgets neither the order of the cards nor how many are shown', async ({
    page,
  }) => {
    const person = await customer();
    await orderFor(page, person);
    await page.route('**/order?*', async (route) => {
      const response = await route.fetch();
      const [order] = (await response.json()) as object[];
      const json = Array.from({ length: 21 }, (_, index) => ({
        ...order,
        _id: `order-${String(index)}`,
        quantity: index + 1,
      }));
      await route.fulfill({ response, json });
    });
    await open(page, '/dashboard/myOrder', person);
    await page.getByLabel('Sort by').selectOption('Quantity, descending');
    await page.getByRole('button', { name: 'Show 1 more orders' }).click();
    const search = page.getByLabel('Search orders');
    await search.fill(crypto.randomUUID());
    await expect(page.getByText('No orders match what you are looking for.')).toBeVisible();
    await search.clear();
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(21);
    await expect(cards.first()).toContainText('21 ×');
    await expect(page.getByLabel('Sort by')).toHaveValue('-quantity');
  });

  test('orders are cards, not a table', async ({ page }) => {
    const person = await customer();
    const order = await orderFor(page, person);
    await open(page, '/dashboard/myOrder', person);
    await expect(page.getByRole('article').filter({ hasText: order.name })).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
  });
});

test('a paid order shows Paid and its transaction id, to its customer and to an admin', async ({ page }) => {
  const person = await customer();
  const transactionId = await payElsewhere(page, person, await orderFor(page, person));
  await open(page, '/dashboard/myOrder', person);
  const row = page.getByRole('row', { name: transactionId });
  await expect(row.getByText('Paid', { exact: true })).toBeVisible();
  await expect(row.getByRole('link', { name: 'Pay' })).toHaveCount(0);
  await open(page, '/dashboard/allOrder', await newAdmin());
  await page.getByLabel('Search orders').fill(transactionId);
  await expect(row.getByText('Paid', { exact: true })).toBeVisible();
});
