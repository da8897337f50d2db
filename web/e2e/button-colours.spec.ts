import { customer, signedIn } from './support/people.ts';
import { phone } from './support/phone.ts';
import { firstBuyNow } from './support/shelf.ts';
import { expect, test } from './support/test.ts';

test('a button shows that a mouse is on it', async ({ page }) => {
  await page.goto('/');
  const atRest = await firstBuyNow(page).evaluate((button) => getComputedStyle(button).backgroundColor);
  await firstBuyNow(page).hover();
  await expect(firstBuyNow(page)).not.toHaveCSS('background-color', atRest);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a button keeps its colour after a finger, and does not begin to change it', async ({ page }) => {
    await signedIn(page, await customer());
    await page.goto('/');
    const button = await firstBuyNow(page).elementHandle();
    const look = () =>
      button.evaluate((it) => {
        const { backgroundColor, transitionDuration } = getComputedStyle(it);
        return { backgroundColor, transitionDuration };
      });
    const atRest = await look();
    expect(atRest).toMatchObject({ transitionDuration: '0s' });
    await firstBuyNow(page).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await look()).toEqual(atRest);
  });
});
