import { expectAccessible, expectRoomForText } from './support/accessible.ts';
import { anyAdmin, customerWithToken, signedIn, type Account } from './support/people.ts';
import { callShop, orderFor, payElsewhere, type PlacedOrder, type Product } from './support/shop-calls.ts';
import { expect, test, type Page } from './support/test.ts';

/** Creates a paid order with `parts` different parts. */
async function paidOrder(page: Page, person: Account, parts: number): Promise<PlacedOrder> {
  const products = await callShop<Product[]>(page, 'GET /product');
  const lines = products
    .slice(0, parts)
    .map(({ _id: productId, price }) => ({ productId, price, quantity: 1 }));
  const body = { lines, customerEmail: person.email };
  const order = await callShop<PlacedOrder>(page, 'POST /orders', { token: person.token, body });
  await payElsewhere(page, person, order);
  return order;
}

/** Counts the printed pages of a PDF, which has one object per page (ISO 32000-1, 7.7.3.3). */
async function pagesOf(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const pdf = await page.pdf({ format, preferCSSPageSize: true, displayHeaderFooter: false });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu)?.length ?? 0;
}

test.describe('printed documents', () => {
  test.use({ colorScheme: 'dark' });

  test('an invoice prints black on white, without navigation, with its number as the title, and an unpaid order has none', async ({
    page,
    trouble,
  }) => {
    trouble.expect('409');
    const person = await customerWithToken(page);
    const { _id } = await paidOrder(page, person, 1);
    await signedIn(page, person);
    await page.goto(`/dashboard/myOrder/${_id}/invoice`);
    await expect(page.getByRole('heading', { name: 'Invoice' })).toBeVisible();
    await expect(page).toHaveTitle(/^Invoice 20\d\d-\d{6}$/u);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('article')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.getByRole('article')).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expectAccessible(page);
    await expectRoomForText(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Invoice' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Back to the order' })).toBeHidden();
    expect([await pagesOf(page, 'A4'), await pagesOf(page, 'Letter')]).toEqual([1, 1]);
    await page.emulateMedia({ media: null });
    const unpaid = await orderFor(page, person);
    await page.goto(`/dashboard/myOrder/${unpaid._id}/invoice`);
    await expect(page.getByText('This order is not paid yet. It has an invoice once it is.')).toBeVisible();
  });

  test('an invoice prints fifty lines on two pages, and a packing slip with compatibility warnings on three', async ({
    page,
  }) => {
    const order = await paidOrder(page, await customerWithToken(page), 50);
    await signedIn(page, await anyAdmin(page));
    for (const [paper, pages] of [
      ['invoice', 2],
      ['packingSlip', 3],
    ] as const) {
      await page.goto(`/dashboard/allOrder/${order._id}/${paper}`);
      await expect(page.getByRole('row')).toHaveCount(51);
      await expect(page.locator('thead')).toHaveCSS('display', 'table-header-group');
      expect([await pagesOf(page, 'A4'), await pagesOf(page, 'Letter')]).toEqual([pages, pages]);
      // The total must not be printed alone on a page.
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('table + *')).toHaveCSS('break-before', 'avoid');
      await page.emulateMedia({ media: null });
    }
    await expectAccessible(page);
  });
});
