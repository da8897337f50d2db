import { beforeEach, describe, expect, it } from 'vitest';
import { openShopForFile } from '../../test-support/shop.ts';
import { storedProduct } from '../../test-support/products/part.ts';

const shop = await openShopForFile();
beforeEach(async () => {
  await shop.empty('products', 'orders', 'settings');
  const bolt = { name: 'Bolt', priceCents: 420, quantity: 500, minOrder: 8, step: 4 };
  const priceBreaks = [
    { from: 12, unitPriceCents: 380 },
    { from: 48, unitPriceCents: 325 },
  ];
  await shop.firestore.doc('products/bolt').set(storedProduct({ ...bolt, priceBreaks }));
});

const order = (quantity: number, price: number) =>
  shop.call('placeOrder', {
    body: { purchaseId: 'bolt', quantity, price, customerEmail: 'guest@example.com' },
  });

describe('POST /orders for a product with price breaks', () => {
  it.each([
    ['the base price below the first break', 8, 4.2, 4.2],
    ['the price of the break that the quantity reaches', 12, 3.8, 3.8],
    ['the base price from a client that ignores price breaks', 47, 4.2, 3.8],
    ['the total price', 48, 156, 3.25],
    ['the total price without price breaks', 48, 201.6, 3.25],
  ])('accepts %s', async (_what, ...[quantity, price, unitPrice]) => {
    expect(await order(quantity, price)).toMatchObject({
      status: 201,
      json: { unitPrice, price: (unitPrice * 100 * quantity) / 100 },
    });
  });

  it.each([
    ['the price of a break that the quantity does not reach', 11, 3.8, 'The price is now 4.20 for one.'],
    ['the price of a break for smaller quantities', 48, 3.8, 'The price is now 3.25 for one.'],
  ])('rejects %s', async (_what, ...[quantity, price, message]) => {
    const { status, json } = await order(quantity, price);
    expect(status).toBe(409);
    expect(json).toMatchObject({
      code: 'orders/price-changed',
      message: expect.stringContaining(message) as string,
    });
  });
});

describe('POST /orders for a product sold in multiples of 4, with a minimum of 8', () => {
  it.each([
    [3, ['below-minimum', 'off-step']],
    [4, ['below-minimum']],
    [10, ['off-step']],
    [502, ['above-stock', 'off-step']],
    [12, []],
  ])(
    'accepts an order of %i units and returns the attentions %j if the settings enforce no limits',
    async (quantity, attentions) => {
      expect(await order(quantity, 4.2)).toMatchObject({
        status: 201,
        json: { attention: attentions[0] ?? null, attentions },
      });
    },
  );

  it('returns the attention `sold-out` if the product is out of stock', async () => {
    await shop.firestore.doc('products/bolt').update({ quantity: 0 });
    expect((await order(12, 3.8)).json).toMatchObject({ attention: 'sold-out', attentions: ['sold-out'] });
  });

  it('rejects 3 or 10 units, but accepts 12, if enforceMinOrder is set', async () => {
    await shop.firestore.doc('settings/shop').set({ enforceMinOrder: true });
    expect((await order(3, 4.2)).json).toMatchObject({ code: 'orders/below-minimum' });
    expect((await order(10, 4.2)).json).toMatchObject({
      code: 'orders/off-step',
      issues: [{ path: 'quantity', message: 'This part is sold in multiples of 4.' }],
    });
    expect((await order(12, 3.8)).status).toBe(201);
  });
});

describe('POST /orders below the minimum card charge', () => {
  beforeEach(() =>
    shop.firestore.doc('products/bolt').update({ priceCents: 6, priceBreaks: [], minOrder: 1 }),
  );

  it('rejects the order, and suggests a sufficient quantity', async () => {
    expect(await order(8, 0.06)).toMatchObject({
      status: 409,
      json: {
        code: 'orders/below-least-amount',
        message: 'A card cannot be charged less than 0.50 USD. Order at least 12 of this part.',
      },
    });
    expect((await order(9, 0.06)).status).toBe(201);
  });
});
