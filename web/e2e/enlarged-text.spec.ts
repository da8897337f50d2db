import { anyCustomer, signedIn } from './support/people.ts';
import { tabTo } from './support/keyboard.ts';
import { firstBuyNow } from './support/buy-now.ts';
import { expect, test } from './support/test.ts';

const lowScreens = [
  { what: 'a phone', viewport: { width: 360, height: 740 } },
  { what: 'a screen at 400 % zoom', viewport: { width: 320, height: 256 } },
];

test('with enlarged text on a short screen, focused fields stay uncovered and the menu scrolls (WCAG 2.4.11, 1.4.10)', async ({
  page,
}) => {
  await signedIn(page, await anyCustomer(page));
  await page.goto('/');
  for (const { what, viewport } of lowScreens) {
    await page.setViewportSize(viewport);
    await firstBuyNow(page).click();
    for (const label of ['Phone', 'Quantity']) {
      const field = page.getByLabel(label);
      await tabTo(page, field);
      const isLowerHalfOnTop = () =>
        field.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return document.elementFromPoint(left + width / 2, top + height * 0.75) === element;
        });
      await expect.poll(isLowerHalfOnTop, `${label} on ${what}`).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  const last = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Sign Out' });
  await expect(last).not.toBeInViewport();
  await tabTo(page, last);
  await expect(last).toBeInViewport({ ratio: 1 });
});
