import { networkQuiet } from './support/network-quiet.ts';
import { customer, enter, newPerson } from './support/people.ts';
import { expect, test, type Page } from './support/test.ts';

const question = (page: Page) => page.getByRole('dialog', { name: 'Forgot password?' });

async function requestLink(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(question(page).getByLabel('Email')).toHaveValue(email);
  await question(page).getByRole('button', { name: 'Send link' }).click();
}

const sentTo = (email: string) =>
  `If an account exists for ${email}, we have emailed a link to reset the password.`;

test('a customer resets a forgotten password through the emailed link and signs in', async ({
  page,
  trouble,
}) => {
  trouble.expect(
    'net::ERR_CONNECTION_FAILED',
    '400 POST /identitytoolkit.googleapis.com/v1/accounts:sendOobCode',
  );
  await test.step('the form requires a valid email, and responds identically if the account does not exist', async () => {
    await page.route('**/accounts:sendOobCode*', (route) => route.abort('connectionfailed'), { times: 1 });
    await page.goto('/signIn');
    await requestLink(page, 'rider');
    await expect(question(page).getByLabel('Email')).toHaveAccessibleDescription('Provide a valid Email');
    await expect(question(page).getByLabel('Email')).toBeFocused();
    const { email } = newPerson();
    await question(page).getByLabel('Email').fill(email);
    await page.keyboard.press('Enter');
    await expect(question(page).getByRole('alert')).toContainText('could not be reached');
    await question(page).getByRole('button', { name: 'Send link' }).click();
    await expect(question(page).getByRole('status')).toHaveText(sentTo(email));
    await networkQuiet(page);
    await expect(question(page).getByRole('link')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Forgot password?' })).toBeFocused();
  });
  const rider = await customer();
  await requestLink(page, rider.email);
  await expect(question(page).getByRole('status')).toHaveText(sentTo(rider.email));
  // The emulator's reset page takes the new password as a query parameter.
  const link = await question(page).getByRole('link').getAttribute('href');
  const answer = await page.request.get(`${link ?? ''}&newPassword=pedal-anew`);
  expect(answer.ok()).toBe(true);
  await question(page).getByRole('button', { name: 'Close' }).click();
  await expect(question(page)).toHaveCount(0);
  await enter(page, { ...rider, password: 'pedal-anew' });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
});
