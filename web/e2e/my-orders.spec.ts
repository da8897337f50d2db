import { customerWithToken, signedIn, type Person } from './support/people.ts';
import { orderFor, type PlacedOrder } from './support/shop-calls.ts';
import { expect, test, type Page } from './support/test.ts';

// A German browser, in which the shop must still format in English and US dollars.
test.use({ locale: 'de-DE' });

async function open(page: Page, person: Person): Promise<void> {
  await signedIn(page, person);
  await page.goto('/dashboard/myOrder');
}

test('My Order lists orders page by page, newest first, and loads the card form only after Pay', async ({
  page,
}) => {
  const person = await customerWithToken(page);
  const orders = [];
  for (const quantity of [1, 2, 3]) orders.push(await orderFor(page, person, { quantity }));
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  // Shrinks the page size, because the test would otherwise need 21 orders.
  await page.route('**/order?*', (route) =>
    route.continue({ url: route.request().url().replace('limit=20', 'limit=2') }),
  );
  await open(page, person);
  const cards = page.getByRole('article');
  await expect(cards).toHaveText([/3 ×/u, /2 ×/u]);
  await page.getByRole('button', { name: 'More orders' }).click();
  await expect(cards).toHaveText([/3 ×/u, /2 ×/u, /1 ×/u]);
  await expect(page.getByRole('button', { name: 'More orders' })).toBeHidden();
  const [{ _id, name, price }] = orders.slice(-1) as [PlacedOrder];
  await expect(cards.first()).toContainText(
    `$${price.toLocaleString('en-US', { minimumFractionDigits: 2 })}`,
  );
  expect(scripts.filter((url) => /stripe/iu.test(url))).toEqual([]);
  await test.step('the list prints without the payment links', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(cards.first().getByText('Not paid')).toBeVisible();
    await expect(cards.first().getByRole('link', { name: 'Pay' })).toBeHidden();
    await page.emulateMedia({ media: null });
  });
  await cards
    .first()
    .getByRole('link', { name: `Pay for ${name}` })
    .click();
  await expect(page).toHaveURL(`/dashboard/payment/${_id}`);
  await expect(page.getByRole('button', { name: 'Pay' })).toBeEnabled();
});
