import { someAddress } from '../../test-support/orders/stored-order.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { openFixtureForFile, storeProduct } from '../../test-support/payments/payment-fixture.ts';

const fixture = await openFixtureForFile();
beforeEach(async () => {
  await fixture.shop.empty('settings', 'products');
  await storeProduct(fixture.shop);
});

describe('an order that has just been paid', () => {
  it('needs attention if its part is archived', async () => {
    const orderId = await fixture.placeOrder({ purchaseId: 'discontinued' });
    const { json } = await fixture.report(orderId, await fixture.paidIntent(orderId));
    expect(json).toMatchObject({ paid: true, attention: 'product-gone' });
  });

  it.each([
    [2, 'above-stock', true],
    [0, 'sold-out', true],
    [2, 'above-stock', false],
    [0, 'sold-out', false],
  ])(
    'needs attention if only %i of the three ordered units are in stock: %s (stock enforced: %s)',
    async (...[left, attention, enforceStock]) => {
      await fixture.shop.firestore.doc('settings/shop').set({ enforceMinOrder: false, enforceStock });
      await storeProduct(fixture.shop, left);
      const orderId = await fixture.placeOrder({ quantity: 3 });
      const { json } = await fixture.report(orderId, await fixture.paidIntent(orderId));
      const lines = [{ productId: 'chainring', madeToOrder: true }];
      expect(json).toMatchObject({ paid: true, attention, attentions: [attention], lines });
      expect((await fixture.shop.firestore.doc('products/chainring').get()).get('quantity')).toBe(left);
    },
  );

  it('has its attention reason both in `attention` and in the list `attentions`', async () => {
    const orderId = await fixture.placeOrder({ paid: true, attention: 'sold-out' });
    const { json } = await fixture.shop.call('getOrder', {
      params: { id: orderId },
      token: fixture.customer.accessToken,
    });
    expect(json).toMatchObject({ attention: 'sold-out', attentions: ['sold-out'] });
  });

  it('needs no attention if its stock was taken when it was placed', async () => {
    await fixture.shop.firestore.doc('settings/shop').set({ enforceMinOrder: false, enforceStock: true });
    await storeProduct(fixture.shop, 3);
    const token = fixture.customer.accessToken;
    const draft = {
      purchaseId: 'chainring',
      price: 59.9,
      quantity: 3,
      address: someAddress,
      customerEmail: fixture.customer.email,
    };
    const placed = await fixture.shop.call('placeOrder', { token, body: draft });
    const { insertedId: orderId } = placed.json as { insertedId: string };
    const { json } = await fixture.report(orderId, await fixture.paidIntent(orderId));
    expect(json).toMatchObject({ paid: true, attention: null });
  });

  it('takes stock on payment if it was placed before stock was enforced', async () => {
    const orderId = await fixture.placeOrder({ quantity: 3 });
    await fixture.shop.firestore.doc('settings/shop').set({ enforceMinOrder: false, enforceStock: true });
    const { json } = await fixture.report(orderId, await fixture.paidIntent(orderId));
    expect(json).toMatchObject({ paid: true, attention: null });
    expect((await fixture.shop.firestore.doc('products/chainring').get()).get('quantity')).toBe(7);
  });
});
