import {
  congratulation,
  checkout,
  expectChargedOnce,
  isConfirmation,
  pay,
  typeCard,
} from './support/checkout.ts';
import { hold } from './support/hold.ts';
import { expectVisibleFocus, tabTo } from './support/keyboard.ts';
import { customer, signedIn } from './support/people.ts';
import { paymentsOf } from './support/shop-calls.ts';
import { expect, test } from './support/test.ts';
import { networkQuiet } from './support/network-quiet.ts';

test('a customer pays with a good card and finds the order paid under My Order', async ({ page }) => {
  const { order } = await checkout(page);
  await expect(page.getByRole('heading', { name: 'Payment' })).toBeVisible();
  await expect(page.getByText(order.name)).toBeVisible();
  await typeCard(page, '4242424242424242');
  const sent = page.waitForRequest((request) => isConfirmation(new URL(request.url())));
  const reported = page.waitForRequest((request) => request.method() === 'PATCH');
  await pay(page).click();
  await sent;
  await expect(page.getByText('Congrats! your payment is completed')).toBeVisible();
  const [payment] = await paymentsOf(page, order._id);
  const transactionId = payment?.id ?? '';
  await expect(page.getByText(transactionId)).toBeVisible();
  await expect(pay(page)).toBeDisabled();
  expect((await reported).postDataJSON()).toEqual({ order: order._id, transactionId });
  await page.getByRole('link', { name: 'Back to My Order' }).click();
  await expect(page.getByRole('article').filter({ hasText: transactionId })).toContainText('Paid');
  await expectChargedOnce(page, order);
});

test('the card provider is told the name and email of the order', async ({ page }) => {
  const { person } = await checkout(page);
  await typeCard(page, '4242424242424242');
  const created = page.waitForRequest((request) => request.url().endsWith('/v1/payment_methods'));
  await pay(page).click();
  const fields = new URLSearchParams((await created).postData() ?? '');
  expect(fields.get('billing_details[name]')).toBe(person.name);
  expect(fields.get('billing_details[email]')).toBe(person.email);
  await expect(congratulation(page)).toBeVisible();
});

for (const [number, message] of [
  ['4000000000000002', 'Your card was declined.'],
  ['4000000000009995', 'Your card has insufficient funds.'],
  ['4000000000000069', 'Your card has expired.'],
  ['4000000000000127', "Your card's security code is incorrect."],
] as const) {
  test(`the provider's "${message}" is shown in red, the shop looks all the same, and another card pays`, async ({
    page,
    trouble,
  }) => {
    trouble.expect('402 POST', '402 PATCH /order/');
    const { order } = await checkout(page);
    await typeCard(page, number);
    const reported = page.waitForRequest((request) => request.method() === 'PATCH');
    await pay(page).click();
    const error = page.getByRole('alert').filter({ hasText: message });
    await expect(error).toBeVisible();
    await expect(error).toHaveCSS('color', 'rgb(168, 18, 31)');
    await reported;
    await expect(pay(page)).toBeEnabled();
    await typeCard(page, '4242424242424242');
    await pay(page).click();
    await expect(congratulation(page)).toBeVisible();
    await expectChargedOnce(page, order);
  });
}

test('a card without a number is not sent to the provider', async ({ page, trouble }) => {
  trouble.expect('402 PATCH /order/');
  await checkout(page);
  await page.getByLabel('Card number').fill('4242');
  await pay(page).click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await expect(pay(page)).toBeEnabled();
  await expect(congratulation(page)).toBeHidden();
});

test('3-D Secure: completing the question pays', async ({ page }) => {
  const { order } = await checkout(page);
  await typeCard(page, '4000002500003155');
  await pay(page).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /complete/iu })
    .click();
  await expect(congratulation(page)).toBeVisible();
  await expectChargedOnce(page, order);
});

test('3-D Secure: failing the question does not', async ({ page, trouble }) => {
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
});

test('Pay is disabled until the client secret has arrived', async ({ page }) => {
  const release = await hold(page, '**/create-payment-intent');
  await checkout(page);
  await expect(page.getByLabel('Card number')).toBeVisible();
  await expect(pay(page)).toBeDisabled();
  release();
  await expect(pay(page)).toBeEnabled();
});

test('two quick presses on Pay charge once', async ({ page }) => {
  const { order } = await checkout(page);
  await typeCard(page, '4242424242424242');
  const confirmations: string[] = [];
  page.on('request', (request) => {
    if (isConfirmation(new URL(request.url()))) confirmations.push(request.url());
  });
  await pay(page).dblclick();
  await expect(congratulation(page)).toBeVisible();
  expect(confirmations).toHaveLength(1);
  await expectChargedOnce(page, order);
});

test('the card form comes with the payment page only', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await signedIn(page, await customer());
  for (const address of ['/', '/dashboard', '/dashboard/myOrder']) {
    await page.goto(address);
    await networkQuiet(page);
  }
  expect(scripts.filter((url) => /stripe/iu.test(url))).toEqual([]);
});

test('an order is paid with the keyboard alone', async ({ page }) => {
  const { order } = await checkout(page);
  await tabTo(page, page.getByLabel('Card number'));
  // The field moves on by itself as each part is complete.
  await page.keyboard.type('4242424242424242');
  await page.keyboard.type('1234');
  await page.keyboard.type('123');
  await tabTo(page, pay(page));
  await page.keyboard.press('Enter');
  await expect(congratulation(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Payment' })).toBeFocused();
  await expectVisibleFocus(page);
  await expectChargedOnce(page, order);
});

test('the picture of the product is small, and takes one call', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/product')) asked.push(request.url());
  });
  await checkout(page);
  const picture = page.getByRole('main').locator('img');
  await expect(picture).toBeVisible();
  await networkQuiet(page);
  expect(asked).toHaveLength(1);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect((await picture.boundingBox())?.height).toBeLessThanOrEqual(160);
  }
});

for (const width of [360, 768, 1440])
  test(`at ${String(width)} px the form comes before the picture, and the card number is whole`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await checkout(page);
    const number = page.getByLabel('Card number');
    await number.fill('4242424242424242');
    const form = await page.getByRole('form', { name: 'Payment' }).boundingBox();
    const picture = await page.getByRole('main').locator('img').boundingBox();
    if (form === null || picture === null) throw new Error('The payment is not there.');
    expect(form.y <= picture.y || form.x < picture.x).toBe(true);
    const excess = await number.evaluate((input) => input.scrollWidth - input.clientWidth);
    expect(excess).toBeLessThanOrEqual(0);
  });
