import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPaymentFixture, storeProduct, type PaymentFixture } from './test-support/payment-fixture.ts';

let fixture: PaymentFixture;
beforeAll(async () => {
  fixture = await openPaymentFixture();
});
beforeEach(async () => {
  await fixture.shop.empty('settings', 'products');
  await storeProduct(fixture.shop);
});
afterAll(() => fixture.close());

describe('a paid order that cannot be sent', () => {
  it('asks for attention when its part is gone', async () => {
    const orderId = await fixture.placeOrder({ purchaseId: 'discontinued' });
    const { json } = await fixture.report(orderId, await fixture.paidIntent(orderId));
    expect(json).toMatchObject({ paid: true, attention: 'product-gone' });
  });

  it('asks for attention when the shop enforces stock and there is too little of it', async () => {
    await fixture.shop.firestore.doc('settings/shop').set({ enforceMinOrder: false, enforceStock: true });
    await storeProduct(fixture.shop, 2);
    const orderId = await fixture.placeOrder({ quantity: 3 });
    const { json } = await fixture.report(orderId, await fixture.paidIntent(orderId));
    expect(json).toMatchObject({ paid: true, attention: 'sold-out' });
    expect((await fixture.shop.firestore.doc('products/chainring').get()).get('quantity')).toBe(2);
  });

  it('does not when its stock was taken as it was ordered', async () => {
    await fixture.shop.firestore.doc('settings/shop').set({ enforceMinOrder: false, enforceStock: true });
    await storeProduct(fixture.shop, 3);
    const token = fixture.customer.accessToken;
    const draft = {
      purchaseId: 'chainring',
      price: 59.9,
      quantity: 3,
      customerEmail: fixture.customer.email,
    };
    const placed = await fixture.shop.call('placeOrder', { token, body: draft });
    const { insertedId: orderId } = placed.json as { insertedId: string };
    const { json } = await fixture.report(orderId, await fixture.paidIntent(orderId));
    expect(json).toMatchObject({ paid: true, attention: null });
  });

  it('takes the stock of an order placed before the shop enforced it', async () => {
    const orderId = await fixture.placeOrder({ quantity: 3 });
    await fixture.shop.firestore.doc('settings/shop').set({ enforceMinOrder: false, enforceStock: true });
    const { json } = await fixture.report(orderId, await fixture.paidIntent(orderId));
    expect(json).toMatchObject({ paid: true, attention: null });
    expect((await fixture.shop.firestore.doc('products/chainring').get()).get('quantity')).toBe(7);
  });
});
