import { phone } from './support/phone.ts';
import { expect, test, type Page } from './support/test.ts';

test.use(phone);

/** The scripts are asked for after this long where the picture or the letters do not come: here they do. */
async function waitForEver(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const patience = 2000;
    const timeout = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (task: () => void, ms?: number, ...rest: unknown[]) =>
        ms === patience ? 0 : timeout(task, ms, ...rest),
    });
  });
}

test('a picture that is there before the page has been read is not waited for', async ({ page }) => {
  await waitForEver(page);
  await page.goto('/');
  for (const visit of [1, 2, 3]) {
    await expect(page.locator('.product-card h3'), `visit ${String(visit)}`).toHaveCount(6);
    await page.reload();
  }
});

test('the first picture and the letters are asked for before any script', async ({ page }) => {
  await waitForEver(page);
  await page.goto('/');
  await expect(page.locator('.product-card h3')).toHaveCount(6);
  const asked = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .toSorted((one, other) => one.startTime - other.startTime)
      .map(({ name }) => new URL(name).pathname),
  );
  const picture = asked.findIndex((path) => path.startsWith('/pictures/hero-1-'));
  expect(picture).toBeGreaterThanOrEqual(0);
  const script = asked.findIndex((path) => path.endsWith('.js'));
  expect(picture).toBeLessThan(script);
  expect(asked.slice(0, script).filter((path) => path.endsWith('.woff2'))).toHaveLength(2);
});

/** When what is below the first picture was laid out. */
interface Opening {
  readonly paints: number;
  readonly isRead: boolean;
}

/** The app, which waits for neither step, gets the styles it waits for after the second one has begun. */
async function letPaintFirst(page: Page): Promise<void> {
  await page.route('**/assets/later-*.css', async (route) => {
    await page.waitForFunction(() => !('opening' in document.documentElement.dataset));
    await route.continue();
  });
}

/** Opens a page that is drawn in two steps, and answers when the second began. */
async function openingOf(page: Page, address: string): Promise<Opening | undefined> {
  await page.addInitScript(() => {
    const look = () => {
      const paints = performance.getEntriesByName('first-contentful-paint').length;
      Object.assign(window, { opening: { paints, isRead: document.readyState !== 'loading' } });
    };
    new MutationObserver(look).observe(document, { subtree: true, attributeFilter: ['data-opening'] });
  });
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Products' })).toBeVisible();
  return page.evaluate(() => (window as Window & { opening?: Opening }).opening);
}

test('the letters are asked for after the first paint, and then shown', async ({ page }) => {
  await letPaintFirst(page);
  await page.goto('/');
  await lettersShown(page, 'Sofia Sans', 'Sofia Sans Condensed');
  const [painted, asked] = await page.evaluate(
    () =>
      [
        performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.woff2'))
          .map(({ startTime }) => startTime),
      ] as const,
  );
  expect(asked).toHaveLength(2);
  expect(Math.min(...asked)).toBeGreaterThan(painted);
  await expect(page.locator('body')).toHaveCSS('font-family', /^"Sofia Sans",/u);
});

test('rarer letters come with the part that has them in its name', async ({ page }) => {
  const part = {
    _id: '1',
    name: 'Łańcuch',
    img: '/none.webp',
    description: 'Nine speeds.',
    price: 9.5,
    minOrder: 1,
    quantity: 5,
  };
  await page.route('**/product?*', (route) => route.fulfill({ json: [part] }));
  await page.route(part.img, (route) => route.fulfill({ contentType: 'image/svg+xml', body: '<svg/>' }));
  await page.goto('/');
  await page.getByRole('heading', { name: part.name }).scrollIntoViewIfNeeded();
  await lettersShown(page, 'Sofia Sans Condensed Latin Ext');
});

/** Waits until these fonts are there. */
async function lettersShown(page: Page, ...families: readonly string[]): Promise<void> {
  await page.waitForFunction((wanted) => {
    const there = Array.from(document.fonts).filter(({ status }) => status === 'loaded');
    return wanted.every((name) => there.some(({ family }) => family.replaceAll('"', '') === name));
  }, families);
}

test('what is below the first picture is laid out after the first paint', async ({ page }) => {
  await letPaintFirst(page);
  expect(await openingOf(page, '/')).toMatchObject({ paints: 1 });
});

test('what is below the first picture is laid out at once for who comes for a place there', async ({
  page,
}) => {
  expect(await openingOf(page, '/#reviews')).toMatchObject({ isRead: false });
});

test('what is below the first picture, and the letters, are there without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const letters = page.waitForResponse(/\.woff2$/u);
  await page.goto('/');
  expect((await letters).ok()).toBe(true);
  const heading = page.getByRole('heading', { name: 'Products' });
  await heading.scrollIntoViewIfNeeded();
  expect((await heading.boundingBox())?.height).toBeGreaterThan(0);
  await context.close();
});
