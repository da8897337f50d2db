import { expect, test, type Page } from './support/test.ts';
import { networkQuiet } from './support/network-quiet.ts';

const largestPicturesBytes = 150_000;
const largestShift = 0.02;

test.use({
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
});

for (const address of ['/', '/signIn']) {
  test(`${address} asks nobody else, shows little and moves nothing on a phone`, async ({
    page,
    baseURL,
  }) => {
    const others: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL ?? ''}/`)) others.push(request.url());
    });
    await page.goto(address);
    if (address === '/') await expect(page.locator('.product-card h3').first()).toBeVisible();
    await networkQuiet(page);
    expect(others).toEqual([]);
    expect(await pictureBytes(page), 'bytes of pictures').toBeLessThanOrEqual(largestPicturesBytes);
    expect(await layoutShift(page), 'cumulative layout shift').toBeLessThanOrEqual(largestShift);
  });
}

test('home asks for its lists before its scripts run, and once', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.product-card h3')).toHaveCount(6);
  await expect(page.locator('.review-card').first()).toBeAttached();
  const asked = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/(product|review)\?/u.test(name))
      .map(
        (entry) => `${(entry as PerformanceResourceTiming).initiatorType} ${new URL(entry.name).pathname}`,
      ),
  );
  expect(asked.sort()).toEqual(['fetch /product', 'fetch /review']);
});

test('a picture that is there before the page has been read is not waited for', async ({ page }) => {
  await page.addInitScript(() => {
    // The app starts after this long where the picture does not come: here it does.
    const patience = 2000;
    const timeout = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (task: () => void, ms?: number, ...rest: unknown[]) =>
        ms === patience ? 0 : timeout(task, ms, ...rest),
    });
  });
  await page.goto('/');
  for (const visit of [1, 2, 3]) {
    await expect(page.locator('.product-card h3'), `visit ${String(visit)}`).toHaveCount(6);
    await page.reload();
  }
});

test('what is far below is laid out before anybody scrolls there', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.product-card h3')).toHaveCount(6);
  const parts = page.locator('main > *, .product-shelf > *');
  await expect
    .poll(() => parts.evaluateAll((all) => all.map((part) => getComputedStyle(part).contentVisibility)))
    .not.toContain('auto');
});

test('no list is asked for again by the browser itself', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (['/product', '/review'].includes(pathname)) asked.push(pathname);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.locator('.review-card').first()).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(asked.toSorted()).toEqual(['/product', '/review']);
});

test('the first picture is asked for before any script', async ({ page }) => {
  await page.goto('/');
  const asked = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .toSorted((one, other) => one.startTime - other.startTime)
      .map(({ name }) => new URL(name).pathname),
  );
  const picture = asked.findIndex((path) => path.startsWith('/pictures/hero-1-'));
  expect(picture).toBeGreaterThanOrEqual(0);
  expect(picture).toBeLessThan(asked.findIndex((path) => path.endsWith('.js')));
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

for (const width of [360, 768, 1440])
  test(`what is not laid out yet has the room it is going to take, ${String(width)} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const review = {
      customerName: 'Ines Vogt',
      customerPhoto: null,
      comment: 'It runs. '.repeat(15),
      rating: 5,
    };
    await page.route('**/review?*', (route) =>
      route.fulfill({ json: Array.from({ length: 6 }, (_, index) => ({ _id: String(index), ...review })) }),
    );
    await page.goto('/');
    await expect(page.locator('.home-shelf ~ [aria-labelledby="reviews"]')).toContainText('It runs.');
    const overflows = await page.evaluate(() => {
      const parts = [...document.querySelectorAll<HTMLElement>('.home-shelf, .home-shelf ~ *')];
      return parts.map((part) => {
        const reserved = part.offsetHeight;
        part.style.contentVisibility = 'visible';
        return part.offsetHeight - reserved;
      });
    });
    expect(Math.max(...overflows)).toBeLessThanOrEqual(0);
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

/** What the pictures shown so far weighed on the line. */
function pictureBytes(page: Page): Promise<number> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => /\.(avif|webp|svg|png|jpe?g)$/u.test(entry.name))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0),
  );
}

/** Everything that moved without anybody asking for it, as Chromium has noted it since the page began. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput === false) {
              sum += Number(entry.value);
            }
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // Buffered entries come in a task of their own.
        setTimeout(() => {
          resolve(sum);
        }, 100);
      }),
  );
}
