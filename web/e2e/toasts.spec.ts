import { customer, signedIn } from './support/people.ts';
import { firstBuyNow } from './support/buy-now.ts';
import { expect, test, type Page } from './support/test.ts';
import { toasts } from './support/toasts.ts';

const toast = (page: Page) => toasts(page).locator('> *');

async function raiseToast(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Copy link' }).click();
  // Hovers over the toast, which otherwise might close on a slow machine.
  await toast(page).hover();
  await expect.poll(() => toast(page).evaluate(isAtRest)).toBe(true);
}

/** True once the slide-in transition of the toast's ancestor has ended. */
function isAtRest(element: Element): boolean {
  return document
    .getAnimations()
    .every(({ effect }) => !(effect instanceof KeyframeEffect) || effect.target?.contains(element) !== true);
}

async function drag(page: Page, share: number): Promise<void> {
  const box = await toast(page).boundingBox();
  if (box === null) throw new Error('There is no toast to drag.');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 40, y);
  await page.mouse.down();
  await page.mouse.move(box.x + 40 + box.width * share, y, { steps: 8 });
  await page.mouse.up();
}

test('a toast is announced politely, and closes when dragged by 80 percent of its width, on Escape or by its button', async ({
  page,
}) => {
  await page.goto('/parts/basalt-rotor-180');
  await raiseToast(page);
  await drag(page, -0.75);
  await expect(toast(page)).toBeVisible();
  await expect(toast(page)).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, 0)');
  await drag(page, -0.81);
  await expect(toast(page)).toHaveCount(0, { timeout: 3000 });
  await raiseToast(page);
  await page.keyboard.press('Escape');
  await expect(toast(page)).toHaveCount(0, { timeout: 3000 });
  await raiseToast(page);
  await expect(page.getByRole('status').filter({ hasText: 'The link is copied' })).toBeVisible();
  await page.getByRole('button', { name: 'Close this message' }).click();
  await expect(toast(page)).toHaveCount(0, { timeout: 3000 });
});

test('a toast closes after five seconds unless it has focus', async ({ page }) => {
  await page.clock.install();
  await page.goto('/parts/basalt-rotor-180');
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  // Pauses the clock, so that the toast does not close on a slow machine.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(toast(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  const dismiss = toast(page).getByRole('button', { name: 'Close this message' });
  await dismiss.focus();
  await page.clock.runFor(30_000);
  await dismiss.blur();
  await page.clock.runFor(4000);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(2000);
  await page.clock.resume();
  await expect(toast(page)).toHaveCount(0, { timeout: 3000 });
});

test('a toast with an action stays until it is dismissed (WCAG 2.2.1) or its user signs out in another tab', async ({
  page,
}) => {
  await page.clock.install();
  await signedIn(page, await customer());
  await page.goto('/');
  await firstBuyNow(page).click();
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(toast(page).getByRole('link', { name: 'Pay now' })).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(toast(page).getByRole('link', { name: 'Pay now' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(toast(page)).toHaveCount(0, { timeout: 3000 });
  await firstBuyNow(page).click();
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(toast(page).getByRole('link', { name: 'Pay now' })).toBeVisible();
  await page.evaluate(() => {
    localStorage.removeItem('accessToken');
    dispatchEvent(new Event('storage'));
  });
  await expect(page.getByText('Your Order is successful')).toHaveCount(0);
});
