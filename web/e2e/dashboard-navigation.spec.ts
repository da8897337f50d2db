import { hold } from './support/hold.ts';
import { tabTo } from './support/keyboard.ts';
import { anyAdmin, anyCustomer, customer, setAdmin, signedIn } from './support/people.ts';
import { expect, test, type Page } from './support/test.ts';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' });
const customerMenu = ['My Profile', 'My Order', 'Add Review', 'Account'];

test('the dashboard menu lists all admin pages in order, and each list shows its first row without scrolling', async ({
  page,
}) => {
  await signedIn(page, await anyAdmin(page));
  await page.goto('/dashboard');
  const [here, ...others] = [
    'My Profile',
    'All Users',
    'Add Product',
    'Manage All Product',
    'Manage All Order',
    'Returns',
    'Overview',
    'Manage Reviews',
    'Pages',
    'Audit Log',
    'Shop Settings',
  ];
  await expect(sidebar(page).getByRole('link')).toHaveText(
    [here, ...others].map((name) => new RegExp(`^${name}( \\d+)?$`, 'u')),
  );
  for (const name of [...others, here]) {
    await sidebar(page).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 2, name })).toBeFocused();
    await expect(page).toHaveTitle(`${name} · Pedalworks`);
    if (name.startsWith('Manage')) await expectRowsAbove(page, 300);
  }
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Needs attention [0-9]/u })
    .click();
  await expect(page.getByRole('button', { name: /^Needs attention [0-9]/u, pressed: true })).toBeVisible();
});

async function expectRowsAbove(page: Page, y: number): Promise<void> {
  const row = page.getByRole('row').nth(1);
  await expect.poll(async () => (await row.boundingBox())?.y ?? Infinity).toBeLessThanOrEqual(y);
}

/** Opens the home page and waits until the dashboard has unmounted. */
async function goHome(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(sidebar(page)).toBeHidden();
}
const enterDashboard = (page: Page) => page.getByRole('link', { name: 'Dashboard' }).click();

test('admin pages redirect a customer to /login, and show a promoted user the admin menu once the permission check completes', async ({
  page,
  trouble,
}) => {
  trouble.expect('401 GET /admin/');
  const person = await customer();
  await signedIn(page, person);
  await test.step('an admin page shows a spinner during the check, then redirects the customer', async () => {
    const releaseCheck = await hold(page, '**/admin/*');
    await page.goto('/dashboard/users');
    await expect(page.getByRole('progressbar', { name: 'Checking permissions' })).toBeVisible();
    releaseCheck();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('img', { name: 'Page not found' })).toBeVisible();
    await page.unrouteAll();
  });
  await page.goto('/about');
  await test.step('a check that App Check refuses keeps the session and can be retried', async () => {
    const json = { code: 'auth/unrecognised-app', message: 'The shop could not make sure of this page.' };
    await page.route('**/admin/*', (route) => route.fulfill({ status: 401, json }));
    await enterDashboard(page);
    await expect(page.getByText('The rest of the menu did not load.')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('The rest of the menu did not load.')).toBeHidden();
    await expect(sidebar(page)).toBeFocused();
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome To Your Dashboard');
  await expect(sidebar(page).getByRole('link')).toHaveText(customerMenu);
  await setAdmin(person, true);
  await goHome(page);
  const release = await hold(page, '**/admin/*');
  const isAsked = page.waitForRequest('**/admin/*');
  await enterDashboard(page);
  await isAsked;
  await expect(sidebar(page).getByRole('link')).toHaveText(customerMenu);
  release();
  await expect(sidebar(page).getByRole('link', { name: 'All Users' })).toBeVisible();
});

test.describe('dashboard on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the sidebar collapses behind a button labelled with the current page, and opens by mouse and keyboard', async ({
    page,
  }) => {
    await signedIn(page, await anyCustomer(page));
    await page.goto('/dashboard');
    const fold = sidebar(page).getByRole('button', { name: 'My Profile' });
    await expect(sidebar(page).getByRole('link')).toHaveCount(0);
    const here = sidebar(page).getByRole('link', { name: 'My Profile' });
    for (const key of ['Escape', 'Enter']) {
      await fold.click();
      await tabTo(page, here);
      await page.keyboard.press(key);
      await expect(here).toBeHidden();
      await expect(fold).toBeFocused();
    }
    await fold.click();
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    // Waits for the animation, because a click would miss a moving link.
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    await sidebar(page).getByRole('link', { name: 'Add Review' }).click();
    await expect(page.getByRole('heading', { name: 'Add Review' })).toBeVisible();
    await expect(sidebar(page).getByRole('button', { name: 'Add Review' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });
});
