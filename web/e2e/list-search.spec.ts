import { anyAdmin, customer, signedIn } from './support/people.ts';
import { callShop, orderFor, type Product } from './support/shop-calls.ts';
import { expect, test, type Page } from './support/test.ts';

/** Shrinks the page size, so that a few rows fill several pages. */
async function shrinkPages(page: Page, size: number, list: string): Promise<void> {
  await page.route(`**/${list}?*`, (route) =>
    route.fallback({ url: route.request().url().replace('limit=100', `limit=${size}`) }),
  );
}

test('the order search covers all pages and matches word prefixes in any sequence, ignoring accents', async ({
  page,
}) => {
  const person = await customer('Jana Nováková');
  await orderFor(page, person);
  const another = await customer();
  for (let newer = 0; newer < 3; newer += 1) await orderFor(page, another);
  await shrinkPages(page, 2, 'allOrder');
  await signedIn(page, await anyAdmin(page));
  await page.goto('/dashboard/allOrder');
  await expect(page.getByText('Sorting covers the newest 2 orders; there are older ones')).toBeVisible();
  await expect(page.getByText('1–2 of the newest 2')).toBeVisible();
  const prices = page.getByRole('gridcell').and(page.locator('[data-field="price"]'));
  await expect(prices).toHaveCount(2);
  await page.getByRole('button', { name: 'Load older orders' }).click();
  await expect(prices).toHaveCount(4);
  // With 50 rows per page, the list ends at the last loaded order, so it loads the next page.
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('50');
  await expect(prices).toHaveCount(6);
  // A row opened while typing stays open, even if the search does not match it.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByLabel('Search orders').fill(`novako ${person.email} JANA`);
  await prices.first().click();
  await page.clock.resume();
  await expect(page.getByText('1 order shown')).toBeAttached();
  await expect(page.getByRole('dialog', { name: 'PW-' })).not.toContainText('Jana');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name: 'Jana Nováková' })).toHaveCount(1);
  let pages = 0;
  await page.route('**/allOrder?*search=nobody*', (route) => {
    pages += 1;
    return route.fulfill({ json: [], headers: { link: '<?cursor=1-0-order>; rel="next"' } });
  });
  await page.getByLabel('Search orders').fill('nobody');
  await expect(page.getByText('Sorting covers the newest 0 orders; there are older ones')).toBeVisible();
  expect(pages).toBe(20);
});

test('the product search covers all pages, and sorting, page size and page number survive a reload', async ({
  page,
}) => {
  const parts = await callShop<Product[]>(page, 'GET /product');
  const last = parts.at(-1)?.name ?? '';
  await shrinkPages(page, 40, 'allProduct');
  await signedIn(page, await anyAdmin(page));
  await page.goto('/dashboard/allProduct');
  // These words also occur in the description of a chainring, which must rank lower.
  await page.getByLabel('Search products').fill('meridian chain 12-speed');
  await expect(page.getByRole('row').nth(1)).toContainText('Meridian Chain 12-Speed');
  await page.getByLabel('Search products').clear();
  const price = page.getByRole('columnheader', { name: 'Price' });
  await price.click();
  await price.click();
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('10');
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await expect(page).toHaveURL('/dashboard/allProduct?sort=-price&size=10&page=2');
  await page.reload();
  await expect(page.getByText(/^11–20 of/u)).toBeVisible();
  await expect(price).toHaveAttribute('aria-sort', 'descending');
  await page.getByLabel('Search products').fill(last.split(' ').toReversed().join('  '));
  await expect(page.getByRole('row', { name: last })).not.toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Load more/u })).toHaveCount(0);
});

test('typing a long search updates the URL only a few times, and Back undoes a filter but keeps the search', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const replaceState = history.replaceState.bind(history);
    history.replaceState = (...args) => {
      document.documentElement.dataset['replaced'] = `${document.documentElement.dataset['replaced'] ?? ''}x`;
      replaceState(...args);
    };
  });
  await signedIn(page, await anyAdmin(page));
  await page.goto('/dashboard/users');
  const search = page.getByLabel('Search users');
  await expect(search).toBeVisible();
  await page.evaluate(() => (document.documentElement.dataset['replaced'] = ''));
  await search.pressSequentially('nobody is called that '.repeat(3));
  await page.getByRole('button', { name: 'Admins' }).click();
  await expect(page).toHaveURL(/\?search=nobody.*&view=admins$/u);
  await expect(page.locator('html')).toHaveAttribute('data-replaced', /^x{1,9}$/u);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'All', exact: true, pressed: true })).toBeVisible();
  await expect(search).toHaveValue(/^nobody is called/u);
});

test('a list keeps sorting and page size when both change in quick succession, Back restores the page number, and Escape pressed twice closes only the preview', async ({
  page,
}) => {
  await signedIn(page, await anyAdmin(page));
  await page.goto('/dashboard/allProduct');
  const price = page.getByRole('columnheader', { name: 'Price' });
  const size = page.getByRole('combobox', { name: 'Rows per page' });
  await expect(size).toBeVisible();
  const [heading, select] = await Promise.all([price.elementHandle(), size.elementHandle()]);
  await page.evaluate(
    ([heading, select]) => {
      if (!(heading instanceof HTMLElement) || !(select instanceof HTMLSelectElement)) return;
      heading.click();
      select.value = '10';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    },
    [heading, select],
  );
  await expect(page).toHaveURL('/dashboard/allProduct?sort=price&size=10');
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await expect(page.getByText(/^11–20 of/u)).toBeVisible();
  // The list remembers its size.
  await page.getByRole('link', { name: 'Manage All Product' }).click();
  await expect(page).toHaveURL('/dashboard/allProduct');
  await expect(page.getByText(/^1–10 of/u)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^11–20 of/u)).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL('/dashboard/allProduct');
  await page.getByRole('gridcell').nth(4).click();
  await page.getByRole('dialog').evaluate((dialog) => {
    const press = { key: 'Escape', bubbles: true };
    for (const keydown of ['keydown', 'keydown']) dialog.dispatchEvent(new KeyboardEvent(keydown, press));
  });
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goForward();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('order list on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the first order is visible without scrolling, with its customer, total and status', async ({
    page,
  }) => {
    const order = await orderFor(page, await customer('Casey Crank'));
    await signedIn(page, await anyAdmin(page));
    // Searches for one order, because other tests create orders too.
    await page.goto(`/dashboard/allOrder?search=${order.number}`);
    const first = page.getByRole('row').nth(1);
    await expect(first).toBeInViewport({ ratio: 1 });
    await expect(first).toContainText(`${order.number}$${order.price.toFixed(2)} · Casey Crank`);
    await expect(first.getByText('Not paid', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Search', exact: true }).last().click();
    await expect(page.getByRole('dialog')).toHaveAccessibleName('Search the back office');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: 'More options' }).click();
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('Oldest first');
    await expect(page).toHaveURL(`/dashboard/allOrder?search=${order.number}&order=oldest`);
    await page.getByRole('combobox', { name: 'Period' }).selectOption('Custom days');
    await page.getByLabel('From', { exact: true }).fill('2020-01-01');
    await expect(page).toHaveURL(/[?&]from=2020-01-01/u);
    await expect(first).toContainText(order.number);
    await page.goto('/dashboard/allOrder?status=sent');
    await expect(page.getByText('Unknown filter')).toBeVisible();
    await page.goto('/dashboard/allOrder?from=2026-12-02&to=2026-12-01');
    await expect(page.getByText('Invalid date range')).toBeVisible();
  });
});
