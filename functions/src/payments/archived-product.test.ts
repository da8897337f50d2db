import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStockedFixture, type PaymentFixture } from '../../test-support/payments/payment-fixture.ts';

let fixture: PaymentFixture;
beforeAll(async () => {
  fixture = await openStockedFixture({
    ports: () => ({ shop: { publicAddress: 'https://shop.example', mailAddress: 'desk@shop.example' } }),
  });
});
afterAll(() => fixture.close());

it('an order paid after its part was archived needs attention and takes no stock', async () => {
  const { shop } = fixture;
  const admin = await shop.people.admin();
  await shop.firestore.doc('settings/shop').set({ enforceStock: true });
  const orderId = await fixture.placeOrder();
  const { json: opened } = await fixture.openIntent(orderId);
  const { accessToken: token } = admin;
  expect((await shop.call('deleteProduct', { params: { id: 'chainring' }, token })).status).toBe(200);
  const { json } = await fixture.report(
    orderId,
    await fixture.pay((opened as { clientSecret: string }).clientSecret),
  );
  expect(json).toMatchObject({ paid: true, attention: 'product-gone' });
  const mail = await shop.firestore.doc(`mail/${orderId}-new-paid-order`).get();
  expect(mail.get('message.text')).toContain('A part is no longer in the shop. Contact the customer.');
  const product = await shop.firestore.doc('products/chainring').get();
  expect([product.get('quantity'), product.get('status')]).toEqual([10, 'archived']);
});

it('a payment cannot be opened for an order with an archived part', async () => {
  const { status, json } = await fixture.openIntent(await fixture.placeOrder());
  expect({ status, json }).toMatchObject({ status: 409, json: { code: 'orders/not-sold-any-more' } });
});

it('an open payment is not reused once a part of its order is archived', async () => {
  const { shop } = fixture;
  await shop.firestore.doc('products/chainring').update({ status: 'active' });
  const orderId = await fixture.placeOrder();
  expect((await fixture.openIntent(orderId)).status).toBe(200);
  await shop.firestore.doc('products/chainring').update({ status: 'archived' });
  const { status, json } = await fixture.openIntent(orderId);
  expect({ status, json }).toMatchObject({ status: 409, json: { code: 'orders/not-sold-any-more' } });
});
