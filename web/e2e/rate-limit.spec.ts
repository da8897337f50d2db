import { accessTokenOf, customer, signedIn } from './support/people.ts';
import { callShop } from './support/shop-calls.ts';
import { breakLineAt, online } from './support/broken-line.ts';
import { firstBuyNow } from './support/buy-now.ts';
import { expect, test, type Page } from './support/test.ts';

const sentence = 'Too many requests. Wait 42 seconds and try again.';

/** Answers one request with the 429 response that functions/src/http/limited.test.ts specifies. */
async function refuseOnce(page: Page, path: string): Promise<void> {
  const json = { message: sentence, code: 'request/too-many', requestId: crypto.randomUUID() };
  const refusal = { status: 429, headers: { 'Retry-After': '42' }, json };
  await page.route(`**${path}`, (route) => route.fulfill(refusal), { times: 1 });
}

test.beforeEach(({ trouble }) => {
  trouble.expect('429 POST');
});

test('the purchase dialog keeps its values and places one order after a lost response and a rate limit', async ({
  page,
  trouble,
}) => {
  trouble.expect('ERR_INTERNET_DISCONNECTED', 'POST /orders');
  const person = await customer();
  await signedIn(page, person);
  await page.goto('/');
  const buyNow = firstBuyNow(page);
  const placeOrder = page.getByRole('button', { name: 'Place order' });
  await buyNow.click();
  await page.getByLabel('Phone').fill('+1 503 555 0142');
  await page.getByLabel('Quantity').fill('5');
  await breakLineAt(page, { method: 'POST', path: /^\/orders$/u, arrives: true });
  await placeOrder.click();
  await expect(page.getByText('Your order is failed')).toBeVisible();
  await online(page);
  await refuseOnce(page, '/orders');
  await buyNow.click();
  await placeOrder.click();
  await expect(page.getByText(sentence)).toBeVisible();
  await buyNow.click();
  await expect(page.getByLabel('Phone')).toHaveValue('+1 503 555 0142');
  await placeOrder.click();
  await expect(page.getByText('Your Order is successful')).toBeVisible();
  const token = await accessTokenOf(page.request, person);
  const orders = await callShop<unknown[]>(page, `GET /order?customerEmail=${person.email}`, { token });
  expect(orders).toMatchObject([{ quantity: 5, phone: '+1 503 555 0142' }]);
  // After a sign-out in another tab, the next user must not see the toast with the payment link.
  await page.evaluate(() => {
    localStorage.removeItem('accessToken');
    dispatchEvent(new Event('storage'));
  });
  await expect(page.getByText('Your Order is successful')).toHaveCount(0);
});
