import type { Locator } from '@playwright/test';
import { expectAccessible, expectRoomForText, settle } from './support/accessible.ts';
import {
  congratulation,
  checkout,
  expectChargedOnce,
  isConfirmation,
  pay,
  typeCard,
} from './support/checkout.ts';
import { hold } from './support/hold.ts';
import { paymentsOf } from './support/shop-calls.ts';
import { expect, test, type Page } from './support/test.ts';
import { networkQuiet } from './support/network-quiet.ts';

test('a valid card is charged once even if Pay is pressed twice, and My Order shows the order as paid', async ({
  page,
}) => {
  const { person, order } = await checkout(page);
  await expect(page.getByRole('heading', { name: 'Payment' })).toBeVisible();
  await expect(page.getByText(order.name)).toBeVisible();
  await typeCard(page, '4242424242424242');
  const created = page.waitForRequest((request) => request.url().endsWith('/v1/payment_methods'));
  const reported = page.waitForRequest((request) => request.method() === 'PATCH');
  const confirmations: string[] = [];
  page.on('request', (request) => {
    if (isConfirmation(new URL(request.url()))) confirmations.push(request.url());
  });
  await pay(page).dblclick();
  const told = new URLSearchParams((await created).postData() ?? '');
  expect(told.get('billing_details[name]')).toBe(person.name);
  expect(told.get('billing_details[email]')).toBe(person.email);
  await expect(page.getByText('Congrats! your payment is completed')).toBeVisible();
  const [payment] = await paymentsOf(page, order._id);
  const transactionId = payment?.id ?? '';
  await expect(page.getByText(transactionId)).toBeVisible();
  await expect(pay(page)).toBeDisabled();
  expect((await reported).postDataJSON()).toEqual({ order: order._id, transactionId });
  await page.getByRole('link', { name: 'Back to My Order' }).click();
  const card = page.getByRole('article').filter({ hasText: transactionId });
  await expect(card.getByText('Paid', { exact: true })).toBeVisible();
  await expect(card.getByRole('link', { name: 'Pay' })).toHaveCount(0);
  expect(confirmations).toHaveLength(1);
  await expectChargedOnce(page, order);
});

test('the payment page disables Pay until the client secret arrives, shows the card form above the picture and a card error in red, reports a declined card but not an invalid one to the shop, accepts another card, and is accessible throughout', async ({
  page,
  trouble,
}) => {
  trouble.expect('402 POST', '402 PATCH /order/');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/product')) asked.push(request.url());
  });
  const release = await hold(page, '**/create-payment-intent');
  const { order } = await checkout(page);
  const number = page.getByLabel('Card number');
  await number.fill('4242424242424242');
  await expect(pay(page)).toBeDisabled();
  release();
  await expect(pay(page)).toBeEnabled();
  await expectFormAbovePicture(page, number);
  await networkQuiet(page);
  expect(asked).toHaveLength(1);
  await expectRoomForText(page);
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') reports.push(request.url());
  });
  const error = page.getByRole('alert');
  await typeCard(page, '4242');
  await pay(page).click();
  await expect(error).toHaveText('Your card number is incomplete.');
  await expect(error).toHaveCSS('color', 'rgb(168, 18, 31)');
  await expect(page.getByLabel('Card number')).toBeFocused();
  await typeCard(page, '4000000000000002');
  await pay(page).click();
  await expect(error).toHaveText('Your card was declined.');
  await expect(pay(page)).toBeEnabled();
  expect(reports).toHaveLength(1);
  await settle(page);
  await expectAccessible(page);
  await typeCard(page, '4242424242424242');
  await pay(page).click();
  await expect(congratulation(page)).toBeVisible();
  await expectAccessible(page);
  await expectChargedOnce(page, order);
});

test('an order is charged when 3-D Secure succeeds, not when it fails', async ({ page, trouble }) => {
  trouble.expect('402 PATCH /order/');
  const { order } = await checkout(page);
  await typeCard(page, '4000002500003155');
  await pay(page).click();
  await page.getByRole('dialog').getByRole('button', { name: /fail/iu }).click();
  await expect(page.getByRole('alert')).toContainText('unable to authenticate');
  await expect(pay(page)).toBeEnabled();
  expect((await paymentsOf(page, order._id)).map(({ status }) => status)).toEqual([
    'requires_payment_method',
  ]);
  await typeCard(page, '4000002500003155');
  await pay(page).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /complete/iu })
    .click();
  await expect(congratulation(page)).toBeVisible();
  await expectChargedOnce(page, order);
});

async function expectFormAbovePicture(page: Page, number: Locator): Promise<void> {
  const picture = page.getByRole('main').locator('img');
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    const form = await page.getByRole('form', { name: 'Payment' }).boundingBox();
    const box = await picture.boundingBox();
    if (form === null || box === null) throw new Error('The payment is not there.');
    expect(form.y <= box.y || form.x < box.x, `at ${String(width)} px`).toBe(true);
    expect(box.height).toBeLessThanOrEqual(160);
    const excess = await number.evaluate((input) => input.scrollWidth - input.clientWidth);
    expect(excess).toBeLessThanOrEqual(0);
  }
}
