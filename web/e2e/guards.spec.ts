import { hold } from './support/hold.ts';
import { anyCustomer, signedIn, signInFrom, storeToken } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('admin pages show a spinner during the permission check, then redirect a customer to /login', async ({
  page,
}) => {
  await signedIn(page, await anyCustomer(page));
  const release = await hold(page, '**/admin/*');
  await page.goto('/dashboard/users');
  await expect(page.getByRole('progressbar', { name: 'Checking permissions' })).toBeVisible();
  release();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('img', { name: 'Page not found' })).toBeVisible();
});

test('a visitor with an expired or malformed access token counts as signed out', async ({ page }) => {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { email: 'rider@example.com', exp: Math.floor(Date.now() / 1000) - 60 };
  for (const token of [`${encode({ alg: 'none' })}.${encode(claims)}.x`, 'rubbish']) {
    await storeToken(page, token);
    await page.goto('/dashboard');
    await expect(page).toHaveURL(signInFrom('/dashboard'));
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  }
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Our Products' }).getByRole('article')).toHaveCount(6);
});
