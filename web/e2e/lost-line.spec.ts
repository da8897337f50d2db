import { loseOnceBack } from './support/broken-line.ts';
import { networkQuiet } from './support/network-quiet.ts';
import { expect, test, type Page } from './support/test.ts';

const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();

const aboutHeading = (page: Page) => page.getByRole('heading', { name: 'We make the parts' });

test.beforeEach(({ trouble }) => {
  trouble.expect('net::ERR_INTERNET_DISCONNECTED');
});

test('a page whose code is lost although the line is back comes by itself', async ({ page }) => {
  await page.goto('/');
  await networkQuiet(page);
  await loseOnceBack(page, /\/assets\/about-.*\.js$/u);
  await follow(page, 'About');
  await expect(aboutHeading(page)).toBeVisible();
});
