import { describe, expect, it } from 'vitest';
import { smallestOrder, unitPriceCents } from './pricing.ts';

const bolts = {
  price: 4.2,
  priceBreaks: [
    { from: 10, price: 3.8 },
    { from: 50, price: 3.205 },
  ],
};

describe('the price of one', () => {
  it.each([
    [1, 420],
    [9, 420],
    [10, 380],
    [49, 380],
    [50, 321],
    [999_999, 321],
  ])('of %d is that of the break it reaches: %d cents', (quantity, cents) => {
    expect(unitPriceCents(bolts, quantity)).toBe(cents);
  });

  it('is the base price where there are no breaks', () => {
    expect(unitPriceCents({ price: 99_999.99, priceBreaks: [] }, 500)).toBe(9_999_999);
  });
});

it.each([
  [1, 1, 1],
  [10, 4, 12],
  [8, 4, 8],
  [1, 6, 6],
])('a minimum of %d in steps of %d begins at %d', (minOrder, step, least) => {
  expect(smallestOrder({ minOrder, step })).toBe(least);
});
