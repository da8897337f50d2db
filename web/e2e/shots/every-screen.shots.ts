import { test, type Page } from '@playwright/test';
import { admin, customerWithToken, signedIn } from '../support/people.ts';
import { saveAddress } from '../support/shop-calls.ts';
import { networkQuiet } from '../support/network-quiet.ts';
import { adminAddresses, customerAddresses, publicAddresses } from '../support/screens.ts';
import { firstBuyNow } from '../support/buy-now.ts';
import { toasts } from '../support/toasts.ts';

const folder = `${import.meta.dirname}/../../../screenshots`;

const screens = { visitor: publicAddresses, customer: customerAddresses, admin: adminAddresses };

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 768, 1440]) {
    test.describe(`screenshots in ${colorScheme} mode at ${width} px`, () => {
      test.use({
        colorScheme,
        viewport: { width, height: 900 },
        contextOptions: { reducedMotion: 'reduce' },
      });

      const take = async (page: Page, name: string) => {
        await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true });
      };
      const takeAll = async (page: Page, addresses: readonly string[]) => {
        for (const address of addresses) {
          await page.goto(address);
          await scrollThrough(page);
          await take(page, address.replaceAll('/', '-').replace(/^-/u, '') || 'home');
        }
      };

      test('visitor pages', async ({ page }) => {
        await takeAll(page, screens.visitor);
      });

      test('customer pages', async ({ page }) => {
        const person = await customerWithToken(page);
        await saveAddress(page, person);
        await signedIn(page, person);
        await page.goto('/');
        await firstBuyNow(page).click();
        await page.getByLabel('Phone').fill('+1 503 555 0100');
        await page.screenshot({ path: `${folder}/purchase-${width}-${colorScheme}.png` });
        await page.getByRole('button', { name: 'Place order' }).click();
        await toasts(page).first().waitFor();
        await page.screenshot({ path: `${folder}/toast-${width}-${colorScheme}.png` });
        await takeAll(page, screens.customer);
        await page.goto('/dashboard/myOrder');
        await page.getByRole('link', { name: 'Pay' }).first().click();
        await page.getByLabel('Card number').waitFor();
        await scrollThrough(page);
        await take(page, 'dashboard-payment');
      });

      test('admin pages', async ({ page }) => {
        await signedIn(page, admin);
        await takeAll(page, screens.admin);
      });
    });
  }
}

/** Scrolls through the page to load its lazy pictures, then waits until the network is idle. */
async function scrollThrough(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.documentElement.dataset['app'] === 'ready' &&
      document.querySelector('[aria-busy="true"]') === null,
  );
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 600) {
      scrollTo(0, y);
      await new Promise((resolve) => {
        setTimeout(resolve, 60);
      });
    }
    scrollTo(0, 0);
  });
  // Skips hidden slides and closed details, whose pictures load later.
  await page.waitForFunction(() =>
    [...document.images]
      .filter((image) => image.checkVisibility() && image.closest('[aria-hidden="true"]') === null)
      .every((image) => image.complete),
  );
  await networkQuiet(page);
  // Decodes the pictures, because a loaded picture may not be painted yet.
  await page.evaluate(async () => {
    const inSight = [...document.images].filter((image) => image.complete);
    await Promise.all(inSight.map((image) => image.decode().catch(() => undefined)));
  });
}
