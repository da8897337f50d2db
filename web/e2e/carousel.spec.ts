import { tabTo } from './support/keyboard.ts';
import { expect, test, type Page } from './support/test.ts';

const slide = (page: Page, number: number) => page.locator(`#item${number}`);
const jump = (page: Page, number: number) => page.getByRole('link', { name: `Slide ${number}` });

test('the carousel changes slides by number and arrow key, and wraps from the last to the first', async ({
  page,
}) => {
  await page.goto('/');
  for (const number of [3, 2, 1]) {
    await jump(page, number).click();
    await expect(slide(page, number)).toBeInViewport({ ratio: 0.9 });
    await expect(jump(page, number)).toHaveAttribute('aria-current', 'true');
  }
  await tabTo(page, page.getByRole('group', { name: /^Slide 1 of 3/u }), 'Shift+Tab');
  for (const number of [2, 3, 1]) {
    await page.keyboard.press('ArrowRight');
    await expect(jump(page, number)).toHaveAttribute('aria-current', 'true');
  }
  await page.keyboard.press('ArrowLeft');
  await expect(jump(page, 3)).toHaveAttribute('aria-current', 'true');
  await tabTo(page, jump(page, 2));
  await page.keyboard.press('Enter');
  await expect(slide(page, 2)).toBeInViewport({ ratio: 0.9 });
  await tabTo(page, page.getByRole('button', { name: 'Pause the slides' }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Play the slides' })).toBeFocused();
});

test('the carousel advances automatically, waits while hovered, and stops on Pause', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await expect(jump(page, 1)).toHaveAttribute('aria-current', 'true');
  // Pauses the clock. Retries, because on a slow machine the chosen time may already have passed.
  await expect(async () => {
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 100));
  }).toPass();
  await page.clock.fastForward('00:08');
  await expect(jump(page, 2)).toHaveAttribute('aria-current', 'true');

  await page.getByRole('region', { name: 'Parts from our workshop' }).hover();
  await page.clock.fastForward('00:30');
  await expect(jump(page, 2)).toHaveAttribute('aria-current', 'true');

  await page.getByRole('button', { name: 'Pause the slides' }).click();
  await page.getByRole('button', { name: 'Play the slides' }).blur();
  await page.getByRole('heading', { name: 'Our Products' }).hover();
  await page.clock.fastForward('00:30');
  await expect(jump(page, 2)).toHaveAttribute('aria-current', 'true');
});
