import { hold } from './support/hold.ts';
import { tabTo } from './support/keyboard.ts';
import { accessTokenOf, customer, signedIn } from './support/people.ts';
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

test('an answer that refuses a token ends no session that another tab has begun since', async ({
  page,
  context,
  trouble,
}) => {
  trouble.expect('401 GET');
  const rider = await customer();
  await signedIn(page, rider);
  const storedToken = () => page.evaluate(() => localStorage.getItem('accessToken'));
  const old = await storedToken();
  const asked = ({ pathname }: URL) => pathname === '/order' || pathname.startsWith('/admin/');
  await page.route(asked, (route) => {
    const headers = route.request().headers();
    const isOld = headers['authorization'] === `Bearer ${old ?? ''}`;
    return route.continue(isOld ? { headers: { ...headers, authorization: 'Bearer revoked' } } : {});
  });
  const release = await hold(page, asked);
  const orders = page.waitForRequest('**/order?*');
  await page.goto('/dashboard/myOrder');
  await orders;
  await expect.poll(() => accessTokenOf(page.request, rider)).not.toBe(old);
  await signedIn(await context.newPage(), rider);
  release();
  await expect(page.getByRole('alert')).toContainText('Your session has ended. Sign in again.');
  expect(await storedToken()).not.toBeNull();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page).toHaveURL('/dashboard/myOrder');
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

test('on a slow line Sign Out ends the session in every tab before / is there, and passes no other page', async ({
  page,
  context,
}) => {
  const rider = await customer();
  await signedIn(page, rider);
  await page.goto('/dashboard/myOrder');
  const other = await context.newPage();
  await other.goto('/about');
  const release = await hold(page, /\/assets\/home-/u);
  const passed: string[] = [];
  page.on('framenavigated', (frame) => passed.push(new URL(frame.url()).pathname));
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(other.getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeHidden();
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
  release();
  await expect(page.getByRole('region', { name: 'Our Products' })).toBeVisible();
  expect(passed).toEqual(['/']);
});

test('who goes elsewhere while Sign Out waits for / arrives there, and the dashboard asks who it is', async ({
  page,
}) => {
  await signedIn(page, await customer());
  await page.goto('/dashboard/myOrder');
  await hold(page, /\/assets\/home-/u);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(page).toHaveURL('/signIn');
});
