import { expectNoViolation } from './support/accessible.ts';
import { tabTo } from './support/keyboard.ts';
import { anyAdmin, signedIn } from './support/people.ts';
import { callShop } from './support/shop-calls.ts';
import { expect, test } from './support/test.ts';

interface Paid {
  readonly price: number;
  readonly paidAt: string | null;
}

const inShopZone = { timeZone: 'America/Los_Angeles' };
const monthKey = new Intl.DateTimeFormat('en-CA', { ...inShopZone, year: 'numeric', month: '2-digit' });
const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'usd' });

/** The month before this one, in the shop's time zone. */
function lastMonth(): Date {
  const [year = 0, month = 0] = monthKey.format(new Date()).split('-').map(Number);
  return new Date(Date.UTC(year, month - 2, 15, 12));
}

test("with the keyboard alone an admin finds last month's sales, which are those of its orders, and goes on to what waits", async ({
  page,
}) => {
  const person = await anyAdmin(page);
  const orders = await callShop<readonly Paid[]>(page, 'GET /allOrder', { token: person.token });
  const month = lastMonth();
  const paid = orders.filter(
    ({ paidAt }) => paidAt !== null && monthKey.format(new Date(paidAt)) === monthKey.format(month),
  );
  const sales = money.format(paid.reduce((cents, { price }) => cents + Math.round(price * 100), 0) / 100);
  const name = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...parts, ...inShopZone }).format(month);

  await signedIn(page, person);
  await page.goto('/dashboard');
  await tabTo(page, page.getByRole('link', { name: 'Overview' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${name({ month: 'long' })} ${sales}`)).toBeVisible();
  const byMonth = page.getByRole('region', { name: 'Sales of the last 12 months' });
  await tabTo(page, byMonth.getByRole('button', { name: 'Show as a table' }));
  await page.keyboard.press('Enter');
  const row = byMonth.getByRole('row', { name: name({ month: 'long', year: 'numeric' }) });
  await expect(row).toContainText(`${String(paid.length)}${sales}`);
  await expectNoViolation(page);
  await tabTo(page, page.getByRole('link', { name: 'Low stock' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Low stock', pressed: true })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Basalt Rotor 180 mm' })).toBeVisible();
});
