import { networkQuiet } from './support/network-quiet.ts';
import { customer, enter } from './support/people.ts';
import { phone } from './support/phone.ts';
import { expect, test, type Page } from './support/test.ts';

const largestShift = 0.02;

test.describe('on a phone', () => {
  test.use(phone);

  for (const address of ['/', '/signIn'])
    test(`${address} asks no third party and moves nothing`, async ({ page, baseURL }) => {
      const others: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(`${baseURL ?? ''}/`)) others.push(request.url());
      });
      await page.goto(address);
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await networkQuiet(page);
      expect(others).toEqual([]);
      expect(await layoutShift(page), 'cumulative layout shift').toBeLessThanOrEqual(largestShift);
    });
});

test('home asks for each list once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (['/product', '/review'].includes(pathname)) asked.push(pathname);
  });
  await page.goto('/');
  await expect(page.getByRole('figure').first()).toBeAttached();
  await networkQuiet(page);
  expect(asked.toSorted()).toEqual(['/product', '/review']);
});

test('a password is in no address', async ({ page }) => {
  const rider = await customer();
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto('/signIn');
  await enter(page, rider);
  await page.getByLabel('Password').press('Enter');
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  expect(addresses.filter((address) => address.includes(rider.password))).toEqual([]);
});

test('a password is in no address even when the browser sends the form itself', async ({ page, trouble }) => {
  trouble.expect(`Content Security Policy directive: "form-action 'none'"`);
  const rider = await customer();
  await page.goto('/signIn');
  await enter(page, rider);
  const refused = await page.locator('form').evaluate(
    (form: HTMLFormElement) =>
      new Promise((resolve) => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          resolve(effectiveDirective);
        });
        form.submit();
      }),
  );
  expect(refused).toBe('form-action');
  expect(page.url()).not.toContain(rider.password);
});

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
