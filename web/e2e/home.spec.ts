import { hold } from './support/hold.ts';
import { openHome } from './support/home.ts';
import { anyCustomer } from './support/people.ts';
import { callShop } from './support/shop-calls.ts';
import { expect, test, type Page } from './support/test.ts';

// A German browser, in which the shop must still format in English and US dollars.
test.use({ locale: 'de-DE' });

/** Delays the products until the returned function is called. The second is out of stock and has a minimum order. */
async function holdProducts(page: Page): Promise<() => void> {
  await page.route('**/product?*', async (route) => {
    const response = await route.fetch({ maxRetries: 1 });
    const [one = {}, two = {}, ...others] = (await response.json()) as object[];
    const json = [{ ...one, minOrder: 1, quantity: 42 }, { ...two, minOrder: 2, quantity: 0 }, ...others];
    await route.fulfill({ response, json });
  });
  return hold(page, '**/product?*');
}

test('home shows six placeholders, then six products with picture, price, stock and Buy Now', async ({
  page,
}) => {
  const release = await holdProducts(page);
  await openHome(page);
  const region = page.getByRole('region', { name: 'Our Products' });
  await expect(region.getByText('Loading parts')).toBeAttached();
  release();
  const products = region.getByRole('article');
  await expect(products).toHaveCount(6);
  await expect(products.first()).toContainText('In stock');
  await expect(products.first()).not.toContainText('at least');
  await expect(products.nth(1)).toContainText('Out of stock');
  await expect(products.nth(1)).toContainText('at least 2');
  for (const product of await products.all()) {
    await expect(product.getByRole('button', { name: /^Buy Now/u })).toBeVisible();
    await expect(product.getByText(/^\$[\d,]+\.\d{2}$/u)).toBeVisible();
    const picture = product.locator('img');
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth))
      .toBeGreaterThan(0);
  }
  await test.step('an answer that is not JSON shows an error, and a shop without products contact links', async () => {
    await page.route('**/product?*', (route) => route.fulfill({ body: '<html>proxy</html>' }));
    await openHome(page);
    await expect(page.getByText('The shop gave an answer that could not be read.')).toBeVisible();
    await page.route('**/product?*', (route) => route.fulfill({ json: [] }));
    await region.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('No parts yet')).toBeVisible();
    for (const name of ['Our Products', 'Contact Us']) {
      await page.getByRole('region', { name }).getByRole('link', { name: 'Call or email us' }).click();
      await expect(page.getByRole('link', { name: '+1 503 555 0142' })).toBeInViewport();
    }
  });
});

test('home shows business figures, opening hours, location, reviews that expand, page by page, and a contact form that sends nothing', async ({
  page,
  trouble,
}) => {
  trouble.expect('503 GET /review');
  const comment = [crypto.randomUUID(), ...Array.from({ length: 40 }, () => 'Mile after mile.')].join('\n');
  const { token } = await anyCustomer(page);
  const body = { customerEmail: 'rider@example.com', comment, rating: 5 };
  await callShop(page, 'POST /review', { token, body });
  await page.goto('/');
  const summary = page.getByRole('region', { name: 'Business Summary' });
  const figures = { Countries: '120+', 'Happy Client': '2K+', 'Total Likes': '25.6K', 'Page Views': '2.6M' };
  for (const [label, figure] of Object.entries({ ...figures, 'Tasks done': '86%' })) {
    await expect(summary.locator('dt', { hasText: label }).locator('~ dd')).toHaveText(figure);
  }
  await expect(summary.getByRole('definition')).toHaveCount(5);
  for (const title of ['Opening Hours', 'Our Location', 'Contact US']) {
    await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible();
  }
  const review = page.getByRole('region', { name: 'What customers say' }).getByRole('figure').first();
  await expect(review.getByRole('img', { name: /^Rated .+ out of 5$/u })).toBeVisible();
  await expect(review.getByRole('blockquote')).not.toBeEmpty();

  const form = page.getByRole('region', { name: 'Contact Us' });
  await form.getByLabel('Email').fill('rider@example.com');
  await form.getByLabel('Subject').fill('A chainline');
  await form.getByLabel('Message').fill('Which one has the 42?');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form.getByLabel('Message')).toHaveValue('Which one has the 42?');
  await expect(page).toHaveURL('/');
  expect(sent).toEqual([]);
  await test.step('long reviews expand and collapse, and Retry loads the next page after a failure', async () => {
    const reviews = page.getByRole('region', { name: 'What customers say' });
    const card = reviews.getByRole('figure').filter({ hasText: comment.split('\n')[0] ?? '' });
    const linesShown = () =>
      card.getByRole('blockquote').evaluate((text) => {
        const { height } = text.getBoundingClientRect();
        return Math.round(height / parseFloat(getComputedStyle(text).lineHeight));
      });
    const more = card.getByRole('button', { name: 'Show in full' });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    expect(await linesShown()).toBe(6);
    await more.focus();
    await page.keyboard.press('Enter');
    const less = card.getByRole('button', { name: 'Show less' });
    await expect(less).toHaveAttribute('aria-expanded', 'true');
    await expect(less).toBeFocused();
    expect(await linesShown()).toBe(41);
    await less.click();
    await expect(more).toBeVisible();
    expect(await linesShown()).toBe(6);

    const further = '**/review?*cursor=*';
    await page.route(further, (route) =>
      route.fulfill({
        status: 503,
        json: { code: 'service/unavailable', message: 'Try again in a moment.' },
      }),
    );
    await reviews.getByRole('button', { name: 'More reviews' }).click();
    await expect(reviews.getByText('Try again in a moment.')).toBeVisible();
    await expect(reviews.getByRole('figure')).toHaveCount(6);
    await page.unroute(further);
    await reviews.getByRole('button', { name: 'Retry' }).click();
    await expect(reviews.getByRole('figure').nth(6)).toBeVisible();
  });
});
