import { hold } from './support/hold.ts';
import { anyCustomer, signedIn } from './support/people.ts';
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
