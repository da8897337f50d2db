import { expectAccessible, expectNothingRunsOut, expectRoomForText } from './support/accessible.ts';
import { congratulation, expectChargedOnce, pay, typeCard } from './support/checkout.ts';
import { expectVisibleFocus, tabTo, typeInto } from './support/keyboard.ts';
import { customer, customerWithToken, refuseToken, signedIn } from './support/people.ts';
import { deleteElsewhere, named, saveElsewhere } from './support/product-editor.ts';
import { addProduct, callShop, type PlacedOrder } from './support/shop-calls.ts';
import { expect, test, type Page } from './support/test.ts';

interface Part {
  readonly _id: string;
  readonly name: string;
  readonly slug: string;
  readonly partNumber: string;
  readonly price: number;
}

const partOf = async (page: Page) =>
  callShop<Part>(page, `GET /product/${await addProduct(page, named('Cart part'))}`);
const rows = (page: Page) => page.getByRole('list', { name: 'Parts in the cart' }).getByRole('listitem');

async function fillInAddress(page: Page, postcode = '97209'): Promise<void> {
  await page.getByLabel('Country').selectOption('US');
  await page.getByLabel('Street and number').fill('1 Foundry Lane');
  await page.getByLabel('ZIP code').fill(postcode);
  await page.getByLabel('City').fill('Portland');
  await page.getByLabel('State').selectOption('OR');
}

test('a guest cart of three parts becomes one order that is charged once', async ({ page, trouble }) => {
  trouble.expect('401 POST /orders');
  const parts = [await partOf(page), await partOf(page), await partOf(page)];
  for (const { slug } of parts) {
    await page.goto(`/parts/${slug}`);
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await expect(page.getByText('1 in your cart')).toBeVisible();
  }
  await page.getByRole('link', { name: /^Cart 3/u }).click();
  await expect(rows(page)).toHaveCount(3);
  await page.getByLabel(`Quantity: ${parts[0]?.name ?? ''}`).fill('4');
  await page.getByRole('link', { name: 'Check out' }).click();
  const person = await customer();
  const signIn = async () => {
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  };
  await signIn();

  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible();
  await fillInAddress(page, '9720');
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByLabel('ZIP code')).toHaveAccessibleDescription(
    'ZIP code is not valid in United States',
  );
  await expect(page.getByLabel('ZIP code')).toBeFocused();
  await page.getByLabel('ZIP code').fill('97209');
  await refuseToken(page, '**/orders');
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('alert')).toContainText('Your session has ended. Sign in again');
  await page.unrouteAll();
  await signIn();
  await expect(page.getByLabel('Street and number')).toHaveValue('1 Foundry Lane');
  await page.getByRole('button', { name: 'Place order' }).dblclick();

  await expect(page).toHaveURL(/\/dashboard\/payment\//u);
  await expect(page.getByRole('main')).toContainText(parts[2]?.name ?? '');
  await expect(page.getByRole('main')).toContainText('Portland, OR 97209');
  await expect(page.getByText('4 × $12.50 · Made to order')).toBeVisible();
  await expectNothingRunsOut(page);
  await typeCard(page, '4242424242424242');
  await pay(page).click();
  await expect(congratulation(page)).toBeVisible();
  await page.goto('/dashboard/myOrder');
  await expect(page.getByRole('main').getByText('2 more')).toHaveCount(1);
  await page.goto('/cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});

test('cart and checkout are accessible and fit enlarged text', async ({ page }) => {
  const part = await partOf(page);
  await signedIn(page, await customerWithToken(page));
  await page.goto(`/parts/${part.slug}`);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Paste a list' }).click();
  await page.getByLabel('Quantity: ').fill('999');
  await expectAccessible(page);
  await expectRoomForText(page);
  await page.goto('/checkout');
  await page.getByRole('button', { name: 'Company and VAT ID' }).click();
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByLabel('ZIP code')).toHaveAccessibleDescription('ZIP code is required');
  await expectAccessible(page);
  await expectRoomForText(page);
});

test('the cart syncs across tabs and is hidden from other users after sign-out', async ({
  page,
  context,
}) => {
  const part = await partOf(page);
  const [owner, other] = [await customerWithToken(page), await customerWithToken(page)];
  await signedIn(page, owner);
  await page.goto(`/parts/${part.slug}`);
  const second = await context.newPage();
  await second.goto('/cart');
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(rows(second)).toContainText([part.name]);
  await second.getByRole('button', { name: `1 more: ${part.name}` }).click();
  await expect(page.getByText('2 in your cart')).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(second.getByText('Your cart is empty')).toBeVisible();
  await signedIn(page, other);
  await page.goto('/cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await signedIn(page, owner);
  await page.goto('/cart');
  await expect(rows(page)).toContainText([part.name]);
});

test('a customer pastes twenty lines into the cart by keyboard, sees two lines rejected, chooses a quantity and orders the other 18 parts', async ({
  page,
}) => {
  const catalogue = await callShop<Part[]>(page, 'GET /catalogue');
  const numbers = catalogue.flatMap(({ partNumber }) => (partNumber === '' ? [] : [partNumber])).slice(0, 18);
  const separators = [', ', '\t', ';', ' x '];
  const good = numbers.map((partNumber, at) => `${partNumber}${separators[at % 4] ?? ', '}1`);
  const [asked = ''] = numbers.slice(-1);
  const doubtful = `${asked}\t44.00\t1`;
  const bad = ['PW-NO-SUCH, 2', `${numbers[0] ?? ''}, two`] as const;
  const person = await customerWithToken(page);
  await signedIn(page, person);
  await page.goto('/parts');
  await tabTo(page, page.getByRole('link', { name: /^Cart/u }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Paste a list' }));
  await page.keyboard.press('Enter');
  const field = page.getByLabel('Part number, quantity');
  await tabTo(page, field);
  await page.keyboard.insertText(
    [...good.slice(0, 9), bad[0], ...good.slice(9, -1), doubtful, bad[1]].join('\n'),
  );
  await tabTo(page, page.getByRole('button', { name: 'Add list to cart' }));
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(17);
  await expect(page.getByText('17 parts added to the cart, 17 pieces.')).toBeVisible();
  await expect(page.getByText('No part has the number PW-NO-SUCH')).toBeVisible();
  await expect(field).toHaveValue(bad.join('\n'));
  await expect(field).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: `1 piece: ${asked}` }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${asked}: 1 piece added`)).toBeVisible();
  await expect(rows(page)).toHaveCount(18);
  await expect(field).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Check out' }));
  await page.keyboard.press('Enter');

  const region = page.getByLabel('State');
  await expect(page.getByLabel('Country')).toHaveValue('US');
  await typeInto(page, page.getByLabel('Street and number'), '1 Foundry Lane');
  await typeInto(page, page.getByLabel('ZIP code'), '97209');
  await typeInto(page, page.getByLabel('City'), 'Portland');
  // Types two letters only: on a slow machine, later letters would start a new type-ahead search.
  await typeInto(page, region, 'Or');
  await expect(region).toHaveValue('OR');
  await tabTo(page, page.getByRole('button', { name: 'Place order' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Card number'));
  // After each complete part, Stripe's card field moves the focus to the next one.
  await page.keyboard.type('42424242424242421234123');
  await tabTo(page, pay(page));
  await page.keyboard.press('Enter');
  await expect(congratulation(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Payment' })).toBeFocused();
  await expectVisibleFocus(page);
  const { token } = person;
  const query = `customerEmail=${encodeURIComponent(person.email)}`;
  const [order] = await callShop<[PlacedOrder]>(page, `GET /order?${query}`, { token });
  expect(order).toMatchObject({ lines: { length: 18 } });
  await expectChargedOnce(page, order);
});

test('cart and checkout show which parts were repriced, sold out or deleted', async ({ page, trouble }) => {
  const [deleted, kept] = [await partOf(page), await partOf(page)] as const;
  trouble.expect('404 GET /product/', '409 POST /orders', '404 POST /orders');
  await page.goto('/cart');
  await page.evaluate(
    (lines) => localStorage.setItem('cart', JSON.stringify(lines)),
    [
      { productId: deleted._id, quantity: 1, priceSeenCents: 100, addedAt: '' },
      { productId: kept._id, quantity: 999, priceSeenCents: 100, addedAt: '' },
    ],
  );
  await deleteElsewhere(page, deleted._id);
  await page.reload();
  await expect(rows(page).first()).toContainText('no longer made');
  await expect(rows(page).last()).toContainText('It was $1.00 when you added it.');
  await expect(rows(page).last()).toContainText('Only 3 left. We’ll make the rest');
  await expect(rows(page).last().getByRole('alert')).toHaveText(/It was \$1\.00/u);
  await rows(page).last().getByRole('button', { name: 'Make it 3' }).click();
  await expect(rows(page).last()).toContainText('$37.50');
  await expect(rows(page).last()).not.toContainText('available');
  await expect(page.getByRole('button', { name: 'Check out' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: /^Remove .*no longer made/u }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Check out' })).toBeVisible();
  // The second press of the double click lands on Undo, which appears under the pointer.
  await page.getByRole('button', { name: `Remove ${kept.name}` }).dblclick();
  await expect(page.getByText(`Removed: ${kept.name}`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(rows(page).last()).toContainText(kept.name);
  await expect(page.getByRole('button', { name: `Remove ${kept.name}` })).toBeFocused();
  await page.keyboard.down('Enter');
  await expect(page.getByRole('button', { name: 'Undo' }).last()).toBeFocused();
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(page.getByText(`Removed: ${kept.name}`)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(rows(page).last()).toContainText(kept.name);

  await signedIn(page, await customerWithToken(page));
  await page.goto('/checkout');
  const list = page.getByRole('list', { name: 'Items in this order' });
  await fillInAddress(page);
  await saveElsewhere(page, kept._id, { price: 13.5 });
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(list).toContainText('Now $13.50 each. It was $12.50.');
  await page.getByRole('link', { name: 'Edit cart' }).click();
  await page.getByRole('link', { name: 'Check out' }).click();
  await deleteElsewhere(page, kept._id);
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(list).toContainText(`${kept.name} is no longer made.`);
  await expect(page.getByRole('alert')).toContainText('Nothing has been ordered.');
  await expect(page.getByLabel('Street')).toHaveValue('1 Foundry Lane');
  await page.getByRole('button', { name: `Remove ${kept.name} is no longer made.` }).click();
  await expect(page.getByText('Nothing to order')).toBeVisible();
});
