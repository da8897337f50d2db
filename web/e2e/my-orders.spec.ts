import { customerWithToken, expectSignedOut, refuseToken, signedIn, type Person } from './support/people.ts';
import { orderFor } from './support/shop-calls.ts';
import { expect, test, type Page } from './support/test.ts';

// The shop speaks English and counts in dollars whatever the browser's language is.
test.use({ locale: 'de-DE' });

async function open(page: Page, person: Person): Promise<void> {
  await signedIn(page, person);
  await page.goto('/dashboard/myOrder');
}

test('an unpaid order has a Pay link to its payment page', async ({ page }) => {
  const person = await customerWithToken(page);
  const order = await orderFor(page, person, { quantity: 3 });
  await open(page, person);
  const card = page.getByRole('article').filter({ hasText: order.name });
  await expect(card).toContainText('3 ×');
  await expect(card).toContainText(`$${order.price.toLocaleString('en-US', { minimumFractionDigits: 2 })}`);
  await card.getByRole('link', { name: `Pay for ${order.name}` }).click();
  await expect(page).toHaveURL(`/dashboard/payment/${order._id}`);
  await expect(page.getByRole('button', { name: 'Pay' })).toBeEnabled();
});

test('a long list is read page by page, newest first', async ({ page }) => {
  const person = await customerWithToken(page);
  for (const quantity of [1, 2, 3]) await orderFor(page, person, { quantity });
  // The same calls with smaller pages, or the story would need twenty-one orders.
  await page.route('**/order?*', (route) =>
    route.continue({ url: route.request().url().replace('limit=20', 'limit=2') }),
  );
  await open(page, person);
  const cards = page.getByRole('article');
  await expect(cards).toHaveText([/3 ×/u, /2 ×/u]);
  await page.getByRole('button', { name: 'More orders' }).click();
  await expect(cards).toHaveText([/3 ×/u, /2 ×/u, /1 ×/u]);
  await expect(page.getByRole('button', { name: 'More orders' })).toBeHidden();
});

test('a 401 on My Order and on the question whether one is an admin, both at once, leads to / and not to the sign-in', async ({
  page,
  trouble,
}) => {
  trouble.expect('401 GET');
  await signedIn(page, await customerWithToken(page));
  await refuseToken(page, ({ pathname }) => pathname === '/order' || pathname.startsWith('/admin/'));
  const passed: string[] = [];
  page.on('framenavigated', (frame) => passed.push(new URL(frame.url()).pathname));
  await page.goto('/dashboard/myOrder');
  await expectSignedOut(page);
  expect(passed).not.toContain('/signIn');
});
