import { settle } from './support/accessible.ts';
import { holdChunk } from './support/hold.ts';
import { networkQuiet } from './support/network-quiet.ts';
import { anyCustomer, enter, newPerson, signedIn } from './support/people.ts';
import { buyNowButtons, firstBuyNow } from './support/buy-now.ts';
import { expect, test, type Page } from './support/test.ts';
import type { Locator } from '@playwright/test';

const dialog = (page: Page) => page.getByRole('dialog');
const success = (page: Page) => page.getByText('Your Order is successful');

/** Presses Buy Now and waits until the history state has changed. */
async function pressBuyNow(page: Page, place: number): Promise<void> {
  const key = () => page.evaluate(() => (history.state as { key?: string } | null)?.key);
  const before = await key();
  await buyNowButtons(page).nth(place).click();
  await expect.poll(key).not.toBe(before);
}

test('a second press of Buy Now does not interrupt loading the sign-in page, and the purchase dialog opens after signing up', async ({
  page,
}) => {
  const rider = newPerson();
  const releaseSignIn = await holdChunk(page, 'sign-in');
  await page.goto('/');
  const card = page.getByRole('region', { name: 'Our Products' }).getByRole('article').first();
  const productName = await card.getByRole('heading').innerText();
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname);
  });
  await firstBuyNow(page).dblclick();
  await expect(page).toHaveURL(/buy=/u);
  await pressBuyNow(page, 0);
  releaseSignIn();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByText(`Sign in to order ${productName}. You need an account to pay.`)).toBeVisible();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Name').fill(rider.name);
  await enter(page, rider);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(dialog(page).getByText(rider.name)).toBeVisible();
  await expect(dialog(page).getByText(rider.email)).toBeVisible();
  expect(loaded, 'full page loads').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(firstBuyNow(page)).toBeFocused();
});

/** Signs in, opens home and returns the URLs of all later POST requests. */
async function openHomeSignedIn(page: Page): Promise<readonly string[]> {
  await signedIn(page, await anyCustomer(page));
  await page.goto('/');
  await settle(page);
  const orders: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') orders.push(request.url());
  });
  return orders;
}

test('pressing Place order twice places one order, and double-clicking Buy Now places none', async ({
  page,
}) => {
  await page.setViewportSize({ width: 480, height: 900 });
  const orders = await openHomeSignedIn(page);
  // Uses a product in the right column, so that Place order can appear under the pointer that pressed Buy Now.
  const buyNow = buyNowButtons(page).nth(1);
  await buyNow.click();
  const placeOrder = page.getByRole('button', { name: 'Place order' });
  const { y } = await middleOf(placeOrder);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  const { x, ...now } = await middleOf(buyNow);
  await page.evaluate((top) => {
    scrollBy({ top, behavior: 'instant' });
  }, now.y - y);
  await page.mouse.dblclick(x, y);
  await networkQuiet(page);
  expect(orders).toEqual([]);
  expect(await placeOrder.evaluate((button) => button.matches(':hover'))).toBe(true);

  // Two separate clicks, because dialogs ignore the second click of a double-click.
  await page.mouse.click(x, y);
  await page.mouse.click(x, y);
  await expect(success(page)).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  expect(orders).toHaveLength(1);
  await expect(buyNow).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(success(page)).toHaveCount(0);
  await firstBuyNow(page).click();
  await pressBetweenAnswerAndClosing(placeOrder);
  await placeOrder.click();
  await expect(success(page)).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await networkQuiet(page);
  await expect(page).toHaveTitle('Pressed again');
  expect(orders).toHaveLength(2);
  await firstBuyNow(page).click();
  await placeOrder.click();
  await expect.poll(() => orders).toHaveLength(3);
});

/** Presses `placeOrder` again after the toast appears and before the dialog closes. */
async function pressBetweenAnswerAndClosing(placeOrder: Locator): Promise<void> {
  await placeOrder.evaluate((button: HTMLElement) => {
    new MutationObserver((_changes, once) => {
      if (document.querySelector('[role="status"] [aria-label="Close this message"]') === null) return;
      once.disconnect();
      button.click();
      document.title = 'Pressed again';
    }).observe(document.body, { childList: true, subtree: true });
  });
}

async function middleOf(control: Locator): Promise<{ x: number; y: number }> {
  const box = await control.boundingBox();
  if (box === null) throw new Error(`${control.toString()} is not there.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
