import { describe, expect, it } from 'vitest';
import { quoteOrder, minOrderQuantity } from './pricing.ts';

const bolts = {
  price: 4.2,
  priceBreaks: [
    { from: 10, price: 3.8 },
    { from: 50, price: 3.205 },
  ],
  quantity: 60,
  minOrder: 1,
  step: 1,
};

describe('quoteOrder', () => {
  it.each([
    [1, 420, 420],
    [9, 420, 3780],
    [10, 380, 3800],
    [49, 380, 18_620],
    [50, 321, 16_050],
  ])(
    'prices %d units at %d cents each and %d cents in total, according to price breaks',
    (quantity, unit, total) => {
      const quote = { quantity, unitPriceCents: unit, totalCents: total, obstacles: [] };
      expect(quoteOrder(bolts, 'usd', quantity)).toEqual(quote);
    },
  );

  it('rounds the unit price, not only the total, in a currency without decimals', () => {
    const yen = { ...bolts, price: 44.5, priceBreaks: [] };
    expect(quoteOrder(yen, 'jpy', 3)).toMatchObject({ unitPriceCents: 4500, totalCents: 13_500 });
  });

  it('uses the base price if the product has no price breaks', () => {
    const { unitPriceCents } = quoteOrder({ ...bolts, price: 99_999.99, priceBreaks: [] }, 'usd', 5);
    expect(unitPriceCents).toBe(9_999_999);
  });

  it('prices the minimum order quantity if none is given', () => {
    const twelve = { ...bolts, minOrder: 12, priceBreaks: [{ from: 12, price: 3.5 }] };
    expect(quoteOrder(twelve, 'usd')).toEqual({
      quantity: 12,
      unitPriceCents: 350,
      totalCents: 4200,
      obstacles: [],
    });
  });

  it.each([
    {
      what: 'below the minimum quantity',
      change: { minOrder: 12 },
      quantity: 6,
      obstacles: ['below-minimum'],
    },
    {
      what: 'of a quantity that is not a multiple of the step',
      change: { step: 6 },
      quantity: 9,
      obstacles: ['off-step'],
    },
    { what: 'above the stock', change: {}, quantity: 61, obstacles: ['out-of-stock'] },
    {
      what: 'of a part with less stock than its minimum quantity',
      change: { minOrder: 20, quantity: 15 },
      quantity: 20,
      obstacles: ['out-of-stock'],
    },
    {
      what: 'that breaks several rules',
      change: { minOrder: 12, step: 6, quantity: 3 },
      quantity: 5,
      obstacles: ['out-of-stock', 'below-minimum', 'off-step'],
    },
    {
      what: 'below the minimum charge',
      change: { price: 0.3 },
      quantity: 1,
      obstacles: ['below-least-amount'],
    },
    {
      what: 'above the maximum charge',
      change: { price: 99_999.99, priceBreaks: [] },
      quantity: 11,
      obstacles: ['too-large'],
    },
    {
      what: 'of an archived part',
      change: { status: 'archived' as const },
      quantity: 1,
      obstacles: ['archived'],
    },
  ])('reports why an order $what is not possible', ({ change, quantity, obstacles }) => {
    expect(quoteOrder({ ...bolts, ...change }, 'usd', quantity).obstacles).toEqual(obstacles);
  });
});

describe('minOrderQuantity', () => {
  it.each([
    [1, 1, 1],
    [10, 4, 12],
    [8, 4, 8],
    [1, 6, 6],
  ])('for a minimum order of %d and multiples of %d returns %d', (minOrder, step, least) => {
    expect(minOrderQuantity({ ...bolts, minOrder, step }, 'usd')).toBe(least);
  });

  it.each([
    ['usd', 0.3, [], 2],
    ['gbp', 0.3, [], 1],
    ['jpy', 1, [], 50],
    ['huf', 0.01, [], 17_500],
    // Nine units cost 0.45. From ten units on, at 0.04 each, thirteen are needed for 0.50.
    ['usd', 0.05, [{ from: 10, price: 0.04 }], 13],
  ])(
    'in %s at %d per unit with the price breaks %j returns %d to reach the minimum charge',
    (currency, ...[price, priceBreaks, least]) => {
      expect(minOrderQuantity({ ...bolts, price, priceBreaks }, currency)).toBe(least);
    },
  );

  it.each([
    [5, 12],
    [12, 12],
    [13, 18],
  ])('for %d wanted units returns %d, if the minimum order is 12 in multiples of 6', (wanted, made) => {
    expect(minOrderQuantity({ ...bolts, minOrder: 12, step: 6 }, 'usd', wanted)).toBe(made);
  });
});
