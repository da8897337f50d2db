import { typeCard } from './support/checkout.ts';
import { hold } from './support/hold.ts';
import { anyAdmin, customerWithToken, signedIn } from './support/people.ts';
import { address, orderFor, payElsewhere, saveAddress } from './support/shop-calls.ts';
import { expect, test, type Page } from './support/test.ts';
import { outdatedMark, translate } from './support/translation.ts';

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click();

/** Puts 31 chains into the cart, removes them twice, and expects the price of each quantity. */
async function useCart(page: Page): Promise<void> {
  await page.goto('/parts/meridian-chain-12');
  await page.getByLabel(/^quantity$/iu).fill('2');
  await expect(main(page)).toContainText('2 × $44.50 = $89.00');
  await page.getByLabel(/^quantity$/iu).fill('30');
  await expect(main(page)).toContainText(/30 × \$38\.50 = \$1,155\.00 · .*\$180\.00/u);
  await press(page, /^add to cart$/iu);
  await expect(main(page)).toContainText(/30 in your cart/iu);
  await page.goto('/cart');
  await press(page, /^1 more/iu);
  await expect(main(page)).toContainText(/\$38\.50 each/iu);
  await expect(main(page)).toContainText(/1 part, 31 pieces/iu);
  await press(page, /^remove/iu);
  await expect(main(page)).toContainText(/0 parts, 0 pieces/iu);
  await press(page, /^undo/iu);
  await expect(main(page)).toContainText(/1 part, 31 pieces/iu);
  await press(page, /^remove/iu);
  await expect(main(page)).toContainText(/0 parts, 0 pieces/iu);
}

async function buyAndPay(page: Page): Promise<void> {
  await page.goto('/');
  await press(page, /^buy now/iu);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^quantity/iu).fill('3');
  await expect(dialog).toContainText('$267.00');
  await dialog.getByRole('button', { name: /^place order$/iu }).click();
  await page
    .getByRole('link', { name: /^pay now/iu })
    .first()
    .click();
  await typeCard(page, '4000000000000002');
  await press(page, /^pay$/iu);
  await expect(page.getByRole('alert')).toContainText(/your card was declined/iu);
  await typeCard(page, '4242424242424242');
  await press(page, /^pay$/iu);
  await expect(main(page)).toContainText(/congrats! your payment is completed/iu);
  await page.getByRole('link', { name: /^back to my order$/iu }).click();
  await expect(page.getByRole('article')).toContainText(/\$267\.00.*paid/iu);
}

test('a translated cart shows current prices and quantities', async ({ context }) => {
  for (const translator of ['copy', 'move', 'merge'] as const)
    await test.step(translator, async () => {
      const tab = await context.newPage();
      await translate(tab, { translator });
      await useCart(tab);
      await tab.close();
    });
  for (const translator of ['late', 'rewrite'] as const)
    await test.step(translator, async () => {
      const tab = await context.newPage();
      await translate(tab, { translator });
      await tab.goto('/parts/meridian-chain-12');
      const outdated = () => tab.evaluate((mark) => performance.getEntriesByName(mark).length, outdatedMark);
      // Types again if the translation of the first price came before the second one, as on a slow machine.
      await expect(async () => {
        for (const quantity of ['2', '30']) await tab.getByLabel(/^quantity$/iu).fill(quantity);
        await expect.poll(outdated, { timeout: 1000 }).toBeGreaterThan(0);
      }).toPass();
      await expect(main(tab)).toContainText(/30 × \$38\.50 = \$1,155\.00 · .*\$180\.00/u);
      await expect(main(tab).getByText(/= \$89\.00/u)).toHaveCount(0);
      await tab.close();
    });
});

test('translated pages of a bike, a purchase, an account and an order keep working', async ({
  page,
  trouble,
}) => {
  trouble.expect('402 POST', '402 PATCH /order/');
  await translate(page, { translator: 'copy' });
  const person = await customerWithToken(page);
  await saveAddress(page, person);
  await signedIn(page, person);
  await test.step('bike', async () => {
    await page.goto('/bike');
    await press(page, /^gravel/iu);
    await expect(main(page)).toContainText(/5 of 9 answered/iu);
    await page.getByRole('radio', { name: /^140/iu }).check();
    await expect(main(page)).toContainText(/6 of 9 answered/iu);
  });
  await test.step('purchase', () => buyAndPay(page));
  await test.step('account', async () => {
    await page.goto('/dashboard/account');
    await press(page, /^remove/iu);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^remove/iu })
      .click();
    await expect(main(page).getByText(address.street)).toHaveCount(0);
  });
  await test.step('order', async () => {
    const order = await orderFor(page, person);
    await payElsewhere(page, person, order);
    await signedIn(page, await anyAdmin(page));
    await page.goto(`/dashboard/allOrder/${order._id}`);
    await press(page, /^mark as packed$/iu);
    await expect(main(page).getByRole('button', { name: /^ship order$/iu })).toBeVisible();
  });
});

test('a page that is translated before its scripts run keeps typed text and pressed buttons', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/*.js');
  await translate(page, { translator: 'copy', isEarly: true });
  await page.goto('/parts/meridian-chain-12', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MERIDIAN CHAIN 12-SPEED');
  await page.getByLabel(/^quantity$/iu).fill('25');
  await press(page, /^add to cart$/iu);
  release();
  await expect(main(page)).toContainText(/25 × \$38\.50/u);
  await expect(main(page)).toContainText(/25 in your cart/iu);
});
