import { hold } from './support/hold.ts';
import { tabTo } from './support/keyboard.ts';
import { accessTokenOf, customer, signedIn, signInFrom } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('the rejection of an old token does not end a new session in another tab', async ({
  page,
  context,
  trouble,
}) => {
  trouble.expect('401 GET');
  const rider = await customer();
  const old = await accessTokenOf(page.request, rider);
  await signedIn(page, { ...rider, token: old });
  const storedToken = () => page.evaluate(() => localStorage.getItem('accessToken'));
  const asked = ({ pathname }: URL) => pathname === '/order' || pathname.startsWith('/admin/');
  await page.route(asked, (route) => {
    const headers = route.request().headers();
    const isOld = headers['authorization'] === `Bearer ${old}`;
    return route.continue(isOld ? { headers: { ...headers, authorization: 'Bearer revoked' } } : {});
  });
  const release = await hold(page, asked);
  const orders = page.waitForRequest('**/order?*');
  await page.goto('/dashboard/myOrder');
  await orders;
  await expect.poll(() => accessTokenOf(page.request, rider)).not.toBe(old);
  const other = await context.newPage();
  await signedIn(other, rider);
  await other.goto('/about');
  release();
  await expect(page.getByText('No orders yet')).toBeVisible();
  expect(await storedToken()).not.toBeNull();
  await expect(page).toHaveURL('/dashboard/myOrder');
});

test('Sign Out moves the focus to the page heading, and Back shows no private data', async ({ page }) => {
  const rider = await customer();
  await signedIn(page, rider);
  await page.goto('/dashboard');
  await expect(page.getByText(rider.email).first()).toBeVisible();
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByText(rider.email)).toHaveCount(0);
  await tabTo(page, bar.getByRole('button', { name: 'Sign Out' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(bar.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/home');
  await page.goBack();
  await expect(page).toHaveURL(signInFrom('/dashboard'));
  await expect(page.getByText(rider.email)).toHaveCount(0);
});
