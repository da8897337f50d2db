import { settle } from './support/accessible.ts';
import { breakLineAt, offline, online } from './support/broken-line.ts';
import { checkout, congratulation, expectChargedOnce, pay, typeCard } from './support/checkout.ts';
import { accessTokenOf, customer, signedIn, type Person } from './support/people.ts';
import { callShop, type PlacedOrder } from './support/shop-calls.ts';
import { firstBuyNow } from './support/buy-now.ts';
import { expect, test, type Page } from './support/test.ts';

const unreachable = (page: Page) => page.getByText('The shop could not be reached. Check your connection');
const orderPath = /^\/order\/[^/]+$/u;

test.beforeEach(({ trouble }) => {
  trouble.expect('net::ERR_INTERNET_DISCONNECTED', '402 PATCH /order/', '429 POST /orders');
});

async function ordersOf(page: Page, person: Person): Promise<readonly PlacedOrder[]> {
  const token = await accessTokenOf(page.request, person);
  return callShop(page, `GET /order?customerEmail=${person.email}`, { token });
}

const limited = 'Too many requests. Wait 42 seconds and try again.';

/** Answers one request with the 429 response that functions/src/http/rate-limit.test.ts specifies. */
async function refuseOnce(page: Page, requests: string): Promise<void> {
  const json = { message: limited, code: 'request/too-many', requestId: crypto.randomUUID() };
  const refusal = { status: 429, headers: { 'Retry-After': '42' }, json };
  await page.route(requests, (route) => route.fulfill(refusal), { times: 1 });
}

/** Expects a toast, then closes it with Escape, which works only after the dialog has closed. */
async function expectToast(page: Page, title: string): Promise<void> {
  await expect(page.getByText(title)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(unreachable(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(title)).toHaveCount(0);
}

test('a customer places exactly one order when the connection drops at every step', async ({ page }) => {
  test.slow();
  const person = await customer();
  await signedIn(page, person);
  const buyNow = firstBuyNow(page);
  const phone = page.getByLabel('Phone');
  const placeOrder = page.getByRole('button', { name: 'Place order' });

  await test.step('the purchase dialog opens after the connection dropped', async () => {
    await page.goto('/');
    await settle(page);
    await offline(page);
    await buyNow.click();
    await expectToast(page, 'The order form did not open');
    await online(page);
    await buyNow.click();
  });
  await test.step('the order form keeps its values when the connection drops before the order is sent', async () => {
    await phone.fill('+1 503 555 0147');
    await page.getByLabel('Quantity').fill('2');
    await offline(page);
    await placeOrder.click();
    await expectToast(page, 'Your order is failed');
    await online(page);
    expect(await ordersOf(page, person)).toEqual([]);
    await buyNow.click();
    await expect(phone).toHaveValue('+1 503 555 0147');
  });
  await test.step('the order is placed once when the connection drops before the response and a rate limit refuses the repeat', async () => {
    await breakLineAt(page, { method: 'POST', path: /^\/orders$/u, arrives: true });
    await placeOrder.click();
    await expectToast(page, 'Your order is failed');
    await online(page);
    await refuseOnce(page, '**/orders');
    await buyNow.click();
    await placeOrder.click();
    await expect(page.getByText(limited)).toBeVisible();
    await buyNow.click();
    await expect(page.getByLabel('Quantity')).toHaveValue('2');
    await placeOrder.click();
    await expect(page.getByText('Your Order is successful')).toBeVisible();
    expect(await ordersOf(page, person)).toMatchObject([{ quantity: 2, phone: '+1 503 555 0147' }]);
  });
  await test.step('an error is displayed when the connection drops while My Order opens', async () => {
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('link', { name: 'My Order' })).toBeVisible();
    await offline(page);
    await page.getByRole('link', { name: 'My Order' }).click();
    await expect(unreachable(page)).toBeVisible();
    await online(page);
  });
  await test.step('the payment page opens after the connection dropped', async () => {
    const toPay = page.getByRole('link', { name: /^Pay for/u });
    await expect(toPay).toBeVisible();
    await offline(page);
    await toPay.click();
    await expect(unreachable(page)).toBeVisible();
    await online(page);
    await expect(page.getByRole('button', { name: 'Save address' })).toBeVisible();
  });
});

test('an order is charged exactly once when the connection drops at every step of the payment', async ({
  page,
}) => {
  const { person, order } =
    await test.step('the payment page opens after the connection dropped', async () => {
      await breakLineAt(page, { method: 'GET', path: orderPath });
      await breakLineAt(page, { method: 'POST', path: /^\/create-payment-intent$/u });
      const opened = await checkout(page);
      await expect(unreachable(page)).toBeVisible();
      await online(page);
      await expect(page.getByText(opened.order.name)).toBeVisible();
      await expect(unreachable(page)).toBeVisible();
      await online(page);
      return opened;
    });
  await test.step('the card is charged once when the connection drops during the confirmation', async () => {
    await typeCard(page, '4242424242424242');
    await breakLineAt(page, { method: 'POST', path: /\/confirm$/u });
    await pay(page).click();
    await expect(page.getByText('The payment may have gone through.')).toBeVisible();
    await expect(pay(page)).toBeDisabled();
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByText('The payment may have gone through.')).toBeVisible();
    await online(page);
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(pay(page)).toBeEnabled();
  });
  await test.step('the payment is recorded once when the connection drops during its report', async () => {
    await breakLineAt(page, { method: 'PATCH', path: orderPath });
    await pay(page).click();
    await expect(congratulation(page)).toBeVisible();
    await expect(page.getByText('The shop will record the payment')).toBeVisible();
    await online(page);
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByText('The shop will record the payment')).toBeHidden();
  });
  await test.step('My Order opens after the connection dropped', async () => {
    await offline(page);
    await page.getByRole('link', { name: 'Back to My Order' }).click();
    await expect(unreachable(page)).toBeVisible();
    await online(page);
    await expect(page.getByRole('article').filter({ hasText: order.name })).toContainText('Paid');
  });
  await expectChargedOnce(page, order);
  expect(await ordersOf(page, person)).toMatchObject([{ _id: order._id, paid: true }]);
});
