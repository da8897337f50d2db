import { breakLineAt, online } from './support/broken-line.ts';
import { pay } from './support/checkout.ts';
import { comeBack } from './support/come-back.ts';
import { hold } from './support/hold.ts';
import { mailsTo, openInbox } from './support/inbox.ts';
import { anyAdmin, customerWithToken, signedIn, type Account } from './support/people.ts';
import { named } from './support/product-editor.ts';
import { addProduct, address, callShop, orderFor, payElsewhere, saveAddress } from './support/shop-calls.ts';
import { expectSheetEntry } from './support/sheets.ts';
import { expect, test, type Page } from './support/test.ts';

/** Opens the checkout with one part in the cart. */
async function openCheckout(page: Page, person: Account): Promise<void> {
  const productId = await addProduct(page, named('Checkout part'));
  await signedIn(page, person);
  await page.goto('/cart');
  await page.evaluate(({ key, line }) => localStorage.setItem(key, JSON.stringify([line])), {
    key: 'cart',
    line: { productId, quantity: 1, priceSeenCents: 1250, addedAt: '' },
  });
  await page.goto('/checkout');
}

test('checkout sends the selected saved address even after another tab removed a different address or an edit was discarded', async ({
  page,
}) => {
  const person = await customerWithToken(page);
  const [first, second, third] = ['1 Alpha St', '2 Beta St', '3 Gamma St'].map((street) => ({
    ...address,
    street,
  }));
  const save = (addresses: readonly unknown[]) =>
    callShop(page, 'PUT /account', {
      token: person.token,
      body: { name: person.name, phone: '', addresses },
    });
  await save([first, second, third]);
  await openCheckout(page, person);
  const choice = page.getByRole('radiogroup', { name: 'Address' });
  await choice.getByLabel('2 Beta St').check();
  await save([second, third]);
  await page.clock.install({ time: Date.now() + 120_000 });
  await comeBack(page);
  await expect(choice.getByRole('radio')).toHaveCount(3);
  await expect(choice.getByLabel('2 Beta St')).toBeChecked();

  await page.getByRole('button', { name: 'Edit for this order' }).click();
  await expect(page.getByLabel('State', { exact: true })).toHaveValue('OR');
  await page.getByLabel('Country').selectOption('CA');
  await expect(choice.getByLabel('Another address')).toBeChecked();
  await page.getByLabel('Postal code').fill('K1A 0B1');
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByLabel('Province')).toHaveAccessibleDescription('Province is required');
  await page.getByLabel('Country').selectOption('US');
  await choice.getByLabel('2 Beta St').check();
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page).toHaveURL(/\/dashboard\/payment\//u);
  await expect(page.getByRole('region', { name: 'Address' })).toContainText('2 Beta St');
});

/** Places an order to the second of two saved addresses, and loses the response. */
async function orderWithLostResponse(page: Page) {
  const person = await customerWithToken(page);
  const workshop = { ...address, name: 'Harbour Cycles', street: '9 Yard' };
  const body = { name: person.name, phone: '', addresses: [workshop, address] };
  await callShop(page, 'PUT /account', { token: person.token, body });
  await openCheckout(page, person);
  const choice = page.getByRole('radiogroup', { name: 'Address' });
  await expect(choice.getByLabel('9 Yard')).toBeChecked();
  await choice.getByLabel('1 Foundry Lane').check();
  await page.getByLabel('Purchase order number').fill('PO-ONE');
  await breakLineAt(page, { method: 'POST', path: /^\/orders$/u, arrives: true });
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await online(page);
  await page.reload();
  const query = `customerEmail=${encodeURIComponent(person.email)}`;
  const orders = () => callShop<object[]>(page, `GET /order?${query}`, { token: person.token });
  return { orders, workshop };
}

test('checkout asks before placing a second order when the cart changed after a lost response', async ({
  page,
  trouble,
}) => {
  trouble.expect('ERR_INTERNET_DISCONNECTED', 'POST /orders', '422 POST');
  const { orders, workshop } = await orderWithLostResponse(page);
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('alert')).toContainText('Your last order went through');
  await expect(page.getByRole('alert').getByRole('link', { name: 'My Order' })).toBeVisible();
  expect(await orders()).toHaveLength(1);
  await page.getByRole('button', { name: 'Place as a new order' }).click();
  await expect(page).toHaveURL(/\/dashboard\/payment\//u);
  expect(await orders()).toMatchObject([
    { address: { ...workshop, purchaseOrder: '' } },
    { address: { ...address, purchaseOrder: 'PO-ONE' } },
  ]);
});

async function changeElsewhere(page: Page, { token }: Account, id: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  const order = await page.request.get(`/order/${id}`, { headers });
  const etag = order.headers()['etag'] ?? '';
  const saved = await page.request.put(`/order/${id}/address`, {
    headers: { ...headers, 'If-Match': etag },
    data: { ...address, street: '5 Foundry Lane' },
  });
  expect(saved.ok()).toBe(true);
}

test('an order’s address can be changed by the customer until packing and by the shop until shipping', async ({
  page,
}) => {
  const person = await customerWithToken(page);
  const order = await orderFor(page, person);
  const dialog = page.getByRole('dialog', { name: 'Change address' });
  const save = dialog.getByRole('button', { name: 'Save address' });
  const type = async (street: string) => {
    await page.getByRole('button', { name: 'Change address' }).click();
    await dialog.getByLabel('Street and number').fill(street);
  };
  const expectSaved = async (street: string) => {
    await expect(dialog).toBeHidden();
    // The dialog's history.back() would cancel the next navigation.
    await expectSheetEntry(page);
    await expect(page.getByRole('main')).toContainText(street);
  };
  const changeTo = async (street: string) => {
    await type(street);
    await save.click();
    await expectSaved(street);
  };
  await signedIn(page, person);
  await page.goto(`/dashboard/payment/${order._id}`);
  await changeTo('2 Foundry Lane');
  await page.getByRole('link', { name: 'Back to the order' }).click();
  await expect(page).toHaveURL(`/dashboard/myOrder/${order._id}`);
  await changeTo('3 Foundry Lane');
  await payElsewhere(page, person, order);
  await page.reload();
  await expect(page.getByRole('main')).toContainText('To cancel or change this order, write to');
  await changeTo('Foundry Lane 3');

  const admin = await anyAdmin(page);
  await signedIn(page, admin);
  await page.goto(`/dashboard/allOrder/${order._id}`);
  await type('4 Foundry Lane');
  await changeElsewhere(page, person, order._id);
  await save.click();
  await expect(dialog.getByRole('alert')).toContainText(
    'It is now: Robin Rider, 5 Foundry Lane, Portland, OR 97209',
  );
  await save.click();
  await expectSaved('4 Foundry Lane');
  await expect(mailsTo(await openInbox(page), person).filter({ hasText: 'New address' })).toHaveCount(1);
  expect(await callShop(page, 'GET /account', { token: admin.token })).toMatchObject({ addresses: [] });
});

test('leaving during checkout shows a link to the unpaid order in a toast and in the empty cart', async ({
  page,
}) => {
  const person = await customerWithToken(page);
  await saveAddress(page, person);
  await openCheckout(page, person);
  const release = await hold(page, '**/orders');
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.getByRole('link', { name: 'Edit cart' }).click();
  release();
  await expect(page.getByRole('status').getByRole('link', { name: 'Pay now' })).toBeVisible();
  await expect(page).toHaveURL('/cart');
  const note = page.getByRole('note').filter({ hasText: 'is not paid yet' });
  await note.getByRole('link', { name: 'Pay now' }).click();
  await expect(page).toHaveURL(/\/dashboard\/payment\//u);
  await expect(pay(page)).toBeVisible();
});
