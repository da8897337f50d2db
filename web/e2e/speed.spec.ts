import { networkQuiet } from './support/network-quiet.ts';
import { phone } from './support/phone.ts';
import { expect, test, type Page } from './support/test.ts';

const largestShift = 0.02;

test.describe('page loads on a phone', () => {
  test.use(phone);

  test('home requests no list, loads nothing from third parties, and does not shift; nor do /bike and a part with a stored bike', async ({
    page,
    baseURL,
  }) => {
    const others: string[] = [];
    const asked: string[] = [];
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin !== baseURL) others.push(request.url());
      if (['/product', '/review'].includes(pathname)) asked.push(pathname);
    });
    await page.goto('/');
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await networkQuiet(page);
    expect(others).toEqual([]);
    expect(asked).toEqual([]);
    expect(await layoutShift(page), 'cumulative layout shift').toBeLessThanOrEqual(largestShift);

    const interfaces = { 'rotor-size': '160', 'rotor-hub': 'six-bolt', 'caliper-mount': 'flat' };
    await page.evaluate(
      (bikes) => localStorage.setItem('bikes', bikes),
      JSON.stringify([{ name: 'Gravel', interfaces }]),
    );
    await page.goto('/bike');
    await expect(page.getByRole('link', { name: /^See \d+ parts?$/u })).toBeVisible();
    expect(await layoutShift(page), 'cumulative layout shift').toBeLessThanOrEqual(largestShift);

    await page.goto('/parts/basalt-rotor-203');
    const verdict = page.getByRole('group', { name: 'My bike', exact: true });
    await expect(verdict.getByRole('link', { name: 'Basalt Rotor 160 mm' })).toBeInViewport({ ratio: 1 });
    expect(await layoutShift(page), 'cumulative layout shift').toBeLessThanOrEqual(2 * largestShift);
  });
});

/** Returns the cumulative layout shift since the page load, without shifts caused by user input. */
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
        // Waits, because the browser delivers buffered entries in a separate task.
        setTimeout(() => {
          resolve(sum);
        }, 100);
      }),
  );
}
