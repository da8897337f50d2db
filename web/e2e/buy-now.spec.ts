import { expectAccessible, expectRoomForText } from './support/accessible.ts';
import { anyCustomer, signedIn } from './support/people.ts';
import { callShop } from './support/shop-calls.ts';
import { expect, test } from './support/test.ts';
import { toasts } from './support/toasts.ts';

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

interface Product {
  readonly _id: string;
  readonly name: string;
  readonly price: number;
  readonly minOrder: number;
  readonly quantity: number;
}

test('the purchase dialog opens from its URL with price, stock and total, is accessible, fits enlarged text, and leads to payment', async ({
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
  await expectRoomForText(page);
  await expectAccessible(page, '[role="dialog"]');
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
  await toasts(page).hover();
  await expectAccessible(page, '[role="status"], [role="note"]');

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
