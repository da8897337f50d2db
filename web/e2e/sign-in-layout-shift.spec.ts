import { expect, test, type Page } from './support/test.ts';
import type { Locator } from '@playwright/test';

/** Presses the upper part of a control, and releases as slowly as a person would, after the message has appeared. */
async function pressUntilShown(page: Page, control: Locator, message: string): Promise<void> {
  const box = await control.boundingBox();
  if (box === null) throw new Error(`${control.toString()} is not there.`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 4);
  await page.mouse.down();
  await expect(page.getByText(message)).toBeVisible();
  await page.mouse.up();
}

test('a press still activates a button or link that a new field error moves before the release', async ({
  page,
}) => {
  await page.goto('/signIn');
  await page.getByLabel('Email').fill('rider');
  await pressUntilShown(page, page.getByRole('button', { name: 'Sign in' }), 'Provide a valid Email');
  await expect(page.getByText('Password is Required')).toBeVisible();
  await page.goto('/signup');
  await page.getByLabel('Email').focus();
  await pressUntilShown(page, page.getByRole('link', { name: 'Please login' }), 'Email is Required');
  await expect(page).toHaveURL('/login');
});
