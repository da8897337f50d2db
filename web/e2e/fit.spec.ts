import type { SavedAccount } from '@pedalworks/contract';
import { expectNoViolation } from './support/accessible.ts';
import { tabTo } from './support/keyboard.ts';
import { customerWithToken, signedIn } from './support/people.ts';
import { callShop } from './support/shop-calls.ts';
import { expect, test, type Page } from './support/test.ts';

const answer = (page: Page, question: string, name: string) =>
  page.getByRole('radiogroup', { name: question }).getByRole('radio', { name, exact: true });
const discs = 'How large are the brake discs?';
const sprockets = 'How many sprockets are on the rear wheel?';

test('a bike built with the keyboard survives a reload, moves to the account and leaves at sign-out', async ({
  page,
}) => {
  await page.goto('/bike');
  await tabTo(page, answer(page, discs, 'Not sure'));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(answer(page, discs, '160 mm')).toBeChecked();
  await tabTo(page, answer(page, sprockets, 'Not sure'));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(answer(page, sprockets, '12')).toBeChecked();
  const name = page.getByLabel('Name', { exact: true });
  await tabTo(page, name);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Winter bike');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Winter bike/u })).toBeVisible();

  await page.reload();
  await expect(answer(page, discs, '160 mm')).toBeChecked();
  await expect(page.getByText('Saved in this browser.')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Use for Fits my bike' })).toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: '2 of 9 answered' })).toHaveText(
    /\d+ parts fit, .*\d+ do not, \d+ to check/u,
  );
  await page.getByRole('button', { name: 'More about your bike' }).click();
  await expectNoViolation(page);

  const person = await customerWithToken(page);
  await signedIn(page, person);
  await page.goto('/bike');
  await expect(page.getByText('Saved in your account.')).toBeVisible();
  const { bikes } = await callShop<SavedAccount>(page, 'GET /account', { token: person.token });
  expect(bikes).toEqual([{ name: 'Winter bike', interfaces: { 'rotor-size': '160', speeds: '12' } }]);

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('bike'))),
  ).toEqual([]);
});
