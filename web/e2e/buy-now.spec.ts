import { tabTo, typeInto } from './support/keyboard.ts';
import { anyCustomer, customer, enter, signedIn, newPerson } from './support/people.ts';
import { callShop } from './support/shop-calls.ts';
import { expect, test, type Page } from './support/test.ts';

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

interface Product {
  readonly _id: string;
  readonly name: string;
  readonly price: number;
  readonly minOrder: number;
  readonly quantity: number;
}

function firstProduct(page: Page) {
  const card = page.getByRole('region', { name: 'Our Products' }).getByRole('article').first();
  return { buyNow: card.getByRole('button', { name: /^Buy Now/u }), name: card.getByRole('heading') };
}

test('the purchase dialog opens after a visitor presses Buy Now and signs up', async ({ page }) => {
  const rider = newPerson();
  await page.goto('/');
  const product = firstProduct(page);
  const productName = await product.name.innerText();
  await product.buyNow.click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Name').fill(rider.name);
  await enter(page, rider);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/home\?buy=/u);

  const dialog = page.getByRole('dialog', { name: productName });
  await expect(dialog.getByText(rider.name)).toBeVisible();
  await expect(dialog.getByText(rider.email)).toBeVisible();
  await dialog.getByLabel('Phone').fill('+1 503 555 0199');
  await dialog.getByLabel('Quantity').fill('3');
  const total = await dialog.getByRole('status').innerText();
  await dialog.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByText('Your Order is successful')).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('link', { name: 'My Order' }).click();
  await expect(page.getByText(productName)).toBeVisible();
  await expect(page.getByText(total)).toBeVisible();

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
});

test('the purchase dialog opens after a visitor presses Buy Now and signs in, and returns focus to Buy Now on Escape', async ({
  page,
}) => {
  const rider = await customer();
  await page.goto('/');
  const product = firstProduct(page);
  const productName = await product.name.innerText();
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname);
  });
  await product.buyNow.click();
  await expect(page).toHaveURL(/\/signIn\?from=/u);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByText(`Sign in to order ${productName}. You need an account to pay.`)).toBeVisible();
  await enter(page, rider);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog', { name: productName })).toBeVisible();
  expect(loaded, 'full page loads').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(product.buyNow).toBeFocused();
});

test('the purchase dialog opens from its URL with price, stock and total, and leads to payment', async ({
  page,
}) => {
  await signedIn(page, await anyCustomer(page));
  const [product] = await callShop<[Product]>(page, 'GET /product?limit=1');
  const seen: string[] = [];
  page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname));
  await page.goto(`/home?buy=${product._id}`);
  const dialog = page.getByRole('dialog', { name: product.name });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(`/home?buy=${product._id}`);
  expect(seen, 'does not redirect a signed-in customer to sign-in').not.toContain('/signIn');
  const fact = (label: string) => dialog.locator('dt', { hasText: label }).locator('~ dd');
  await expect(fact('Price')).toHaveText(money.format(product.price));
  await expect(fact('Minimum order')).toHaveCount(0);
  await expect(fact('Available quantity')).toHaveText(String(product.quantity));
  await dialog.getByLabel('Quantity').fill('7');
  await expect(dialog.getByRole('status')).toHaveText(money.format(product.price * 7));
  const warning = dialog.getByRole('alert');
  await dialog.getByLabel('Quantity').fill(String(product.quantity));
  await expect(warning).toHaveCount(0);
  await dialog.getByLabel('Quantity').fill(String(product.quantity + 1));
  await expect(warning).toContainText(`Only ${String(product.quantity)} left.`);
  await expect(warning).toBeInViewport({ ratio: 1 });
  const answered = page.waitForResponse('**/orders');
  await dialog.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByText('Your Order is successful')).toBeVisible();

  const { _id } = (await (await answered).json()) as Product;
  const message = page.getByRole('status').filter({ hasText: 'Not yet paid' });
  await expect(page.getByRole('article').first().getByRole('note')).toContainText('Not yet paid');
  await page.evaluate(() => {
    document.body.dataset['isSame'] = '';
  });
  await message.getByRole('link', { name: 'Pay now' }).click();
  await expect(page).toHaveURL(`/dashboard/payment/${_id}`);
  await expect(page.getByRole('heading', { name: 'Payment' })).toBeVisible();
  await expect(page.locator('body'), 'navigates without a full page load').toHaveAttribute('data-is-same');
  await expect(message).toHaveCount(0);
});

test('a customer places an order using only the keyboard and finds it under My Order', async ({ page }) => {
  await signedIn(page, await customer());
  await page.goto('/');
  const product = firstProduct(page);
  const productName = await product.name.innerText();
  await tabTo(page, product.buyNow);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: productName });
  await typeInto(page, dialog.getByLabel('Phone'), '+1 503 555 0100');
  await typeInto(page, dialog.getByLabel('Quantity'), '2');
  await tabTo(page, dialog.getByRole('button', { name: 'Place order' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your Order is successful')).toBeVisible();
  await expect(product.buyNow).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Your Order is successful')).toHaveCount(0);
  await tabTo(page, page.getByRole('link', { name: 'Dashboard' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'My Order' }));
  await page.keyboard.press('Enter');
  const order = page.getByRole('article').filter({ hasText: productName });
  await expect(order).toContainText('Not paid');
});
