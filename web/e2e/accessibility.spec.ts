import { expectNoSidewaysScroll, expectNoViolation, settle } from './support/accessible.ts';
import { customer, signedIn } from './support/people.ts';
import { publicAddresses } from './support/screens.ts';
import { firstBuyNow } from './support/buy-now.ts';
import { expect, test } from './support/test.ts';

const widths = [360, 1440];

for (const width of widths) {
  test.describe(`${width} px wide`, () => {
    test.use({
      viewport: { width, height: 900 },
      contextOptions: { reducedMotion: 'reduce' },
    });

    for (const address of publicAddresses) {
      test(`axe finds nothing on ${address}`, async ({ page, trouble }) => {
        trouble.expect('404 GET /no-such-page');
        await page.goto(address);
        await settle(page);
        await expectNoViolation(page);
      });
    }

    test('axe finds nothing on the errors of a form', async ({ page }) => {
      await page.goto('/signup');
      await page.getByRole('button', { name: 'Sign up' }).click();
      await expect(page.getByText('Name is Required')).toBeVisible();
      await expectNoViolation(page);
    });

    test('axe finds nothing in the purchase and on its toast', async ({ page }) => {
      await signedIn(page, await customer());
      await page.goto('/');
      await settle(page);
      await firstBuyNow(page).click();
      await expect(page.getByLabel('Phone')).toBeVisible();
      await expectNoViolation(page);
      await page.getByRole('button', { name: 'Place order' }).click();
      await expect(page.locator('.toast')).toBeVisible();
      await expectNoViolation(page);
    });

    test('axe finds nothing in the account chooser', async ({ page }) => {
      await page.goto('/signIn');
      await page.getByRole('button', { name: 'Continue with Google' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoViolation(page);
    });
  });
}

for (const address of publicAddresses) {
  test(`${address} never scrolls sideways from 320 to 1920 px`, async ({ page, trouble }) => {
    trouble.expect('404 GET /no-such-page');
    await page.goto(address);
    await settle(page);
    await expectNoSidewaysScroll(page);
  });
}

test('the scheme follows the system, can be switched, and stays switched', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/about');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(18, 21, 23)');
  await page.getByRole('button', { name: 'Use light colours' }).click();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(245, 246, 244)');
  await page.reload();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(245, 246, 244)');
  await page.getByRole('button', { name: 'Use dark colours' }).click();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(18, 21, 23)');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(245, 246, 244)');
});

test('closing a dialog gives the focus back to what opened it', async ({ page }) => {
  await page.goto('/signIn');
  const opener = page.getByRole('button', { name: 'Continue with Google' });
  await opener.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
});
