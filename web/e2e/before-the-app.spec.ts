import { hold } from './support/hold.ts';
import { customer, enter } from './support/people.ts';
import { expect, test } from './support/test.ts';

const scripts = '**/assets/*.js';

test('what is pressed before the scripts are there is done once they are', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const letScriptsPass = await hold(page, scripts);
  await page.goto('/', { waitUntil: 'commit' });
  const about = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(about).toBeHidden();
  letScriptsPass();
  await expect(about).toBeVisible();
});

for (const send of ['the button', 'Enter'])
  test(`who signs in with ${send} before the scripts are there is signed in once they are`, async ({
    page,
  }) => {
    const rider = await customer();
    const letScriptsPass = await hold(page, scripts);
    await page.goto('/signIn', { waitUntil: 'commit' });
    await enter(page, rider);
    if (send === 'Enter') await page.getByLabel('Password').press('Enter');
    else await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/signIn');
    letScriptsPass();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  });

test('what is typed before the scripts are there stays while the rest is typed', async ({ page }) => {
  const rider = await customer();
  const letScriptsPass = await hold(page, scripts);
  await page.goto('/signIn', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(rider.email);
  letScriptsPass();
  await page.locator('html[data-app=ready]').waitFor();
  await page.getByLabel('Password').fill(rider.password);
  await expect(page.getByLabel('Email')).toHaveValue(rider.email);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/');
});

test('who follows a link to a form and types before the scripts are there keeps their place in it', async ({
  page,
}) => {
  await page.goto('/about');
  const letAppPass = await hold(page, '**/assets/index-*.js');
  await page.getByRole('link', { name: 'Sign In' }).click();
  const email = page.getByLabel('Email');
  await email.pressSequentially('rider@');
  letAppPass();
  await page.locator('html[data-app=ready]').waitFor();
  await expect(email).toBeFocused();
  await page.keyboard.type('example.com');
  await expect(email).toHaveValue('rider@example.com');
});

test('a password is in no address, even when the scripts never come and the form is sent', async ({
  page,
  trouble,
}) => {
  trouble.expect('net::ERR_FAILED GET', `Content Security Policy directive: "form-action 'none'"`);
  await page.route(scripts, (route) => route.abort());
  await page.goto('/signIn', { waitUntil: 'commit' });
  await enter(page, { email: 'rider@example.com', password: 'pedal-test' });
  await page.getByLabel('Password').press('Enter');
  await expect(page).toHaveURL('/signIn');
  const refused = await page.locator('form').evaluate(
    (form: HTMLFormElement) =>
      new Promise((resolve) => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          resolve(effectiveDirective);
        });
        form.submit();
      }),
  );
  expect(refused).toBe('form-action');
  expect(page.url()).not.toContain('pedal-test');
});

for (const path of ['/', '/signIn', '/dashboard'])
  test(`${path} says when the scripts do not come, and loads again`, async ({ page, trouble }) => {
    trouble.expect('net::ERR_FAILED GET');
    await page.route(scripts, (route) => route.abort());
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('alert')).toContainText('Pedalworks did not load completely.');
    await page.unroute(scripts);
    await page.getByRole('link', { name: 'Load it again' }).click();
    await page.locator('html[data-app=ready]').waitFor();
    await expect(page.getByText('did not load completely')).toBeHidden();
  });
