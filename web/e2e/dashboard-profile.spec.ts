import { customer, signedIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('My Profile requires sign-in and shows initials, name and email, and its form sends no request', async ({
  page,
}) => {
  const person = await customer('Robin van Rider');
  await signedIn(page, person);
  await page.goto('/dashboard');
  await expect(page.getByRole('img', { name: 'Initials of Robin van Rider' })).toHaveText('RR');
  await expect(page.getByText('Robin van Rider', { exact: true })).toBeVisible();
  await expect(page.getByText(person.email)).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await page.getByLabel('Address', { exact: true }).fill('Hall 4');
  await page.getByLabel('Phone', { exact: true }).fill('+1 503 555 0100');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('Hall 4');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.evaluate(() => {
    localStorage.removeItem('accessToken');
  });
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('alert')).toHaveText('No user is logged in');
  await expect(page.getByRole('alert')).toHaveCSS('color', 'rgb(168, 18, 31)');
  expect(sent).toEqual([]);
});
