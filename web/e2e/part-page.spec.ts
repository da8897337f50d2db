import { congratulation, pay, typeCard } from './support/checkout.ts';
import { anyAdmin, anyCustomer, customer, customerWithToken, signedIn } from './support/people.ts';
import { deleteElsewhere } from './support/product-editor.ts';
import { addProduct, callShop, orderFor, payElsewhere } from './support/shop-calls.ts';
import { expect, test } from './support/test.ts';

// A German browser, in which the shop must still format in English and US dollars.
test.use({ locale: 'de-DE' });

const path = '/parts/meridian-chain-12';

interface Offer {
  readonly price: string;
  readonly priceCurrency: string;
  readonly availability: string;
}

/** Returns the JSON-LD blocks of a page by type. */
function structuredData(html: string): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gu);
  return Object.fromEntries(
    [...blocks].map(([, json = '']) => {
      const block = JSON.parse(json) as Record<string, unknown>;
      return [String(block['@type']), block];
    }),
  );
}

const attribute = (html: string, pattern: RegExp): string | undefined => pattern.exec(html)?.[1];

test('a part made to order promises its days on its page, in the cart, at checkout and on the order', async ({
  page,
  request,
}) => {
  const promise = 'Made to order, ships in about 12 days';
  const { token } = await anyAdmin(page);
  const id = await addProduct(page, `Made rim ${crypto.randomUUID()}`);
  const { quantity: _, ...part } = await callShop<{ slug: string; revision: number; quantity: number }>(
    page,
    `GET /product/${id}`,
  );
  const headers = { Authorization: `Bearer ${token}`, 'If-Match': `"${String(part.revision)}"` };
  const data = { ...part, quantity: 0, madeToOrder: { days: 12 } };
  expect((await request.put(`/product/${id}`, { headers, data })).status()).toBe(200);
  const buyer = await customerWithToken(page);
  await signedIn(page, buyer);
  await page.goto(`/parts/${part.slug}`);
  await expect(page.getByText(promise).first()).toBeVisible();
  const html = await (await request.get(`/parts/${part.slug}`)).text();
  expect(structuredData(html)['Product']?.['offers']).toHaveProperty(
    'availability',
    'https://schema.org/BackOrder',
  );
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  for (const path of ['/cart', '/checkout']) {
    await page.goto(path);
    await expect(page.getByText(promise).first()).toBeVisible();
  }
  const order = await orderFor(page, buyer, { part: id });
  await page.goto(`/dashboard/myOrder/${order._id}`);
  await expect(page.getByText(promise).first()).toBeVisible();
  await callShop(page, `DELETE /product/${id}`, { token });
});

test('part pages are served as HTML with name, price, picture and structured data, and listed in the sitemap', async ({
  request,
  baseURL,
}) => {
  const answer = await request.get(path);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['cache-control']).toContain('s-maxage=60');
  expect(answer.headers()['content-security-policy']).toContain("default-src 'none'");
  const html = await answer.text();
  const address = `${baseURL ?? ''}${path}`;
  expect(attribute(html, /<title>([^<]*)/u)).toBe('Meridian Chain 12-Speed · Pedalworks');
  expect(attribute(html, /<meta\s+name="description"\s+content="([^"]*)/u)?.length).toBeGreaterThan(40);
  expect(attribute(html, /<link rel="canonical" href="([^"]*)/u)).toBe(address);
  expect(html).toContain('$44.50');
  expect(html, 'class names of a development build, which hydration would replace').not.toMatch(
    /css-\w+-Mui/u,
  );
  const picture = attribute(html, /<meta property="og:image" content="([^"]*)/u) ?? '';
  expect((await request.get(picture)).status()).toBe(200);
  const { Product, BreadcrumbList } = structuredData(html);
  expect(Product).toMatchObject({ name: 'Meridian Chain 12-Speed', sku: 'PW-CH12-126', url: address });
  expect(Product?.['image']).toContainEqual(expect.stringMatching(/\/image\/.+\.webp$/u));
  expect(Product?.['offers'] as Offer).toMatchObject({
    '@type': 'Offer',
    price: '44.50',
    priceCurrency: 'USD',
    availability: 'https://schema.org/InStock',
  });
  expect(BreadcrumbList?.['itemListElement']).toHaveLength(3);
  const moved = await request.get(`${path}/`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers()['location']]).toEqual([301, path]);
  expect((await (await request.get('/sitemap.xml')).text()).split(`${path}<`)).toHaveLength(2);
  expect(await (await request.get('/robots.txt')).text()).toContain(`${baseURL ?? ''}/sitemap.xml`);
});

test('the part page updates the price with the quantity, and payment starts after an address is entered', async ({
  page,
}) => {
  await signedIn(page, await customer());
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(path);
  const quantity = page.getByRole('main').getByLabel('Quantity');
  await quantity.press('End');
  await quantity.press('Backspace');
  await quantity.pressSequentially('10');
  await expect(quantity).toHaveValue('10');
  await expect(page.getByRole('main').getByText('$41.00').first()).toBeVisible();
  await expect(page.getByText('10 × $41.00 = $410.00 · $35.00 less than singly')).toBeVisible();
  // Without a bike to judge, the page needs no other parts than those that the server sent.
  expect(requested).not.toContain('/catalogue');
  await page.getByRole('main').getByRole('button', { name: 'Buy Now' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Quantity')).toHaveValue('10');
  await expect(dialog.getByText('$41.00')).toBeVisible();
  await expect(dialog.getByText('$410.00')).toBeVisible();
  const order = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/orders'),
  );
  await dialog.getByRole('button', { name: 'Place order' }).click();
  expect((await order).postDataJSON()).toMatchObject({ price: 41, quantity: 10 });
  await expect(page.getByText('Your Order is successful')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Pay now' }).click();
  await page.getByLabel('Street and number').fill('Rosenweg 4');
  await expect(pay(page)).toBeHidden();
  await page.getByLabel('Postcode').fill('10115');
  await page.getByLabel('City').fill('Berlin');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByRole('region', { name: 'Address' }).locator(':focus')).toContainText('10115 Berlin');
  await typeCard(page, '4242424242424242');
  await pay(page).click();
  await expect(congratulation(page)).toBeVisible();
});

test('the picture and drawing of a part open, enlarge and close by keyboard', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('button', { name: /^Show: Dimensioned drawing/u }).press('Enter');
  const drawing = page.getByRole('button', { name: /^Enlarge: Dimensioned drawing/u });
  await expect(drawing).toBeInViewport({ ratio: 0.9 });
  await drawing.press('Enter');
  const large = page.getByRole('button', { name: /^Zoom in: Dimensioned drawing/u });
  await expect(large).toBeInViewport({ ratio: 1 });
  const fitting = (await large.boundingBox())?.width ?? 0;
  await large.press('Enter');
  await expect.poll(async () => (await large.boundingBox())?.width).toBeCloseTo(2 * fitting);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(drawing).toBeFocused();
});

test('a buyer’s review is marked as verified on the part page and for the moderator', async ({ page }) => {
  const rider = await customer('Vera Buyer');
  const order = await orderFor(page, rider);
  await payElsewhere(page, rider, order);
  const comment = `Runs quietly. ${crypto.randomUUID()}`;
  await signedIn(page, rider);
  await page.goto('/dashboard/review');
  await page.getByLabel('Part', { exact: true }).selectOption(order.name);
  await page.getByLabel('Rating').fill('5');
  await page.getByLabel('Comment').fill(comment);
  await page.getByRole('button', { name: 'Add review' }).click();
  await expect(page.getByText('Your Review is successful')).toBeVisible();
  const [{ slug } = { slug: '' }] = await callShop<{ slug: string }[]>(page, 'GET /product?limit=1');
  await page.goto(`/parts/${slug}`);
  const review = page.getByRole('figure').filter({ hasText: comment });
  await expect(review).toContainText('Verified purchase');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /\d reviews?$/u })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add a review' })).toBeVisible();
  await signedIn(page, await anyAdmin(page));
  await page.goto('/dashboard/allReview');
  await page.getByLabel('Search reviews').fill(comment);
  const row = page.getByRole('row', { name: comment });
  await expect(row).toContainText(order.name);
  await row.getByText(comment).click();
  await expect(page.getByRole('dialog')).toContainText(order.name);
  await expect(page.getByRole('dialog').getByText('Verified purchase')).toBeVisible();
});

test('customers can review a part without buying it, unless the part was deleted', async ({
  page,
  trouble,
}) => {
  trouble.expect('404 GET /product/');
  const name = `Short-lived ${crypto.randomUUID().slice(0, 8)}`;
  const id = await addProduct(page, name);
  await signedIn(page, await anyCustomer(page));
  await page.goto(`/parts/${id}`);
  await page.getByRole('link', { name: 'Add a review' }).click();
  const part = page.getByRole('combobox', { name: 'Part' });
  await expect(part).toHaveValue(id);
  await expect(part.getByRole('option', { name })).toHaveCount(1);
  await deleteElsewhere(page, id);
  await page.goBack();
  await expect(page.getByText('This part is no longer in the shop.')).toBeVisible();
});
