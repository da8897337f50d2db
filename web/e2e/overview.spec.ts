import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import { expectNoViolation } from './support/accessible.ts';
import { tabTo } from './support/keyboard.ts';
import { anyAdmin, signedIn, type Account } from './support/people.ts';
import { callShop } from './support/shop-calls.ts';
import { expect, test, type Page } from './support/test.ts';

interface Paid {
  readonly _id: string;
  readonly price: number;
  readonly paidAt: string | null;
}

const inShopZone = { timeZone: 'America/Los_Angeles' };
const monthKey = new Intl.DateTimeFormat('en-CA', { ...inShopZone, year: 'numeric', month: '2-digit' });
const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'usd' });

/** Previous month in the shop's time zone. */
function lastMonth(): Date {
  const [year = 0, month = 0] = monthKey.format(new Date()).split('-').map(Number);
  return new Date(Date.UTC(year, month - 2, 15, 12));
}

async function paidLastMonth(page: Page, { token }: Account): Promise<readonly Paid[]> {
  const orders = await callShop<readonly Paid[]>(page, 'GET /allOrder', { token });
  const month = monthKey.format(lastMonth());
  return orders.filter(({ paidAt }) => paidAt !== null && monthKey.format(new Date(paidAt)) === month);
}

test('the overview, operated by keyboard, shows last month’s sales as the sum of that month’s orders', async ({
  page,
  trouble,
}) => {
  trouble.expect('500 GET /stats', '500 GET /allOrder/counts');
  const person = await anyAdmin(page);
  const month = lastMonth();
  const paid = await paidLastMonth(page, person);
  const sales = money.format(paid.reduce((cents, { price }) => cents + Math.round(price * 100), 0) / 100);
  const name = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...parts, ...inShopZone }).format(month);

  await signedIn(page, person);
  await page.goto('/dashboard');
  await page.route('**/stats', (route) => route.fulfill({ status: 500, json: {} }));
  await page.route('**/allOrder/counts', (route) => route.fulfill({ status: 500, json: {} }));
  await tabTo(page, page.getByRole('link', { name: 'Overview' }));
  await page.keyboard.press('Enter');
  // One outage has one message and one Retry.
  await expect(page.getByText('That did not load')).toBeVisible();
  await page.unrouteAll();
  await tabTo(page, page.getByRole('button', { name: 'Retry' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'To pack' })).toBeVisible();
  await expect(page.getByText(`${name({ month: 'long' })} ${sales}`)).toBeVisible();
  const byMonth = page.getByRole('region', { name: 'Sales in the last 12 months' });
  await tabTo(page, byMonth.getByRole('button', { name: 'Show as a table' }));
  await page.keyboard.press('Enter');
  const row = byMonth.getByRole('row', { name: name({ month: 'long', year: 'numeric' }) });
  await expect(row).toContainText(`${String(paid.length)}${sales}`);
  await expectNoViolation(page);
  const ofThisMonth = (dates: string) =>
    new RegExp(`\\?dates=${dates}&from=${monthKey.format(new Date())}-01`, 'u');
  for (const [figure, dates] of [
    ['Orders paid', 'paid'],
    ['Refunds', 'refunded'],
  ] as const)
    await expect(page.getByRole('link', { name: figure, exact: true })).toHaveAttribute(
      'href',
      ofThisMonth(dates),
    );
  await tabTo(page, page.getByRole('link', { name: 'Low stock' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Low stock', pressed: true })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Basalt Rotor 180 mm' })).toBeVisible();
});

test('the overview exports last month’s journal, orders and printable invoices in five clicks', async ({
  page,
}) => {
  const person = await anyAdmin(page);
  await signedIn(page, person);
  await page.addInitScript(() => {
    window.print = () => {
      document.body.dataset['printed'] = 'yes';
    };
  });
  await page.goto('/dashboard');
  let clicks = 0;
  const click = async (role: 'link' | 'button', name: string) => {
    await page.getByRole(role, { name }).click();
    clicks += 1;
  };
  const download = async (name: string) => {
    const [file] = await Promise.all([page.waitForEvent('download'), click('button', name)]);
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
  };
  const month = monthKey.format(lastMonth());

  await click('link', 'Overview');
  const section = page.getByRole('region', { name: 'Month end' });
  const sums = await section.getByText(/ refunded$/u).textContent();
  await section.getByRole('combobox', { name: 'Month' }).press('Enter');
  await expect(page.getByRole('option').first()).toHaveText(/^[A-Z][a-z]+ 20\d\d, so far$/u);
  await page.keyboard.press('Escape');
  const journal = await download('Journal (CSV)');
  const orders = await download('Orders (CSV)');
  await click('link', 'Invoices (print)');
  const papers = page.getByRole('article');
  await expect(papers.first()).toBeVisible();
  await click('button', 'Print');

  expect(clicks).toBeLessThanOrEqual(5);
  expect([journal.name, orders.name]).toEqual([`journal-${month}.csv`, `orders-paid-${month}.csv`]);
  // The journal lists seeded payments and refunds as invoices and credit notes.
  expect(journal.text).not.toMatch(/,(?:payment|refund),/u);
  const rows = Papa.parse<Record<string, string>>(journal.text, { header: true, skipEmptyLines: true }).data;
  const isSale = ({ Kind: kind }: Record<string, string>) => kind === 'invoice' || kind === 'payment';
  const sumOf = (some: typeof rows) =>
    money.format(some.reduce((cents, row) => cents + Math.round(Number(row['Gross']) * 100), 0) / 100);
  const back = sumOf(rows.filter((row) => !isSale(row))).replace('-', '');
  expect(sums).toBe(
    `${String(rows.filter(isSale).length)} orders, ${sumOf(rows.filter(isSale))}; ${back} refunded`,
  );
  expect(Papa.parse(orders.text.trimEnd()).data).toHaveLength(rows.filter(isSale).length + 1);
  await expect(papers).toHaveCount(
    rows.filter((row) => ['invoice', 'credit note'].includes(row['Kind'] ?? '')).length,
  );
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  await expectNoViolation(page);
});
