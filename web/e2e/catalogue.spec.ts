import { anyCustomer, signedIn } from './support/people.ts';
import { saveElsewhere } from './support/product-editor.ts';
import { addProduct } from './support/shop-calls.ts';
import type { Locator } from '@playwright/test';
import { expectSheetEntry } from './support/sheets.ts';
import { expect, test, type Page } from './support/test.ts';

const rotor = { name: 'Basalt Rotor 180 mm', path: '/parts/basalt-rotor-180', partNumber: 'PW-RT180-6B' };

const isCovered = (text: Locator) =>
  text.evaluate((element) => {
    const { left, bottom } = element.getBoundingClientRect();
    return !element.contains(document.elementFromPoint(left + 1, bottom - 2));
  });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const search = (page: Page) => page.locator('input[aria-label="Search parts"]:visible');
const suggestions = (page: Page) => page.getByRole('listbox').getByRole('option');

test.describe('catalogue on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('search lists all results, shows a hint if no part matches, and opens a suggestion by keyboard', async ({
    page,
  }) => {
    await page.goto('/');
    await search(page).focus();
    await search(page).fill('rotor');
    await page.getByRole('option', { name: /^All \d+ results$/u }).click();
    await expect(page).toHaveURL('/parts?q=rotor');
    await expect(search(page), 'the search field loses focus on navigation').not.toBeFocused();
    await expect(cards(page).first()).toContainText('Rotor');
    const found = await cards(page).count();
    await page.getByRole('button', { name: 'Remove “rotor”' }).first().click();
    await expect(page).toHaveURL('/parts');
    await expect.poll(() => cards(page).count()).toBeGreaterThan(found);

    const height = (await page.getByRole('banner').boundingBox())?.height;
    const hint = page.getByText('No results. Press Enter for the closest matches.');
    await search(page).fill('meridianzz');
    await expect(hint).toBeVisible();
    expect((await page.getByRole('banner').boundingBox())?.height).toBe(height);
    await page.keyboard.press('Enter');
    await expect(hint).toBeHidden();
    await search(page).fill('pw rt180 6b');
    await expect(page).toHaveURL('/parts?q=meridianzz');
    await expect(
      suggestions(page).first(),
      'suggestions match the new text, not the results below',
    ).toContainText(rotor.name);
    // MUI resets the highlighted option in an effect that runs just after the options are painted.
    await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(rotor.path);
    await expect(page.getByRole('heading', { name: rotor.name, level: 1 })).toBeVisible();
  });

  test('filters and price range narrow the parts and are stored in a shareable URL', async ({
    page,
    context,
  }) => {
    await page.goto('/parts');
    await page.getByLabel('From', { exact: true }).fill('40');
    await page.keyboard.press('Tab');
    await page.keyboard.type('60');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/parts?from=40&to=60');
    await expect(page.getByLabel('To', { exact: true })).toBeFocused();
    await page.keyboard.type('x');
    await expect(page.getByText('· still to $60.00')).toBeVisible();
    await page.getByLabel('To', { exact: true }).fill('100');
    await expect(page).toHaveURL('/parts?from=40&to=100');
    // Types more slowly than the debounce, so that 6, which is below the lower bound, is applied first.
    await page.getByLabel('To', { exact: true }).fill('');
    await page.keyboard.type('600', { delay: 700 });
    await expect(page).toHaveURL('/parts?from=40&to=600');
    await expect(page.getByLabel('To', { exact: true })).toBeFocused();
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(page).toHaveURL('/parts');

    await page.getByRole('radio', { name: /^Brakes/u }).check();
    await page.getByRole('checkbox', { name: /^In stock/u }).check();
    await page.getByLabel('To', { exact: true }).fill('60');
    await page.keyboard.press('Enter');
    await page.getByLabel('Sort by').selectOption('Price, lowest first');
    await expect(page).toHaveURL('/parts?category=brakes&to=60&stock=in&sort=price-up');
    const names = await cards(page).getByRole('heading').allTextContents();
    expect(names.length).toBeGreaterThan(1);
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(cards(other).getByRole('heading')).toHaveText(names);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Brakes');
    await page.goBack();
    await expect(page).toHaveURL('/parts?category=brakes&to=60&stock=in');
  });

  test('Show more focuses the first new part, and Back and reload restore the same list', async ({
    page,
  }) => {
    await signedIn(page, await anyCustomer(page));
    await page.goto('/parts');
    await page.getByRole('button', { name: /^Show \d+ more$/u }).click();
    const last = cards(page).nth(30).getByRole('link');
    const name = await last.innerText();
    await expect(cards(page).nth(24).getByRole('link')).toBeFocused();
    await cards(page).nth(30).getByRole('button', { name: 'Buy Now' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await last.click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await page.goBack();
    await expect(cards(page).nth(30).getByRole('link')).toBeInViewport();
    await page.reload();
    await expect(cards(page)).toHaveCount(48);
    // Makes the pictures 0 px wide for a moment, which must not count as a failed load.
    await page.setViewportSize({ width: 1, height: 900 });
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(cards(page).locator('img')).toHaveCount(48);
  });

  test('the catalogue keeps its server-rendered parts when refetching fails, and Retry loads the current parts', async ({
    page,
    trouble,
  }) => {
    trouble.expect('503 GET /catalogue');
    // Simulates a shared cache that serves an outdated page.
    await page.route('**/parts', async (route) => {
      const response = await route.fetch({ maxRetries: 1 });
      const body = (await response.text()).replaceAll(/"dataUpdatedAt":\d+/gu, '"dataUpdatedAt":1');
      await route.fulfill({ response, body });
    });
    await page.route('**/catalogue', (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto('/parts');
    await expect(page.getByText('This list may be out of date')).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
    await page.unroute('**/catalogue');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('This list may be out of date')).toBeHidden();
  });
});

test.describe('catalogue on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('filters open in a side panel that shows the number of matching parts, and search in one that closes when Enter shows the results', async ({
    page,
  }) => {
    await page.goto('/parts');
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('radio', { name: /^Wheels/u }).check();
    await sheet.getByRole('button', { name: /^Show \d+ parts$/u }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
    await expect(page).toHaveURL('/parts?category=wheels');
    await page.goBack();
    await expect(page, 'the side panel adds no history entry').toHaveURL('/parts');
    await page.getByRole('button', { name: 'Search parts' }).click();
    await search(page).fill('rotor');
    await expect(suggestions(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/parts?q=rotor');
    await expect(cards(page).first()).toContainText('Rotor');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Search parts' }).click();
    await search(page).fill('cassette');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/parts?q=cassette');
    await expect(cards(page).first()).toContainText('Cassette');
    await expect(
      page.getByRole('dialog'),
      'closes even if Enter is pressed right after it opens',
    ).toHaveCount(0);
    await expectSheetEntry(page);
  });

  test('price and Buy Now of a part stay visible while scrolling', async ({ page }) => {
    await signedIn(page, await anyCustomer(page));
    await page.goto(rotor.path);
    await page.getByRole('heading', { name: 'Reviews of this part' }).scrollIntoViewIfNeeded();
    const buy = page.getByRole('main').getByRole('button', { name: 'Buy Now' });
    await expect(buy).toBeInViewport();
    await buy.click();
    await expect(page.getByRole('dialog').getByLabel('Quantity')).toHaveValue('1');
    await page.keyboard.press('Escape');
    await expect(buy).toBeFocused();
    await page.keyboard.press('End');
    await expect.poll(() => isCovered(page.getByText('All rights reserved.'))).toBe(false);
  });
});

test('Buy Now accepts an order at the new price after the old price was rejected', async ({
  page,
  trouble,
}) => {
  trouble.expect('409 POST /orders');
  const name = `Test lockring ${crypto.randomUUID()}`;
  const id = await addProduct(page, name);
  await signedIn(page, await anyCustomer(page));
  await page.goto(`/parts?${new URLSearchParams({ q: name }).toString()}`);
  const buyNow = page.getByRole('button', { name: `Buy Now: ${name}` });
  await buyNow.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status')).toHaveText('$12.50');
  await dialog.getByLabel('Phone').fill('+1 503 555 0104');
  await saveElsewhere(page, id, { price: 13 });
  await dialog.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByText('Your order is failed')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await buyNow.click();
  await expect(dialog.getByLabel('Phone')).toHaveValue('+1 503 555 0104');
  await expect(dialog.getByRole('status')).toHaveText('$13.00');
  await dialog.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByText('Your Order is successful')).toBeVisible();
});
