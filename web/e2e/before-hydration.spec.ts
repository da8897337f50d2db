import { hold } from './support/hold.ts';
import { expectSheetEntry } from './support/sheets.ts';
import { expect, test, type Page } from './support/test.ts';

const scripts = '**/assets/*.js';
const open = (page: Page, address: string) => page.goto(address, { waitUntil: 'commit' });
const ready = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('hydration keeps previously typed text, and replays each previously pressed button exactly once', async ({
  page,
}) => {
  const release = await hold(page, scripts);
  await open(page, '/parts/meridian-chain-12');
  await page.getByLabel('Quantity').fill('25');
  // Users repeat a press that seems to have no effect.
  await button(page, 'Add to cart').click();
  await button(page, 'Add to cart').click();
  await button(page, 'Use dark colours').click();
  release();
  await expect(page.getByText('25 × $38.50')).toBeVisible();
  await expect(page.getByLabel('Quantity')).toHaveValue('25');
  await expect(page.getByText('25 in your cart')).toBeVisible();
  await expect(button(page, 'Use light colours')).toBeVisible();
  await expect(page).toHaveURL('/parts/meridian-chain-12');
});

test('menu, filters, search and purchase dialog open on a phone before hydration', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  let release = await hold(page, scripts);
  await open(page, '/parts');
  await button(page, 'Menu').click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Wheels' }).click();
  await expect(page).toHaveURL('/parts?category=wheels');
  await button(page, 'Filters (1)').click();
  await page.getByRole('dialog', { name: 'Filters' }).getByRole('link', { name: 'Brakes' }).click();
  await expect(page).toHaveURL('/parts?category=brakes');
  await button(page, 'Search parts').click();
  await page.getByRole('dialog', { name: 'Search parts' }).getByRole('textbox').fill('rotor 180');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/parts?q=rotor+180');
  await button(page, 'Menu').click();
  release();
  await ready(page);
  await expect(page.getByRole('dialog', { name: 'Menu' }), 'stays open after hydration').toBeVisible();
  await expectSheetEntry(page, 'menu');
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Menu' }), 'closes on Back').toBeHidden();
  await expect(page).toHaveURL('/parts?q=rotor+180');
  release = await hold(page, scripts);
  await open(page, '/parts?category=brakes');
  await page.getByRole('button', { name: 'Buy Now: ' }).first().click();
  release();
  await expect(page, 'redirects the visitor to sign-in').toHaveURL(/\/signIn\?from=%2Fparts%3F.*buy%3D/u);
});

test('Back closes a menu that was opened before hydration, even while the menu’s history entry is being added', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  const release = await hold(page, scripts);
  await open(page, '/parts');
  await button(page, 'Menu').click();
  await page.evaluate(() => {
    const push = history.pushState.bind(history);
    history.pushState = (...entry) => {
      push(...entry);
      history.pushState = push;
      history.back();
    };
  });
  release();
  await ready(page);
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  await expectSheetEntry(page);
  await button(page, 'Menu').click();
  await expectSheetEntry(page, 'menu');
});

test('without JavaScript, search works, a part is readable, and Buy Now and Add to cart open pages that need it and say so', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const plain = await context.newPage();
  await plain.goto('/');
  await plain.getByRole('search').getByRole('textbox').fill('brake rotor');
  await plain.keyboard.press('Enter');
  await plain.waitForURL('/parts?q=brake+rotor');
  const found = (await plain.getByRole('article').getByRole('heading').allTextContents()).sort();
  expect(found.length).toBeGreaterThan(4);
  await page.goto(plain.url());
  await ready(page);
  const headings = page.getByRole('article').getByRole('heading');
  await expect.poll(async () => (await headings.allTextContents()).sort()).toEqual(found);
  await plain.goto('/parts?category=drivetrain');
  await plain.getByRole('link', { name: 'Meridian Chain 12-Speed' }).click();
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Meridian Chain 12-Speed');
  await expect(plain.getByText('PW-CH12-126')).toBeVisible();
  await expect(plain.getByRole('main').getByText('$44.50').first()).toBeVisible();
  await plain.getByLabel('Quantity').fill('25');
  await button(plain, 'Buy Now').click();
  await plain.waitForURL(/\/parts\/meridian-chain-12\?(?=.*buy=)(?=.*quantity=25)/u);
  await plain.getByLabel('Quantity').fill('12');
  await button(plain, 'Add to cart').click();
  await plain.waitForURL(/\/cart\?(?=.*add=)(?=.*quantity=12)/u);
  await expect(plain.locator('noscript a[href="/parts"]')).toBeVisible();
  await page.goto(plain.url());
  await expect(page.getByRole('textbox', { name: 'Quantity: Meridian Chain 12-Speed' })).toHaveValue('12');
  await expect(page).toHaveURL('/cart');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Quantity: Meridian Chain 12-Speed' })).toHaveValue('12');
  await context.close();
});
