import { buyNowButtons } from './support/buy-now.ts';
import { openHome } from './support/home.ts';
import { anyCustomer, signedIn } from './support/people.ts';
import { expect, test, type Page } from './support/test.ts';

interface Product {
  readonly _id: string;
  readonly name: string;
  readonly price: number;
}

test('Buy Now shows an error when the product in the URL does not exist', async ({ page, trouble }) => {
  trouble.expect('400 GET /product', '404 GET /product/gone');
  await signedIn(page, await anyCustomer(page));
  for (const id of ['%2e', 'gone']) {
    await page.goto(`/parts?buy=${id}`);
    await expect(page.getByText('The order form did not open')).toBeVisible();
    await expect(page).toHaveURL('/parts');
  }
  await expect(page.getByText('This part is no longer in the shop.')).toBeVisible();
});

/** Opens home with an outdated first product. Calling the returned function makes the shop serve the current one. */
async function openOutdatedHome(page: Page, change: Partial<Product>): Promise<() => void> {
  let isOld = true;
  await page.route('**/product?*', async (route) => {
    if (!isOld) return route.fallback();
    const response = await route.fetch({ maxRetries: 1 });
    const [first, ...others] = (await response.json()) as readonly Product[];
    await route.fulfill({ response, json: [{ ...first, ...change }, ...others] });
  });
  await openHome(page);
  return () => {
    isOld = false;
  };
}

test('a rejected order closes the purchase dialog with an error; if the part was deleted, the page drops it', async ({
  page,
  trouble,
}) => {
  trouble.expect('400 POST /orders', '404 POST /orders');
  await signedIn(page, await anyCustomer(page));
  const serveCurrent = await openOutdatedHome(page, { _id: 'gone', name: 'Sold off since' });
  await buyNowButtons(page).nth(1).click();
  await page.getByLabel('Quantity').fill('0');
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByText(/^Your order is failed.*Quantity must be a whole number/u)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Your order is failed')).toHaveCount(0);
  const card = page.getByRole('article').filter({ hasText: 'Sold off since' });
  await card.getByRole('button', { name: /^Buy Now/u }).click();
  serveCurrent();
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByText('Your order is failed')).toBeVisible();
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('dialog')).toBeHidden();
});
