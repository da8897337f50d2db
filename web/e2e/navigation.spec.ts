import { tabTo } from './support/keyboard.ts';
import { expect, test, type Page } from './support/test.ts';

test('the phone menu closes on Escape, on navigation and on a link to the current page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const about = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' });
  await expect(about).toBeHidden();
  const menu = page.getByRole('button', { name: 'Menu' });
  // The second press of a double click hits the opened menu, which now covers the button.
  await menu.click({ clickCount: 2, delay: 250 });
  await expect(about).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(about).toBeHidden();
  await menu.click();
  await about.click();
  await expect(page).toHaveURL('/about');
  await expect(about).toBeHidden();
  await menu.click();
  await tabTo(page, about);
  await followCurrentPageLink(page);
  await expect(about).toBeHidden();
  await expect(menu).toBeFocused();
});

/** Presses Enter on the link to the current page, and waits until the history state has changed. */
async function followCurrentPageLink(page: Page): Promise<void> {
  const key = () => page.evaluate(() => (history.state as { key?: string } | null)?.key);
  const before = await key();
  await page.keyboard.press('Enter');
  await expect.poll(key).not.toBe(before);
}

test('keyboard users can skip the header, and links within a page move the focus to their section', async ({
  page,
}) => {
  await page.goto('/blogs');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const articles = page.getByRole('article');
  expect(await articles.count()).toBeGreaterThan(4);
  for (const article of await articles.all()) await expect(article.getByRole('heading')).toHaveText(/\?/u);
  const links = page.getByRole('navigation', { name: 'Main' });
  await tabTo(page, links.getByRole('link', { name: 'Blogs' }), 'Shift+Tab');
  await followCurrentPageLink(page);
  await page.keyboard.press('Tab');
  await expect(links.getByRole('link', { name: 'My Portfolio' })).toBeFocused();
  await tabTo(page, page.getByRole('navigation', { name: 'Articles' }).getByRole('link').last());
  await page.keyboard.press('Enter');
  await expect(articles.last()).toBeFocused();

  const footer = page.getByRole('contentinfo');
  for (const column of ['Services', 'Company', 'Legal']) {
    await expect(footer.getByRole('navigation', { name: column }).getByRole('link').first()).toBeVisible();
  }
  await expect(footer.getByText(/Copyright © 2022/u)).toBeVisible();
  await footer.getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/about#privacy');
  await expect(page.getByRole('heading', { name: 'Privacy' })).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Privacy' })).toBeFocused();
  const link = footer.getByRole('link', { name: 'Warranty and returns' });
  for (const time of ['first', 'second']) {
    await test.step(`the ${time} press of a link to a section of the same page focuses that section`, async () => {
      await link.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('region', { name: 'Warranty and returns' })).toBeFocused();
    });
  }
});
