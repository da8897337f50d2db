import { tabTo, typeInto } from './support/keyboard.ts';
import { customer, enter, refuseToken, signedIn, stranger } from './support/people.ts';
import { callShop } from './support/shop-calls.ts';
import { expect, test, type Page } from './support/test.ts';

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

function firstPart(page: Page) {
  const card = page.getByRole('region', { name: 'Our Products' }).getByRole('article').first();
  return { buyNow: card.getByRole('button', { name: /^Buy Now/u }), name: card.getByRole('heading') };
}

test('somebody signs up, buys a part, finds the order under My Order, and signs out', async ({ page }) => {
  const rider = stranger();
  await page.goto('/signup');
  await page.getByLabel('Name').fill(rider.name);
  await enter(page, rider);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/home');

  const part = firstPart(page);
  const partName = await part.name.innerText();
  await part.buyNow.click();
  const dialog = page.getByRole('dialog', { name: partName });
  await expect(dialog.getByText(rider.name)).toBeVisible();
  await expect(dialog.getByText(rider.email)).toBeVisible();
  await dialog.getByLabel('Phone').fill('+1 503 555 0199');
  await dialog.getByLabel('Quantity').fill('3');
  const total = await dialog.getByRole('status').innerText();
  await dialog.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByText('Your Order is successful')).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('link', { name: 'My Order' }).click();
  await expect(page.getByText(partName)).toBeVisible();
  await expect(page.getByText(total)).toBeVisible();

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
});

test('a visitor who presses Buy Now signs in first and comes back to the open purchase', async ({ page }) => {
  const rider = await customer();
  await page.goto('/');
  const part = firstPart(page);
  const partName = await part.name.innerText();
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname);
  });
  await part.buyNow.click();
  await expect(page).toHaveURL('/signIn');
  await enter(page, rider);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog', { name: partName })).toBeVisible();
  expect(loaded, 'documents').toEqual(['/signIn']);
});

test('a visitor who makes an account instead comes back to the open purchase on /home', async ({ page }) => {
  const rider = stranger();
  await page.goto('/');
  const part = firstPart(page);
  const partName = await part.name.innerText();
  await part.buyNow.click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Name').fill(rider.name);
  await enter(page, rider);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/home\?buy=/u);
  await expect(page.getByRole('dialog', { name: partName })).toBeVisible();
});

for (const path of ['/', '/home'])
  test(`somebody signed in who loads ${path} with an open purchase anew is not sent to the sign-in`, async ({
    page,
  }) => {
    await signedIn(page, await customer());
    const [part] = await callShop<[Part]>(page, 'GET /product?limit=1');
    const seen: string[] = [];
    page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname));
    await page.goto(`${path}?buy=${part._id}`);
    await expect(page.getByRole('dialog', { name: part.name })).toBeVisible();
    await expect(page).toHaveURL(`${path}?buy=${part._id}`);
    expect(seen).not.toContain('/signIn');
  });

test('the purchase shows price, minimum order and available quantity, and works the total out', async ({
  page,
}) => {
  await signedIn(page, await customer());
  await page.goto('/');
  const [part] = await callShop<[Part]>(page, 'GET /product?limit=1');
  await firstPart(page).buyNow.click();
  const dialog = page.getByRole('dialog', { name: part.name });
  const fact = (label: string) => dialog.locator('dt', { hasText: label }).locator('~ dd');
  await expect(fact('Price')).toHaveText(money.format(part.price));
  await expect(fact('Minimum order')).toHaveText(String(part.minOrder));
  await expect(fact('Available quantity')).toHaveText(String(part.quantity));
  await dialog.getByLabel('Quantity').fill('7');
  await expect(dialog.getByRole('status')).toHaveText(money.format(part.price * 7));
});

test('a picture beside the facts of the purchase that does not come is no nameless picture to a screen reader', async ({
  page,
  trouble,
}) => {
  trouble.expect('net::ERR_FAILED');
  await signedIn(page, await customer());
  await page.route('**/image/**', (route) => route.abort());
  await page.goto('/');
  await firstPart(page).buyNow.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('No picture')).toBeVisible();
  await expect(dialog.getByRole('img')).toHaveCount(0);
});

interface Part {
  readonly _id: string;
  readonly name: string;
  readonly price: number;
  readonly minOrder: number;
  readonly quantity: number;
}

test('an order the shop refuses closes the purchase and says what failed', async ({ page, trouble }) => {
  trouble.expect('400 POST /orders');
  await signedIn(page, await customer());
  await page.goto('/');
  await firstPart(page).buyNow.click();
  await page.getByLabel('Quantity').fill('0');
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByText(/^Your order is failed.*Quantity must be a whole number/u)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

/** The home page with the first part as it once was. Gives a way to let the page see it as it is. */
async function homeWithOld(page: Page, change: Partial<Part>): Promise<() => void> {
  let isOld = true;
  await page.route('**/product?*', async (route) => {
    if (!isOld) return route.fallback();
    const response = await route.fetch();
    const [first, ...others] = (await response.json()) as readonly Part[];
    await route.fulfill({ response, json: [{ ...first, ...change }, ...others] });
  });
  await page.goto('/');
  return () => {
    isOld = false;
  };
}

test('an order refused for a price that has changed brings the new one, and what was typed is ordered at that', async ({
  page,
  trouble,
}) => {
  trouble.expect('409 POST /orders');
  await signedIn(page, await customer());
  const [{ price }] = await callShop<[Part]>(page, 'GET /product?limit=1');
  const letSeeAsItIs = await homeWithOld(page, { price: price + 1 });
  const { buyNow } = firstPart(page);
  await buyNow.click();
  await page.getByLabel('Phone').fill('+1 503 555 0104');
  letSeeAsItIs();
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByText('Your order is failed')).toBeVisible();
  await expect(page.getByRole('article').first().getByText(money.format(price))).toBeVisible();
  await buyNow.click();
  await expect(page.getByLabel('Phone')).toHaveValue('+1 503 555 0104');
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByText('Your Order is successful')).toBeVisible();
});

test('an order refused for a part that is gone takes it off the shelf', async ({ page, trouble }) => {
  trouble.expect('404 POST /orders');
  await signedIn(page, await customer());
  const letSeeAsItIs = await homeWithOld(page, { _id: 'gone', name: 'Sold off since' });
  const card = page.getByRole('article').filter({ hasText: 'Sold off since' });
  await card.getByRole('button', { name: /^Buy Now/u }).click();
  letSeeAsItIs();
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByText('Your order is failed')).toBeVisible();
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a session that turns out to be over at Place order says so, and Sign In is offered', async ({
  page,
  trouble,
}) => {
  trouble.expect('401 POST /orders');
  await signedIn(page, await customer());
  await page.goto('/');
  await firstPart(page).buyNow.click();
  await refuseToken(page, '**/orders');
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByText('Your session has ended. Sign in again.')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('an order that cannot be sent says so, and nothing is lost but the connection', async ({
  page,
  trouble,
}) => {
  trouble.expect('net::ERR_INTERNET_DISCONNECTED');
  await signedIn(page, await customer());
  await page.goto('/');
  await firstPart(page).buyNow.click();
  await page.getByLabel('Phone').fill('1');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByText('Your order is failed')).toBeVisible();
  await expect(page.getByText('The shop could not be reached')).toBeVisible();
  await page.context().setOffline(false);
});

test('the back button closes the purchase', async ({ page }) => {
  await signedIn(page, await customer());
  await page.goto('/');
  await firstPart(page).buyNow.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/buy=/u);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('a press on Buy Now that is drawn away opens nothing, and the next one opens an untouched form', async ({
  page,
}) => {
  await signedIn(page, await customer());
  await page.goto('/');
  const { buyNow } = firstPart(page);
  await buyNow.hover();
  await page.mouse.down();
  await page.mouse.move(0, 0);
  await page.mouse.up();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/');

  await buyNow.click();
  await page.getByRole('dialog').getByLabel('Phone').fill('+1 503 555 0101');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await buyNow.click();
  await expect(page.getByRole('dialog').getByLabel('Phone')).toHaveValue('');
});

test('a part is bought with the keyboard alone, and found under My Order', async ({ page }) => {
  await signedIn(page, await customer());
  await page.goto('/');
  const part = firstPart(page);
  const partName = await part.name.innerText();
  await tabTo(page, part.buyNow);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: partName });
  await typeInto(page, dialog.getByLabel('Phone'), '+1 503 555 0100');
  await typeInto(page, dialog.getByLabel('Quantity'), '2');
  await tabTo(page, dialog.getByRole('button', { name: 'Place order' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your Order is successful')).toBeVisible();
  await expect(part.buyNow).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Your Order is successful')).toHaveCount(0);
  await tabTo(page, page.getByRole('link', { name: 'Dashboard' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'My Order' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: partName })).toContainText('+1 503 555 0100');
});
