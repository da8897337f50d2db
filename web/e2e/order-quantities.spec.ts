import { anyAdmin, customer, signedIn } from './support/people.ts';
import { deleteElsewhere, field, named } from './support/product-editor.ts';
import { callShop, type Product } from './support/shop-calls.ts';
import { expect, test, type Page } from './support/test.ts';

interface Part extends Product {
  readonly slug: string;
}

/** Creates a part that is sold in multiples of 6, at least 12. A unit costs $3.50, or $3.00 from 48 units. */
async function bolts(page: Page): Promise<Part> {
  const { token } = await anyAdmin(page);
  const [first] = await callShop<Product[]>(page, 'GET /product?limit=1');
  const terms = { price: 5, quantity: 100, minOrder: 12, step: 6, img: first?.img };
  const priceBreaks = [
    { from: 12, price: 3.5 },
    { from: 48, price: 3 },
  ];
  const body = { ...terms, priceBreaks, name: named('Test bolts'), description: 'For a test.' };
  const { insertedId } = await callShop<{ insertedId: string }>(page, 'POST /product', { token, body });
  return callShop<Part>(page, `GET /product/${insertedId}`);
}

test('the shop shows a part’s minimum and pack size, suggests valid quantities, and flags orders with an invalid one', async ({
  page,
}) => {
  const part = await bolts(page);
  const buyer = await customer();
  await signedIn(page, buyer);
  await page.goto(`/parts?q=${encodeURIComponent(part.name)}`);
  const card = page.getByRole('article').filter({ hasText: part.name });
  await expect(card).toContainText('$3.50');
  await expect(card).toContainText('at least 12 · from 48: $3.00');
  await expect(card).toContainText('In stock');

  await page.goto(`/parts/${part.slug}`);
  const offer = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(offer ?? '')).toMatchObject({ offers: { price: '3.50' } });
  const main = page.getByRole('main');
  const quantity = field(page, 'Quantity');
  await expect(quantity).toHaveValue('12');
  await expect(main).toContainText('12 × $3.50 = $42.00');
  await expect(main.getByRole('row')).toHaveText(['12–47$3.50', '48+$3.00']);
  await quantity.fill('50');
  await expect(main).toContainText('50 × $3.00 = $150.00');
  await expect(main.locator('tr[aria-current]')).toHaveText('48+$3.00');
  await quantity.fill('2.5');
  await expect(page.getByText('Quantity must be a whole number from 1 to 999,999')).toBeVisible();
  await main.getByRole('button', { name: 'Buy Now' }).first().click();
  await expect(quantity).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await quantity.fill('1,200');
  await quantity.blur();
  await expect(quantity).toHaveValue('1200');
  await quantity.fill('999999');
  await expect(main.getByText('Only 100 left.')).toBeVisible();
  await page.getByRole('button', { name: 'Make it 96' }).click();
  await expect(quantity).toHaveValue('96');
  await quantity.fill('5');
  await expect(main.getByText('Sold from 12, in sixes.')).toBeVisible();
  await page.getByRole('button', { name: 'Make it 12' }).click();
  await expect(quantity).toHaveValue('12');
  await expect(quantity).toBeFocused();
  await expect(main.getByText('Sold from 12, in sixes.')).toHaveCount(0);

  const fewer = page.getByRole('button', { name: '6 fewer' });
  await page.getByRole('button', { name: '6 more' }).click();
  await fewer.press('Enter');
  await expect(quantity).toHaveValue('12');
  await fewer.press('Enter');
  await expect(quantity).toHaveValue('12');
  await expect(fewer).toBeFocused();

  await main.getByRole('button', { name: 'Buy Now' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Quantity').fill('13');
  await dialog.getByRole('button', { name: 'Make it 18' }).click();
  await expect(dialog.getByRole('status')).toHaveText('$63.00');
  await dialog.getByLabel('Quantity').fill('5');
  await dialog.getByRole('button', { name: 'Place order' }).click();
  await expect(main.getByText('You ordered 5 for $25.00. Not yet paid')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Pay now' })).toBeVisible();

  await signedIn(page, await anyAdmin(page));
  await page.goto('/dashboard/allOrder?view=attention');
  await page.getByLabel('Search orders').fill(buyer.email);
  await expect(page.getByText('1 order shown')).toBeAttached();
  await page.getByRole('row').filter({ hasText: part.name }).click();
  const order = page.getByRole('dialog').filter({ hasText: part.name });
  await expect(order.getByText('Below minimum')).toBeVisible();
  await expect(order.getByText('Not whole packs')).toBeVisible();
  await deleteElsewhere(page, part._id);
});

test('Buy Now does nothing if the pointer leaves the button before release, and Back skips a closed purchase dialog', async ({
  page,
}) => {
  await signedIn(page, await customer());
  await page.goto('/about');
  await page.goto('/');
  const buyNow = page.getByRole('button', { name: /^Buy Now/u }).first();
  await buyNow.hover();
  await page.mouse.down();
  await page.mouse.move(0, 0);
  await page.mouse.up();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/');
  await buyNow.click();
  await page.getByRole('dialog').getByLabel('Phone').pressSequentially('+1 503 555 0101', { delay: 20 });
  await page.goBack();
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await buyNow.click();
  await expect(page.getByRole('dialog').getByLabel('Phone'), 'the form is reset').toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const press of ['Cancel', 'Escape']) {
    await buyNow.click();
    const dialog = page.getByRole('dialog');
    if (press === 'Cancel') await dialog.getByRole('button', { name: 'Cancel' }).click();
    else {
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    }
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/');
    await expect(buyNow).toBeFocused();
  }
  await page.goBack();
  await expect(page).toHaveURL('/about');

  const [product] = await callShop<[Product]>(page, 'GET /product?limit=1');
  await page.goto(`/?buy=${product._id}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});
