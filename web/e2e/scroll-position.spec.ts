import { hold } from './support/hold.ts';
import { expect, test, type Page } from './support/test.ts';

const scrolledTo = (page: Page) => page.evaluate(() => scrollY);

test('reload and Back restore the scroll position', async ({ page }) => {
  await openAndScroll(page, '/about', 900);
  await page.reload();
  await expect.poll(() => scrolledTo(page)).toBe(900);
  await page.goto('/blogs');
  await page.locator('html[data-app=ready]').waitFor();
  await page.goBack();
  await expect.poll(() => scrolledTo(page)).toBe(900);
});

test('hydration keeps the scroll position that was reached before hydration', async ({ page }) => {
  for (const address of ['/', '/about']) {
    const releaseScripts = await hold(page, '**/assets/*.js');
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => {
      scrollTo({ top: 400, behavior: 'instant' });
    });
    releaseScripts();
    await page.locator('html[data-app=ready]').waitFor();
    expect(await scrolledTo(page)).toBe(400);
  }
});

async function openAndScroll(page: Page, address: string, top: number): Promise<void> {
  await page.goto(address);
  await page.locator('html[data-app=ready]').waitFor();
  await page.evaluate((to) => {
    scrollTo({ top: to, behavior: 'instant' });
  }, top);
  expect(await scrolledTo(page)).toBe(top);
}
