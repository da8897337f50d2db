import type { BrowserContext } from '@playwright/test';
import {
  expectAccessible,
  expectNothingRunsOut,
  expectNoViolation,
  expectRoomForText,
  settle,
} from './support/accessible.ts';
import { firstBuyNow } from './support/buy-now.ts';
import { openHome } from './support/home.ts';
import { mockLongestData, longWord } from './support/longest-texts.ts';
import { openDialogs } from './support/open-dialogs.ts';
import { anyAdmin, customer, customerWithToken, signedIn } from './support/people.ts';
import { adminAddresses, customerAddresses, publicAddresses } from './support/screens.ts';
import { addProduct, callShop, orderFor, payElsewhere, saveAddress } from './support/shop-calls.ts';
import { expect, test, type Page } from './support/test.ts';
import { toasts } from './support/toasts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function expectGoodScreen(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settle(page);
  await expectAccessible(page);
  await expectRoomForText(page);
}

const dialog = '[role="dialog"]';

/** Opens an address in a tab of its own, which shares the context's cached scripts, checks it, and closes the tab. */
async function expectGoodTab(
  context: BrowserContext,
  address: string,
  prepare: (tab: Page) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await test.step(address, async () => {
    const tab = await context.newPage();
    await prepare(tab);
    await expectGoodScreen(tab, address);
    await openDialogs[address]?.(tab);
    await tab.unrouteAll({ behavior: 'ignoreErrors' });
    await tab.close();
  });
}

/** Splits addresses into groups. Each is one test, so that its screens share one context and the groups run in parallel. */
const groupsOf = (addresses: readonly string[]) =>
  [0, 1, 2].map((group) => addresses.filter((_, nth) => nth % 3 === group));

for (const addresses of groupsOf(publicAddresses)) {
  test(`${addresses.join(', ')} and their dialogs are accessible and fit enlarged text`, async ({
    context,
    trouble,
  }) => {
    test.slow();
    trouble.expect('404 GET /no-such-page');
    for (const address of addresses) await expectGoodTab(context, address);
  });
}

for (const addresses of groupsOf(adminAddresses)) {
  test(`${addresses.join(', ')} and their dialogs are accessible and show the longest data without overflow`, async ({
    page,
    context,
  }) => {
    test.slow();
    const admin = await anyAdmin(page);
    for (const address of addresses)
      await expectGoodTab(context, address, async (tab) => {
        await signedIn(tab, admin);
        await mockLongestData(tab);
      });
  });
}

test('the screens of a customer and their dialogs are accessible and show the longest data without overflow', async ({
  page,
  context,
}) => {
  test.slow();
  const person = await customerWithToken(page);
  await saveAddress(page, person);
  await payElsewhere(page, person, await orderFor(page, person));
  const order = await orderFor(page, person);
  const prepare = async (tab: Page) => {
    await signedIn(tab, person);
    await mockLongestData(tab);
  };
  for (const address of [...customerAddresses, `/dashboard/myOrder/${order._id}`])
    await expectGoodTab(context, address, prepare);
  await payElsewhere(page, person, order);
  await prepare(page);
  await page.goto(`/dashboard/myOrder/${order._id}`);
  await expect(page.getByRole('link', { name: 'Review this part' })).toBeVisible();
  await expectAccessible(page);
});

test('home, the purchase dialog and the payment page show the longest data without overflow', async ({
  page,
}) => {
  const person = await customer(longWord);
  await signedIn(page, person);
  await mockLongestData(page);
  await openHome(page);
  await settle(page);
  await expectNothingRunsOut(page);
  await expect(page.getByRole('figure').first()).toContainText(longWord);
  await firstBuyNow(page).click();
  await expect(page.getByRole('dialog')).toContainText(longWord);
  await expectNothingRunsOut(page);
  await page.goto(`/dashboard/payment/${(await orderFor(page, person))._id}`);
  await settle(page);
  await expect(page.getByRole('main')).toContainText(longWord);
  await expectNothingRunsOut(page);
});

test('search results, toasts and the page of a deleted part show the longest data without overflow', async ({
  page,
  trouble,
}) => {
  const name = `عجلة ${longWord.slice(0, 150)}${crypto.randomUUID()}`;
  const id = await addProduct(page, name);
  const { slug } = await callShop<{ slug: string }>(page, `GET /product/${id}`);
  trouble.expect(`404 GET /parts/${slug}`, `404 GET /product/${slug}`);
  await signedIn(page, await anyAdmin(page));
  await page.goto(`/dashboard/allProduct`);
  await page.getByLabel('Search products').fill(name);
  await page.getByRole('row', { name }).getByRole('gridcell').nth(4).click();
  await page
    .getByRole('dialog', { name })
    .getByRole('button', { name: `Delete ${name}` })
    .click();
  await page
    .getByRole('dialog', { name: 'Delete this part?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await toasts(page).hover();
  await expectNothingRunsOut(page, [320]);
  // Waits until the drawer is closed, because its history.back() would cancel the next navigation.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(`/parts/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('direction', 'rtl');
  await expectNothingRunsOut(page);
  await page.goto(`/parts?q=${longWord.slice(0, 100)}`);
  const chip = page.getByRole('button', { name: `Remove “${longWord.slice(0, 100)}”` });
  await page.setViewportSize({ width: 320, height: 800 });
  await expect.poll(async () => (await chip.boundingBox())?.height ?? 0).toBeGreaterThan(48);
  await expectNothingRunsOut(page);
});

test('menus, a review and its delete dialog are accessible on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const mark = crypto.randomUUID();
  const guest = { customerEmail: 'guest@example.com', customerName: 'Gil Guest', rating: 4 };
  await callShop(page, 'POST /review', { body: { ...guest, comment: `${mark} ${'Long. '.repeat(300)}` } });
  await signedIn(page, await anyAdmin(page));
  await page.goto('/dashboard/allReview');
  await settle(page);
  await page.getByRole('button', { name: 'Dashboard menu, now at Manage Reviews' }).click();
  await expect(page.getByRole('link', { name: 'Shop Settings' })).toBeVisible();
  await expectNoViolation(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await expectNoViolation(page, dialog);
  await page.keyboard.press('Escape');
  await page.getByLabel('Search reviews').fill(mark);
  await expect(page.getByRole('row', { name: mark })).toBeVisible();
  await page.getByRole('gridcell').nth(1).click();
  await expect(page.getByRole('dialog', { name: 'Review by' })).toBeVisible();
  await expectNoViolation(page, dialog);
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog', { name: 'Delete this review?' })).toBeVisible();
  await expectNoViolation(page, dialog);
});

test('the catalogue, its filters, the search and the buy bar are accessible on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/parts?category=brakes');
  await settle(page);
  await expectNoViolation(page);
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await expectNoViolation(page, dialog);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Search parts' }).click();
  await page.locator('input[aria-label="Search parts"]:visible').fill('rotor');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectNoViolation(page, `${dialog}, [role="listbox"]`);
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/\/parts\/.*rotor/u);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await settle(page);
  await expectNoViolation(page);
});
