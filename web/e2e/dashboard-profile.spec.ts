import { customer, signedIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('My Profile shows initials, name and email, its form sends no request, and the email is verified by an emailed link', async ({
  page,
}) => {
  const person = await customer('Robin van Rider');
  await signedIn(page, person);
  await page.goto('/dashboard');
  await expect(page.getByRole('img', { name: 'Initials of Robin van Rider' })).toHaveText('RR');
  await expect(page.getByText('Robin van Rider', { exact: true })).toBeVisible();
  await expect(page.getByText(person.email)).toBeVisible();
  await test.step('the email is verified with the password and an emailed link', async () => {
    await expect(page.getByText('Email not verified')).toBeVisible();
    await page.getByRole('button', { name: 'Verify email' }).click();
    const dialog = page.getByRole('dialog', { name: 'Verify email' });
    await dialog.getByLabel('Password').fill(person.password);
    await dialog.getByRole('button', { name: 'Send link' }).click();
    await expect(dialog.getByRole('status')).toContainText(`We have emailed a link to ${person.email}.`);
    const link = await dialog.getByRole('link').getAttribute('href');
    expect((await page.request.get(link ?? '')).ok()).toBe(true);
    await signedIn(page, person);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
    await expect(page.getByText('Email not verified')).toHaveCount(0);
  });
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
