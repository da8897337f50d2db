import {
  congratulation,
  checkout,
  expectChargedOnce,
  isConfirmation,
  pay,
  typeCard,
} from './support/checkout.ts';
import { hold } from './support/hold.ts';
import { anyAdmin, customer, customerWithToken, signedIn } from './support/people.ts';
import { deleteElsewhere, named } from './support/product-editor.ts';
import {
  addProduct,
  callShop,
  expireOrder,
  orderFor,
  payElsewhere,
  paymentsOf,
} from './support/shop-calls.ts';
import { expect, test } from './support/test.ts';

test('the payment page hides the card form and charges nothing when the order was already paid in another tab', async ({
  page,
  trouble,
}) => {
  trouble.expect('400 POST', '402 POST', '409 P');
  const { person, order } = await checkout(page);
  await typeCard(page, '4242424242424242');
  await expect(pay(page)).toBeEnabled();
  const transactionId = await payElsewhere(page, person, order);
  await pay(page).click();
  await expect(congratulation(page)).toBeVisible();
  await expectChargedOnce(page, order);
  await page.reload();
  await expect(page.getByText('This order is already paid')).toBeVisible();
  await expect(page.getByText(transactionId)).toBeVisible();
  await expect(page.getByLabel('Card number')).toHaveCount(0);
});

test('the payment page explains that a part is no longer made, and lets the customer cancel the order', async ({
  page,
  trouble,
}) => {
  trouble.expect('409 POST /create-payment-intent', '404 GET /product/');
  const person = await customerWithToken(page);
  const part = await addProduct(page, named('Last of its kind'));
  const order = await orderFor(page, person, { part });
  await deleteElsewhere(page, part);
  await signedIn(page, person);
  await page.goto(`/dashboard/payment/${order._id}`);
  await expect(page).toHaveTitle(`Payment for ${order.number} · Pedalworks`);
  await expect(page.getByRole('region', { name: 'Address' })).toContainText('United States');
  await expect(page.getByRole('alert')).toContainText('A part of this order is no longer made.');
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  await expect(pay(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('This order was cancelled.')).toBeVisible();
  await page.getByRole('link', { name: 'View order' }).click();
  await expect(page.getByRole('button', { name: 'Reorder' })).toBeVisible();
});

test('the payment page hides Pay when the order has expired, or was cancelled during 3-D Secure', async ({
  page,
  trouble,
}) => {
  trouble.expect('400 POST', '402 PATCH /order/', '409 P');
  const { person, order } = await checkout(page);
  await typeCard(page, '4000002500003155');
  await pay(page).click();
  const complete = page.getByRole('dialog').getByRole('button', { name: /complete/iu });
  await expect(complete).toBeVisible();
  const { token } = person;
  await callShop(page, `POST /order/${order._id}/transition`, { token, body: { to: 'cancelled' } });
  await complete.click();
  await expect(page.getByRole('alert')).toContainText('This order was cancelled. Order again to pay.');
  await expect(pay(page)).toHaveCount(0);
  expect((await paymentsOf(page, order._id)).map(({ status }) => status)).toEqual(['canceled']);

  const overdue = await orderFor(page, person);
  await page.clock.install();
  await page.goto('/dashboard/myOrder');
  const payLink = page.getByRole('article').getByRole('link', { name: /^Pay/u });
  await expect(payLink).toHaveCount(1);
  await expireOrder(page, overdue._id);
  await page.clock.fastForward('24:00:01');
  const row = page.getByRole('article').filter({ hasText: 'Not paid in time' });
  await expect(row).toHaveCount(1);
  await expect(payLink).toHaveCount(0);
  await row.getByRole('link', { name: /^PW-/u }).click();
  await expect(page.getByText('This order was not paid in time.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pay', exact: true })).toHaveCount(0);
  await expect(page.getByText('Pay by')).toHaveCount(0);
  await page.goto(`/dashboard/payment/${overdue._id}`);
  await expect(page.getByRole('alert')).toContainText('This order cannot be paid');
  await expect(pay(page)).toHaveCount(0);
});

test('the payment page explains that the card script is blocked or that card payments are not configured, and Retry leads to a successful payment, also if the response to its confirmation is lost', async ({
  page,
  trouble,
}) => {
  trouble.expect(
    '503 POST /create-payment-intent',
    'net::ERR_BLOCKED_BY_CLIENT',
    'net::ERR_CONNECTION_FAILED',
  );
  await page.route('**/stripe.js', (route) => route.abort('blockedbyclient'));
  const message = 'Card payments are not available right now. Try again later.';
  await page.route('**/create-payment-intent', (route) =>
    route.fulfill({ status: 503, json: { code: 'payments/not-configured', message } }),
  );
  const order = await orderFor(page, await customer());
  await signedIn(page, await anyAdmin(page));
  await page.goto(`/dashboard/payment/${order._id}`);
  await expect(page.getByRole('alert')).toContainText('An ad blocker or privacy extension may block');
  await page.unroute('**/stripe.js');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('alert')).toContainText(message);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await typeCard(page, '4242424242424242');
  // The response to the confirmation is lost, and the shop finds the payment.
  await page.route(
    isConfirmation,
    async (route) => {
      await route.fetch({ maxRetries: 1 });
      await route.abort('connectionfailed');
    },
    { times: 1 },
  );
  await pay(page).click();
  await expect(congratulation(page)).toBeVisible();
  await expectChargedOnce(page, order);
});

test('the payment page keeps the typed card when preparing the payment fails, and offers a check and asks before leaving during a slow payment', async ({
  page,
  trouble,
}) => {
  await page.clock.install();
  trouble.expect('net::ERR_CONNECTION_FAILED');
  await page.route('**/create-payment-intent', (route) => route.abort('connectionfailed'));
  const releaseFailure = await hold(page, '**/create-payment-intent');
  const { order } = await checkout(page);
  await typeCard(page, '4242424242424242');
  releaseFailure();
  await expect(page.getByRole('alert')).toContainText('could not be reached');
  await expect(pay(page)).toBeDisabled();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  const release = await hold(page, isConfirmation);
  const confirming = page.waitForRequest((request) => isConfirmation(new URL(request.url())));
  await pay(page).click();
  await expect(page.getByText('Paying…')).toBeVisible();
  // Only the confirmation has no time limit. Reading the card before it ends after 30 seconds.
  await confirming;
  await page.clock.fastForward('00:31');
  await expect(page.getByText('This takes longer than usual.')).toBeVisible();
  await page.getByRole('link', { name: 'My Profile' }).click();
  const question = page.getByRole('dialog', { name: 'Payment in progress' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  release();
  await expect(congratulation(page)).toBeVisible();
  await expectChargedOnce(page, order);
});
