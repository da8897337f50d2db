import { describe, expect, it } from 'vitest';
import { lineOf, oneStepFewer, withMore } from './cart-steps.ts';

const bolts = {
  _id: 'bolts',
  name: 'Bolts',
  price: 5,
  priceBreaks: [
    { from: 12, price: 3.5 },
    { from: 48, price: 3 },
  ],
  quantity: 100,
  minOrder: 12,
  step: 6,
};
const chain = { ...bolts, _id: 'chain', name: 'Chain', price: 44.5, priceBreaks: [], minOrder: 1, step: 1 };
const addedAt = '2026-11-26T10:00:00.000Z';

describe('withMore', () => {
  it('begins with the smallest order and goes by the step, at the price that the quantity has', () => {
    const once = withMore([], bolts, null);
    expect(once).toMatchObject([{ productId: 'bolts', quantity: 12, priceSeenCents: 350 }]);
    const twice = withMore(once, bolts, null);
    expect(twice).toMatchObject([{ quantity: 18 }]);
    expect(withMore(twice, bolts, 30)).toMatchObject([{ quantity: 48, priceSeenCents: 300 }]);
  });

  it('adds up what is chosen twice, keeps when it was added first, and stays within what an order takes', () => {
    const lines = [lineOf(chain, 2, addedAt)];
    expect(withMore(lines, chain, 3)).toEqual([
      { productId: 'chain', quantity: 5, priceSeenCents: 4450, addedAt },
    ]);
    expect(withMore(lines, chain, 999_999)).toMatchObject([{ quantity: 999_999 }]);
  });
});

it('goes down by the step, and from the smallest order to none', () => {
  expect([48, 20, 18, 12, 5].map((quantity) => oneStepFewer(bolts, quantity))).toEqual([42, 18, 12, 0, 0]);
  expect([2, 1].map((quantity) => oneStepFewer(chain, quantity))).toEqual([1, 0]);
});
