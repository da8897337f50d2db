import { expect, it } from 'vitest';
import { mailingShop } from '../../test-support/mails/mailing-shop.ts';
import { clientSecretOf, openStockedFixtureForFile } from '../../test-support/payments/payment-fixture.ts';

const fixture = await openStockedFixtureForFile({
  ports: () => ({ shop: mailingShop }),
});

it('a payment that was opened before its part was archived can still be paid, flags the order and takes no stock', async () => {
  const { shop, provider } = fixture;
  const { accessToken: token } = await shop.people.admin();
  await shop.firestore.doc('settings/shop').set({ enforceStock: true });
  const orderId = await fixture.placeOrder();
  const secret = clientSecretOf(await fixture.openIntent(orderId));
  expect((await shop.call('deleteProduct', { params: { id: 'chainring' }, token })).status).toBe(200);
  const { status, json } = await fixture.openIntent(orderId);
  expect({ status, json }).toMatchObject({ status: 409, json: { code: 'orders/not-sold-any-more' } });

  const transactionId = await fixture.pay(secret);
  await provider.webhooks.flush();
  expect(await fixture.order(orderId)).toMatchObject({
    status: 'paid',
    transactionId,
    attentions: ['product-gone'],
  });
  const mail = await shop.firestore.doc(`mail/${orderId}-new-paid-order`).get();
  expect(mail.get('message.text')).toContain('A part is no longer in the shop. Contact the customer.');
  const product = await shop.firestore.doc('products/chainring').get();
  expect([product.get('quantity'), product.get('status')]).toEqual([10, 'archived']);
});

it('a payment cannot be opened for an order with an archived part', async () => {
  const { status, json } = await fixture.openIntent(await fixture.placeOrder());
  expect({ status, json }).toMatchObject({ status: 409, json: { code: 'orders/not-sold-any-more' } });
});

it('opening a payment by price does not reveal amounts of orders that only have the same unverified email', async () => {
  const { email, uid, accessToken: token } = await fixture.shop.people.customer();
  const open = () => fixture.shop.call('createPaymentIntent', { token, body: { price: 74 } });
  const changes = { status: 'cancelled', customerEmail: email, customerUid: 'other' } as const;
  await fixture.placeOrder({ priceCents: 7400, ...changes });
  expect((await open()).status).toBe(200);
  await fixture.shop.people.changeAccount(uid, { emailVerified: true });
  expect((await open()).status).toBe(409);
});
