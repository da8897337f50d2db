import { expect, test, type Page } from './support/test.ts';
import { networkQuiet } from './support/network-quiet.ts';
import { phone } from './support/phone.ts';

const largestPicturesBytes = 150_000;
const largestShift = 0.02;

test.use(phone);

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
