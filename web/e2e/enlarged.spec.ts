import { anyCustomer, signedIn } from './support/people.ts';
import { tabTo } from './support/keyboard.ts';
import { firstBuyNow } from './support/buy-now.ts';
import { expect, test } from './support/test.ts';

test('at 400 % zoom the unfolded navigation scrolls as far as its last entry (WCAG 1.4.10)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await signedIn(page, await anyCustomer(page));
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  const last = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Sign Out' });
  await expect(last).not.toBeInViewport();
  await tabTo(page, last);
  await expect(last).toBeInViewport({ ratio: 1 });
});

const lowScreens = [
  { what: 'a phone', viewport: { width: 360, height: 740 } },
  { what: 'a screen at 400 % zoom', viewport: { width: 320, height: 256 } },
];

for (const { what, viewport } of lowScreens) {
  test(`on ${what} nothing lies over a field of the purchase form that has the focus (WCAG 2.4.11)`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await signedIn(page, await anyCustomer(page));
    await page.goto('/');
    await firstBuyNow(page).click();
    for (const label of ['Phone', 'Quantity']) {
      const field = page.getByLabel(label);
      await tabTo(page, field);
      const isLowerHalfOnTop = () =>
        field.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return document.elementFromPoint(left + width / 2, top + height * 0.75) === element;
        });
      await expect.poll(isLowerHalfOnTop, label).toBe(true);
    }
  });
}
