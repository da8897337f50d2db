import { expectVisibleFocus, tabTo, typeInto } from './support/keyboard.ts';
import { customer, enter, newPerson, type Person } from './support/people.ts';
import { expect, test, type Page } from './support/test.ts';

const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in' });
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('accessToken'));

async function signUp(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Name').fill(person.name);
  await enter(page, person);
  await page.getByRole('button', { name: 'Sign up' }).click();
}

test('an access token is stored only after a successful sign-in, and a password appears in no URL, even when the browser submits the form natively', async ({
  page,
  trouble,
}) => {
  trouble.expect('503 PUT /user/', '400 POST /identitytoolkit.googleapis.com/v1/accounts:signInWithPassword');
  const rider = await customer();
  const json = {
    code: 'service/unavailable',
    message: 'The shop is temporarily unavailable.',
    requestId: 'r-1',
  };
  await page.route('**/user/*', (route) => route.fulfill({ status: 503, json }), { times: 1 });
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto('/signIn');
  await enter(page, rider);
  await signInButton(page).click();
  await expect(page.getByText('The shop is temporarily unavailable. (Request r-1)')).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  await enter(page, { ...rider, password: 'not-password' });
  const password = page.getByLabel('Password');
  await password.evaluate((field: HTMLInputElement) => field.setSelectionRange(4, 4));
  const show = page.getByRole('button', { name: 'Show password', pressed: false });
  await show.click();
  await page.keyboard.type('the-');
  await expect(password).toHaveValue('not-the-password');
  await expect(password).toHaveAttribute('type', 'text');
  await signInButton(page).click();
  await expect(password).toHaveAttribute('type', 'password');
  const message = page.getByRole('alert').filter({ hasText: 'Firebase: Error (auth/wrong-password).' });
  await expect(message).toContainText('The email or password is incorrect.');
  await expect(message).toHaveCSS('color', 'rgb(168, 18, 31)');
  expect(await storedToken(page)).toBeNull();
  await page
    .getByRole('main')
    .locator('form')
    .evaluate((form: HTMLFormElement) => form.submit());
  await expect(page).toHaveURL('/signIn');
  expect([page.url(), ...addresses].filter((address) => address.includes('not-the-password'))).toEqual([]);
  await enter(page, rider);
  await signInButton(page).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  expect(await storedToken(page)).toMatch(/^[\w-]+\.[\w-]+\./u);
});

test('a customer signs in by keyboard and returns to the requested page', async ({ page }) => {
  const rider = await customer();
  await page.goto('/dashboard/review');
  await typeInto(page, page.getByLabel('Email'), rider.email);
  await typeInto(page, page.getByLabel('Password'), rider.password);
  await tabTo(page, signInButton(page));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/review');
  await expect(page.getByRole('heading', { name: 'Add Review' })).toBeFocused();
});

test('a visitor signs up by keyboard, and the form marks required and invalid fields', async ({ page }) => {
  const rider = newPerson();
  await page.goto('/signup');
  await tabTo(page, page.getByRole('button', { name: 'Sign up' }));
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Name')).toBeFocused();
  await expectVisibleFocus(page);
  for (const label of ['Name', 'Email', 'Password']) {
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(`${label} is Required`);
  }
  await page.keyboard.type(rider.name);
  await typeInto(page, page.getByLabel('Email'), 'rider@example');
  await typeInto(page, page.getByLabel('Password'), '12345');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Provide a valid Email')).toBeVisible();
  await expect(page.getByText('Must be 6 characters or longer')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(rider.email);
  await tabTo(page, page.getByLabel('Password'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(rider.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/home');
});

test('a customer signs in with Google by keyboard', async ({ page }) => {
  await page.goto('/signIn');
  const google = page.getByRole('button', { name: 'Continue with Google' });
  await tabTo(page, google);
  await page.keyboard.press('Enter');
  const chooser = page.getByRole('dialog', { name: 'Choose a Google account' });
  await tabTo(page, chooser.getByRole('button', { name: 'Cancel' }));
  await page.keyboard.press('Enter');
  await expect(google).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, chooser.getByRole('button', { name: 'Use this account' }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
});

test('sign-up rejects a registered email, and completes after each of its three requests has failed once, but only with the same password', async ({
  page,
  trouble,
}) => {
  trouble.expect('net::ERR_CONNECTION_FAILED', '400 POST /identitytoolkit.googleapis.com/v1/accounts:sign');
  const rider = newPerson('Marguerite Alibali');
  await page.goto('/signup');
  await signUp(page, await customer());
  await expect(page.getByText('Firebase: Error (auth/email-already-in-use).')).toBeVisible();
  await page.getByLabel('Name').fill(rider.name);
  await enter(page, rider);
  const press = () => page.getByRole('button', { name: 'Sign up' }).click();
  // The three requests of a sign-up: creating the account, saving its name, and registering with the shop.
  for (const [path, arrives] of [
    [/\/accounts:signUp$/u, true],
    [/\/accounts:update$/u, false],
    [/^\/user\//u, false],
  ] as const) {
    await page.route(
      ({ pathname }) => path.test(pathname),
      async (route) => {
        if (arrives) await route.fetch({ maxRetries: 1 });
        await route.abort('connectionfailed');
      },
      { times: 1 },
    );
    const isLost = page.waitForEvent('requestfailed');
    await press();
    await isLost;
    await expect(page.getByRole('alert')).toContainText('could not be reached');
    await expect(page.getByRole('button', { name: 'Sign up' })).toBeEnabled();
  }
  await signUp(page, { ...rider, password: 'not-the-password' });
  await expect(page.getByText('Firebase: Error (auth/wrong-password).')).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  await enter(page, rider);
  await press();
  await expect(page).toHaveURL('/home');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('main').getByText(rider.name).first()).toBeVisible();
});
