import { expect, type Page } from '@playwright/test';
import { customerWithToken, signedIn, type Account } from './people.ts';
import { orderFor, paymentsOf, type PlacedOrder } from './shop-calls.ts';

export const pay = (page: Page) => page.getByRole('button', { name: 'Pay', exact: true });
export const congratulation = (page: Page) => page.getByText('Congrats! your payment is completed');
export const isConfirmation = ({ pathname }: URL) => /\/v1\/payment_intents\/[^/]+\/confirm$/u.test(pathname);

/** Places an order for a new customer and opens its payment page. */
export async function checkout(page: Page): Promise<{ person: Account; order: PlacedOrder }> {
  const person = await customerWithToken(page);
  const order = await orderFor(page, person);
  await signedIn(page, person);
  await page.goto(`/dashboard/payment/${order._id}`);
  return { person, order };
}

export async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry date').fill('12 / 34');
  await page.getByLabel('CVC').fill('123');
}

/** Expects the card provider to have charged this order exactly once. */
export async function expectChargedOnce(page: Page, { _id, price }: PlacedOrder): Promise<void> {
  const payments = await paymentsOf(page, _id);
  const charged = payments.filter(({ status }) => status === 'succeeded');
  expect(charged.map(({ amount_received }) => amount_received)).toEqual([Math.round(price * 100)]);
}
