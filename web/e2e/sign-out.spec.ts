import { tabTo } from './support/keyboard.ts';
import { customer, signedIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('with the keyboard Sign Out on / leaves one in the navigation bar', async ({ page }) => {
  await signedIn(page, await customer());
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await tabTo(page, bar.getByRole('button', { name: 'Sign Out' }));
  await page.keyboard.press('Enter');
  await expect(bar.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(bar).toBeFocused();
});

test('Sign Out in one tab signs out the other', async ({ page, context }) => {
  await signedIn(page, await customer());
  const other = await context.newPage();
  await other.goto('/');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(other.getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('the back button after Sign Out shows nothing private', async ({ page }) => {
  const rider = await customer();
  await signedIn(page, rider);
  await page.goto('/dashboard');
  await expect(page.getByText(rider.email).first()).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/signIn');
  await expect(page.getByText(rider.email)).toHaveCount(0);
});
