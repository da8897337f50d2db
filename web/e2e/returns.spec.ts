import sharp from 'sharp';
import { expectAccessible, expectNothingRunsOut } from './support/accessible.ts';
import { anyAdmin, customerWithToken, signedIn } from './support/people.ts';
import { announceReturn, deliveredOrder } from './support/returns.ts';
import { callShop } from './support/shop-calls.ts';
import { expect, test, type Page } from './support/test.ts';
import { toasts } from './support/toasts.ts';

const heading = (page: Page, number: string) => page.getByRole('heading', { level: 2, name: number });
const fact = (page: Page, term: string) => page.locator(`dt:text-is("${term}") + dd`);
const closeReturn = (page: Page) => page.getByRole('button', { name: /^Close return/u });

/** Types like a scanner, which ends with Enter. */
async function scan(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

/** Counts clicks with the pointer. Enter in a form also clicks its button, with the detail 0. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.addEventListener('click', ({ detail }) => {
      const { dataset } = document.documentElement;
      if (detail > 0) dataset['clicks'] = String(Number(dataset['clicks'] ?? 0) + 1);
    });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset['clicks'] ?? 0));
}

const phoneSize = { width: 375, height: 740 };

/** Returns a picture file above the limit of 8 MB, as phones take them. Browsers ignore what follows the picture. */
async function largePhoto() {
  const picture = sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#c84' } });
  const buffer = Buffer.concat([await picture.jpeg().toBuffer(), Buffer.alloc(9_000_000)]);
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
}

async function expectGoodOnPhone(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.setViewportSize(phoneSize);
}

test('a customer returns 1 of 3 by phone, prints the slip and sees the refund', async ({ page }) => {
  test.slow();
  await page.setViewportSize(phoneSize);
  const person = await customerWithToken(page);
  const order = await deliveredOrder(page, person, 'Returned hub');
  await signedIn(page, person);
  await page.goto(`/dashboard/myOrder/${order._id}`);
  await expect(page.getByText(/You can return parts until .*, and report a part that fails/u)).toBeVisible();
  await page.getByRole('link', { name: 'Return parts…' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Return parts' })).toBeFocused();

  await page.getByRole('button', { name: 'Send return' }).click();
  await expect(page.getByRole('alert')).toHaveText('Choose at least one part');
  await page.getByRole('button', { name: /^1 more/u }).click();
  await page.getByRole('button', { name: 'Return 1 piece' }).click();
  await expect(page.getByText('Choose a reason')).toBeVisible();
  await page.getByRole('radio', { name: 'Damaged' }).check();
  await expect(page.getByText('We check the fault and send you a replacement.')).toBeVisible();
  await page.getByRole('radio', { name: 'My money back' }).check();
  await page.getByLabel('Pictures (optional)').setInputFiles(await largePhoto());
  await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible();
  await expectGoodOnPhone(page);
  await page.getByRole('button', { name: 'Return 1 piece' }).click();

  const number = page.getByRole('heading', { level: 2, name: /RT-/u });
  await expect(number).toBeVisible();
  await expect(page.locator('[aria-current="step"]')).toContainText('Requested');
  await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible();
  await expectGoodOnPhone(page);
  const { token } = await anyAdmin(page);
  const move = `POST /returns/${new URL(page.url()).pathname.split('/').at(-1) ?? ''}/transition`;
  await callShop(page, move, { token, body: { to: 'approved' } });
  await page.reload();
  await expect(page.getByText(/Please send the parts by .*, with the return slip/u)).toBeVisible();
  await page.getByRole('link', { name: 'Print return slip' }).click();
  await expect(page.getByRole('img', { name: /^Barcode RT-/u })).toBeVisible();
  await expect(page.getByText('Put this slip into the parcel.')).toBeVisible();
  await expectAccessible(page);
  await expectNothingRunsOut(page);
  const printed = await page.pdf({ format: 'A4' });
  expect(printed.toString('latin1').match(/\/Type\s*\/Page\b/gu)).toHaveLength(1);

  await callShop(page, move, { token, body: { to: 'received' } });
  await callShop(page, move, { token, body: { to: 'closed', refundAmount: 1.5, note: 'Scratched.' } });
  await page.getByRole('link', { name: 'Back to the return' }).click();
  const answer = page.getByRole('region', { name: 'Our answer' });
  await expect(answer).toContainText('Scratched.');
  await expect(answer).toContainText('$1.50 refunded');
  await expectGoodOnPhone(page);
  await page.getByRole('link', { name: order.number }).first().click();
  await expect(page.getByRole('region', { name: 'Returns' })).toContainText('Closed');
  await page.getByRole('link', { name: 'Return parts…' }).click();
  await expect(page.getByText('3 ordered: 1 in return RT-')).toBeVisible();
});

test('an admin scans a return of 1 of 3 and refunds it in one act, then exchanges the next one', async ({
  page,
}) => {
  test.slow();
  const person = await customerWithToken(page);
  const order = await deliveredOrder(page, person, 'Scanned hub');
  const [first, second, third] = [
    await announceReturn(page, person, order),
    await announceReturn(page, person, order),
    await announceReturn(page, person, order),
  ];
  await signedIn(page, await anyAdmin(page));
  await page.goto('/dashboard/overview');
  const clicks = await countClicks(page);
  await page
    .getByRole('link', { name: /^Returns/u })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Scan or type' }).click();
  await scan(page, first.number.toLowerCase().replace('rt-', ''));
  await expect(heading(page, first.number)).toBeFocused();
  await expect(page.getByRole('region', { name: 'Refund' })).toContainText('1 × $12.50');
  await expect(page.getByText('Too wide.')).toBeVisible();
  await closeReturn(page).click();
  await expect(fact(page, 'Refund')).toContainText('$12.50');
  expect(await clicks()).toBe(3);
  await expect(page.getByRole('textbox', { name: 'Scan next' })).toBeFocused();

  await scan(page, second.number);
  await expect(heading(page, second.number)).toBeFocused();
  await page.getByRole('button', { name: 'Replace' }).click();
  await page.getByLabel('Carrier').selectOption('UPS');
  await page.getByLabel('Tracking number').click();
  await scan(page, '1Z999AA10123456784');
  await expect(closeReturn(page)).toHaveText('Close return');
  await closeReturn(page).click();
  await expect(fact(page, 'Replacement')).toContainText('UPS 1Z999AA10123456784');
  await expect(fact(page, 'Refund')).toHaveText('None');
  expect(await clicks()).toBeLessThanOrEqual(3 + 8);

  await page.goto(`/dashboard/allOrder/${order._id}`);
  await expect(page.getByRole('region', { name: 'Returns' }).getByRole('listitem')).toHaveCount(3);
  await page.getByRole('button', { name: 'Refund…' }).click();
  await expect(page.getByRole('dialog')).toContainText(`open return ${third.number}`);
});

test('an admin splits a line, deducts with a reason, and is told that another admin closed the return', async ({
  page,
  trouble,
}) => {
  test.slow();
  const person = await customerWithToken(page);
  const order = await deliveredOrder(page, person, 'Split hub');
  const admin = await anyAdmin(page);
  await signedIn(page, admin);
  await page.goto(`/dashboard/allOrder/${order._id}`);
  await page.getByRole('button', { name: 'Create return…' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Split hub' }).fill('3');
  await expectAccessible(page, '[role="dialog"]');
  await page.getByRole('dialog').getByRole('button', { name: 'Create return' }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('On the way', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Receive' }).click();
  await page.getByRole('button', { name: 'Split off 1 of Split hub' }).click();
  await expect(page.getByRole('group', { name: 'Split hub, Scrap' })).toBeVisible();
  await page.getByRole('button', { name: 'Deduct, or write to the customer' }).click();
  await page.getByLabel('Deduction').fill('2.50');
  await closeReturn(page).click();
  await expect(page.getByLabel('Note to the customer')).toHaveAccessibleDescription(
    /why the refund is lower/u,
  );
  await expectAccessible(page);
  await page.getByLabel('Note to the customer').fill('One piece is worn.');
  await expect(closeReturn(page)).toHaveText('Close return, refund $35.00');
  const number = (await page.getByRole('heading', { level: 2 }).textContent())?.replace('Return ', '') ?? '';
  const { _id: id } = await callShop<{ _id: string }>(page, `GET /returns/${number}`, { token: admin.token });
  await callShop(page, `POST /returns/${id}/transition`, { token: admin.token, body: { to: 'closed' } });
  trouble.expect(`409 POST /returns/${id}/transition`);
  await closeReturn(page).click();
  await expect(toasts(page).last()).toContainText('This return is closed now');
  await expect(page.getByRole('textbox', { name: 'Scan next' })).toBeFocused();
  await expect(fact(page, 'Refund')).toContainText('$37.50');
  await expectAccessible(page);
});
