import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStockedFixture, type PaymentFixture } from '../payments/test-support/payment-fixture.ts';

let fixture: PaymentFixture;
beforeAll(async () => {
  fixture = await openStockedFixture();
});
afterAll(() => fixture.close());

const address = {
  ...{ name: 'Robin Rider', company: '', vatId: '', street: 'Main Street 1', postcode: '97202' },
  ...{ city: 'Portland', region: 'OR', country: 'US', purchaseOrder: '' },
};

const save = (id: string, token: string) =>
  fixture.shop.call('saveOrderAddress', { params: { id }, body: address, token });

it('an order goes to the default address of the account that places it, where it names none', async () => {
  const { shop, customer } = fixture;
  const token = customer.accessToken;
  const body = { purchaseId: 'chainring', price: 59.9, quantity: 1, customerEmail: customer.email };
  expect((await shop.call('placeOrder', { body, token })).json).toMatchObject({ address: null });
  const addresses = [
    { ...address, street: 'Elsewhere 2' },
    { ...address, isDefault: true },
  ];
  await shop.call('saveAccount', { body: { addresses }, token });
  expect((await shop.call('placeOrder', { body, token })).json).toMatchObject({ address });
  expect((await shop.call('placeOrder', { body })).json).toMatchObject({ address: null });
});

it('is said by its owner while the order is unpaid or has none, by an admin until it is shipped', async () => {
  const admin = await fixture.shop.people.admin();
  const { accessToken } = fixture.customer;
  expect((await save(await fixture.placeOrder(), accessToken)).json).toMatchObject({ address });
  const paid = await fixture.placeOrder({ paid: true });
  expect((await save(paid, accessToken)).json).toMatchObject({ address });
  expect((await save(paid, accessToken)).json).toMatchObject({ code: 'orders/address-fixed' });
  expect((await save(paid, admin.accessToken)).status).toBe(200);
  const shipped = await fixture.placeOrder({ paid: true, status: 'shipped' });
  expect((await save(shipped, admin.accessToken)).status).toBe(409);
  expect((await save(shipped, accessToken)).status).toBe(409);
});

it('is filled in on an invoice that was made without one, once', async () => {
  const admin = await fixture.shop.people.admin();
  const orderId = await fixture.placeOrder();
  await fixture.report(orderId, await fixture.paidIntent(orderId));
  const invoiced = async () => {
    const { json } = await fixture.shop.call('getInvoice', {
      params: { id: orderId },
      token: admin.accessToken,
    });
    return json;
  };
  expect(await invoiced()).toMatchObject({ buyer: { address: null } });
  await save(orderId, admin.accessToken);
  expect(await invoiced()).toMatchObject({ buyer: { name: fixture.customer.name, address } });
  const elsewhere = { ...address, street: 'Elsewhere 2' };
  const again = { params: { id: orderId }, body: elsewhere, token: admin.accessToken };
  expect((await fixture.shop.call('saveOrderAddress', again)).json).toMatchObject({ address: elsewhere });
  expect(await invoiced()).toMatchObject({ buyer: { address } });
});
