import sharp from 'sharp';
import { test, type Page } from '@playwright/test';
import { settle } from '../support/accessible.ts';
import { networkQuiet } from '../support/network-quiet.ts';
import { admin, signedIn } from '../support/people.ts';

const folder = `${import.meta.dirname}/../../../docs/screenshots`;

async function take(page: Page, name: string): Promise<void> {
  await settle(page);
  await networkQuiet(page);
  const picture = await page.screenshot();
  await sharp(picture).webp({ quality: 82 }).toFile(`${folder}/${name}.webp`);
}

test.use({ viewport: { width: 1440, height: 1000 }, contextOptions: { reducedMotion: 'reduce' } });

test('screenshots for the README', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1250 });
  await page.goto('/');
  await take(page, 'home');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/parts');
  await take(page, 'parts');
  await page.setViewportSize({ width: 1440, height: 1000 });
  for (const slug of ['basalt-rotor-180', 'meridian-chainring-50t', 'meridian-cassette-11-34']) {
    const response = await page.goto(`/parts/${slug}`);
    if (response?.ok() !== true) continue;
    await page
      .getByRole('button', { name: /Add to cart/u })
      .first()
      .click();
    await networkQuiet(page);
  }
  await page.goto('/cart');
  await take(page, 'cart');
  await signedIn(page, admin);
  await page.goto('/dashboard/allOrder');
  await take(page, 'orders');
  await page.goto('/dashboard/allOrder/order-2026-0028');
  await take(page, 'order');
  await page.goto('/dashboard/overview');
  await take(page, 'overview');
});
