import type { OrderReturn } from '@pedalworks/contract';
import { expectAccessible, expectNoViolation, settle } from './support/accessible.ts';
import { linkInMail } from './support/inbox.ts';
import { anyAdmin, customer, signedIn, tokenOf } from './support/people.ts';
import { callShop, orderFor, payElsewhere } from './support/shop-calls.ts';
import { expect, test } from './support/test.ts';

const settings = { enforceMinOrder: false, enforceStock: false };

test.afterEach(async ({ page }) => {
  const { token } = await anyAdmin(page);
  await callShop(page, 'PUT /settings', { token, body: { ...settings, withdrawal: 'off' } });
});

test('a guest withdraws without scripts, by the link in the email to the order’s address', async ({
  page,
  browser,
  baseURL,
}) => {
  const { token } = await anyAdmin(page);
  await callShop(page, 'PUT /settings', { token, body: { ...settings, withdrawal: 'all' } });
  const person = await customer();
  const order = await orderFor(page, person);
  await payElsewhere(page, person, order);
  const move = (to: string) =>
    callShop(page, `POST /order/${order._id}/transition`, { token, body: { to, attentions: [] } });
  await move('packed');
  await move('shipped');

  await linkInMail(person, /Withdraw from contract: \S+\/withdraw/u);

  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    javaScriptEnabled: false,
  });
  const guest = await context.newPage();
  await guest.goto('/about');
  await guest.getByRole('link', { name: 'All legal pages' }).click();
  await guest.getByRole('contentinfo').getByRole('link', { name: 'Withdraw from contract' }).click();
  await guest.getByRole('button', { name: 'Continue' }).click();
  await expect(guest.getByText('Order number is required')).toBeVisible();
  await guest.getByLabel('Order number').fill(order.number.toLowerCase().replace('-', ' '));
  await guest.locator('#email').fill('somebody.else@example.com');
  await guest.locator('#name').fill('Robin Rider');
  await guest.getByRole('button', { name: 'Continue' }).click();
  await expect(guest.getByText('The whole order')).toBeVisible();
  await guest.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(guest.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  expect(guest.url()).not.toContain('example.com');

  const link = await linkInMail(person, /\S+\/withdraw\/confirm\?link=\S+/u);
  const returnsOf = `GET /order/${order._id}/returns`;
  await test.step('a mail scanner that runs scripts does not confirm', async () => {
    await page.goto(link);
    await settle(page);
    await expect(page.getByRole('button', { name: 'Confirm withdrawal' })).toBeVisible();
    expect(await callShop(page, returnsOf, { token })).toEqual([]);
  });
  await guest.goto(link);
  await expect(guest.getByText(order.number)).toBeVisible();
  await guest.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(guest.getByRole('heading', { name: 'We received your withdrawal' })).toBeVisible();
  await context.close();
  const returns = await callShop<readonly OrderReturn[]>(page, returnsOf, { token });
  expect(returns).toMatchObject([{ kind: 'withdrawal', state: 'approved' }]);
  await linkInMail(person, /confirms\s+that\s+we\s+received\s+your\s+declaration/u);
});

test('the pages of the withdrawal are accessible, and the owner of an order needs no link', async ({
  page,
}) => {
  const { token } = await anyAdmin(page);
  await callShop(page, 'PUT /settings', { token, body: { ...settings, withdrawal: 'all' } });
  await page.goto('/withdraw');
  await settle(page);
  await expectAccessible(page);
  await page.getByLabel('Order number').fill('PW-222222');
  await page.locator('#email').fill('robin@example.com');
  await page.locator('#name').fill('Robin Rider');
  await page.getByRole('button', { name: 'Continue' }).click();
  await settle(page);
  await expectNoViolation(page);
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expectNoViolation(page);

  const person = await customer();
  const order = await orderFor(page, person);
  await payElsewhere(page, person, order);
  await signedIn(page, person);
  await page.goto(`/dashboard/myOrder/${order._id}`);
  await page.getByRole('button', { name: 'Withdraw from contract' }).click();
  await page.getByLabel(order.name).fill('1');
  await expectNoViolation(page, '[role="dialog"]');
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(page.getByText('We received your withdrawal')).toBeVisible();
  const found = await callShop(page, `GET /order/${order._id}`, { token: await tokenOf(page, person) });
  expect(found).toMatchObject({ attentions: ['withdrawn'] });
});
