import { hold } from './support/hold.ts';
import { tabTo } from './support/keyboard.ts';
import { networkQuiet } from './support/network-quiet.ts';
import { accessTokenOf, customer } from './support/people.ts';
import { callShop } from './support/shop-calls.ts';
import { expect, test, type Page } from './support/test.ts';

test('a visitor sees six parts, each with a picture, a price and Buy Now', async ({ page }) => {
  await page.goto('/');
  const parts = page.getByRole('region', { name: 'Our Products' }).getByRole('article');
  await expect(parts).toHaveCount(6);
  for (const part of await parts.all()) {
    await expect(part.getByRole('button', { name: /^Buy Now/u })).toBeVisible();
    await expect(part.getByText(/^\$[\d,]+\.\d{2}$/u)).toBeVisible();
    const picture = part.getByRole('img');
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test('the business summary shows the five fixed figures', async ({ page }) => {
  await page.goto('/');
  const summary = page.getByRole('region', { name: 'Business Summary' });
  const figures = { Countries: '120+', 'Happy Client': '2K+', 'Total Likes': '25.6K', 'Page Views': '2.6M' };
  for (const [label, figure] of Object.entries({ ...figures, 'Tasks done': '86%' })) {
    await expect(summary.locator('dt', { hasText: label }).locator('~ dd')).toHaveText(figure);
  }
  await expect(summary.getByRole('definition')).toHaveCount(5);
});

test('the info cards give opening hours, location and contact', async ({ page }) => {
  await page.goto('/');
  for (const title of ['Opening Hours', 'Our Location', 'Contact US']) {
    await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible();
  }
});

test('customer reviews show who wrote them and how they rated', async ({ page }) => {
  await page.goto('/');
  const review = page.getByRole('region', { name: 'What customers say' }).getByRole('figure').first();
  await expect(review.getByRole('img', { name: /^Rated .+ out of 5$/u })).toBeVisible();
  await expect(review.getByRole('blockquote')).not.toBeEmpty();
});

test('who comes back a moment later sees what was written meanwhile, not the visit before', async ({
  page,
}) => {
  const reviews = page.getByRole('region', { name: 'What customers say' });
  await page.goto('/');
  await expect(reviews.getByRole('figure').first()).toBeVisible();
  const token = await accessTokenOf(page.request, await customer());
  const comment = `As quiet as the day it came. ${crypto.randomUUID()}`;
  const body = { customerEmail: 'rider@example.com', comment, rating: 5 };
  await callShop(page, 'POST /review', { token, body });
  await page.goto('/');
  await expect(reviews.getByRole('figure').filter({ hasText: comment })).toBeVisible();
});

test("a reviewer's portrait from another site is not asked for, their initial stands in", async ({
  page,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.route('**/review?*', async (route) => {
    const response = await route.fetch();
    const reviews = (await response.json()) as object[];
    const customerPhoto = 'https://portraits.example/me.png';
    await route.fulfill({ response, json: reviews.map((review) => ({ ...review, customerPhoto })) });
  });
  await page.goto('/');
  const review = page.getByRole('region', { name: 'What customers say' }).getByRole('figure').first();
  await review.scrollIntoViewIfNeeded();
  await expect(review.locator('figcaption [aria-hidden="true"]')).toHaveText(/^\p{L}$/u);
  await networkQuiet(page);
  expect([...hosts]).toEqual([new URL(page.url()).host]);
});

test('Submit on the contact form sends nothing and keeps what was written', async ({ page }) => {
  await page.goto('/');
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
});

test('parts that do not load say so and come on Retry', async ({ page, trouble }) => {
  trouble.expect('503 GET /product');
  await page.route('**/product?*', (route) =>
    route.fulfill({
      status: 503,
      json: {
        code: 'service/unavailable',
        message: 'The shop is catching its breath. Try again in a moment.',
      },
    }),
  );
  await page.goto('/');
  const shelf = page.getByRole('region', { name: 'Our Products' });
  await expect(shelf.getByText('The shop is catching its breath.')).toBeVisible();
  await page.unroute('**/product?*');
  await shelf.getByRole('button', { name: 'Retry' }).click();
  await expect(shelf.getByRole('article')).toHaveCount(6);
});

test('an answer that is no JSON is explained, not shown', async ({ page }) => {
  await page.route('**/product?*', (route) => route.fulfill({ body: '<html>proxy</html>' }));
  await page.goto('/');
  await expect(page.getByText('The shop gave an answer that could not be read.')).toBeVisible();
});

test('an empty shop, and beside its form Contact Us, lead to telephone and e-mail', async ({ page }) => {
  await page.route('**/product?*', (route) => route.fulfill({ json: [] }));
  await page.goto('/');
  await expect(page.getByText('The shelf is empty')).toBeVisible();
  for (const name of ['Our Products', 'Contact Us']) {
    await page.getByRole('region', { name }).getByRole('link', { name: 'telephone or e-mail' }).click();
    await expect(page.getByRole('link', { name: '+1 503 555 0142' })).toBeInViewport();
  }
});

test('while parts are on their way the page shows their shape', async ({ page }) => {
  const release = await hold(page, '**/product?*');
  await page.goto('/');
  const shelf = page.getByRole('region', { name: 'Our Products' });
  await expect(shelf.getByText('Loading the parts')).toBeAttached();
  release();
  await expect(shelf.getByRole('article')).toHaveCount(6);
});

test('the navigation bar leads to every public page, each with its own title and one heading', async ({
  page,
}) => {
  await page.goto('/');
  const pages = {
    Blogs: '/blogs',
    'My Portfolio': '/myPortfolio',
    About: '/about',
    Home: '/home',
    'Sign In': '/signIn',
  };
  const titles = new Set([await page.title()]);
  for (const [label, address] of Object.entries(pages)) {
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: label, exact: true })
      .click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    titles.add(await page.title());
  }
  expect(titles.size).toBe(5);
});

test('on a phone the navigation unfolds, and folds on Escape and on arrival', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const about = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' });
  await expect(about).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(about).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(about).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await about.click();
  await expect(page).toHaveURL('/about');
  await expect(about).toBeHidden();
});

test('the footer has its three columns and the 2022 copyright line', async ({ page }) => {
  await page.goto('/blogs');
  const footer = page.getByRole('contentinfo');
  for (const column of ['Services', 'Company', 'Legal']) {
    await expect(footer.getByRole('navigation', { name: column }).getByRole('link').first()).toBeVisible();
  }
  await expect(footer.getByText(/Copyright © 2022/u)).toBeVisible();
});

test('a footer link leads to its place on another page', async ({ page }) => {
  await page.goto('/blogs');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/about#privacy');
  await expect(page.getByRole('heading', { name: 'Privacy' })).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Privacy' })).toBeFocused();
});

test('a footer link to a place on the same page takes the keyboard there, each time', async ({ page }) => {
  await page.goto('/about');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Warranty and returns' });
  for (const time of ['first', 'second']) {
    await test.step(`the ${time} time`, async () => {
      await link.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('region', { name: 'Warranty and returns' })).toBeFocused();
    });
  }
});

test('the index of the articles takes the keyboard to the article', async ({ page }) => {
  await page.goto('/blogs');
  const link = page.getByRole('navigation', { name: 'Articles' }).getByRole('link').last();
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article').last()).toBeFocused();
});

/** Presses Enter on the link of the page one is on, and waits until that counted as an arrival. */
async function goWhereOneIs(page: Page): Promise<void> {
  const key = () => page.evaluate(() => (history.state as { key?: string } | null)?.key);
  const before = await key();
  await page.keyboard.press('Enter');
  await expect.poll(key).not.toBe(before);
}

test('Enter on the link of the page one is on leaves the keyboard where it was', async ({ page }) => {
  await page.goto('/blogs');
  const links = page.getByRole('navigation', { name: 'Main' });
  await tabTo(page, links.getByRole('link', { name: 'Blogs' }));
  await goWhereOneIs(page);
  await page.keyboard.press('Tab');
  await expect(links.getByRole('link', { name: 'My Portfolio' })).toBeFocused();
});

test('on a phone Enter on the link of the page one is on folds the menu and leads to its button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/about');
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  const about = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' });
  await tabTo(page, about);
  await goWhereOneIs(page);
  await expect(about).toBeHidden();
  await expect(menu).toBeFocused();
});

for (const address of ['/login', '/no/such/page']) {
  test(`${address} shows the not-found picture, and answers 404`, async ({ page, trouble }) => {
    trouble.expect(`404 GET ${address}`);
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    const picture = page.getByRole('img', { name: 'Page not found' });
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth))
      .toBeGreaterThan(0);
  });
}

test('the blogs answer questions about React', async ({ page }) => {
  await page.goto('/blogs');
  const articles = page.getByRole('article');
  expect(await articles.count()).toBeGreaterThan(4);
  for (const article of await articles.all()) await expect(article.getByRole('heading')).toHaveText(/\?/u);
});

test('the skip link leads past the header', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
