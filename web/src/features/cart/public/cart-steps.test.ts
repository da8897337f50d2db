import { describe, expect, it } from 'vitest';
import { createLine, subtractStep, addQuantity } from './cart-steps.ts';
import { swapLine, undoSwap } from '../swap-lines.ts';

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

describe('addQuantity', () => {
  it('adds the minimum order quantity first, then one order step at a time, at the price for the new quantity', () => {
    const once = addQuantity([], bolts, null);
    expect(once).toMatchObject([{ productId: 'bolts', quantity: 12, priceSeenCents: 350 }]);
    const twice = addQuantity(once, bolts, null);
    expect(twice).toMatchObject([{ quantity: 18 }]);
    expect(addQuantity(twice, bolts, 30)).toMatchObject([{ quantity: 48, priceSeenCents: 300 }]);
  });

  it("increases the quantity of an existing line up to the maximum, and keeps the line's `addedAt`", () => {
    const lines = [createLine(chain, 2, { addedAt })];
    expect(addQuantity(lines, chain, 3)).toEqual([
      { productId: 'chain', quantity: 5, priceSeenCents: 4450, addedAt },
    ]);
    expect(addQuantity(lines, chain, 999_999)).toMatchObject([{ quantity: 999_999 }]);
  });

  it('keeps the bike of an existing line, also after a swap', () => {
    const lines = [createLine(chain, 1, { bikeId: 'road' })];
    expect(addQuantity(lines, chain, 1)).toMatchObject([{ bikeId: 'road', quantity: 2 }]);
    expect(swapLine(lines, 'chain', bolts)).toMatchObject([{ productId: 'bolts', bikeId: 'road' }]);
  });
});

describe('swapLine', () => {
  const cassette = { ...chain, _id: 'cassette', price: 89 };
  const other = createLine({ ...chain, _id: 'other' }, 1, { addedAt });
  const line = createLine(cassette, 3, { addedAt });

  it('replaces a line in place at the same quantity and the price of the new part, once for a double click', () => {
    const swapped = swapLine([line, other], 'cassette', chain);
    expect(swapped).toMatchObject([{ productId: 'chain', quantity: 3, priceSeenCents: 4450 }, other]);
    expect(swapLine(swapped, 'cassette', chain)).toBe(swapped);
    expect(undoSwap(swapped, { part: chain, before: undefined })).toEqual([other]);
  });

  it('rounds the quantity up to the minimum order quantity and the order step', () => {
    expect(swapLine([line], 'cassette', bolts)).toMatchObject([{ quantity: 12, priceSeenCents: 350 }]);
    expect(swapLine([{ ...line, quantity: 13 }], 'cassette', bolts)).toMatchObject([{ quantity: 18 }]);
  });

  it('adds to the line of a part that is already in the cart, and Undo restores its quantity', () => {
    const before = createLine(chain, 2, { addedAt });
    const swapped = swapLine([before, other, line], 'cassette', chain);
    expect(swapped).toMatchObject([other, { productId: 'chain', quantity: 5 }]);
    expect(undoSwap(swapped, { part: chain, before })).toEqual([other, before]);
    expect(undoSwap([other], { part: chain, before })).toEqual([other]);
  });
});

it('subtractStep subtracts one order step, or returns 0 if the result is below the minimum order quantity', () => {
  expect([48, 20, 18, 12, 5].map((quantity) => subtractStep(bolts, quantity))).toEqual([42, 18, 12, 0, 0]);
  expect([2, 1].map((quantity) => subtractStep(chain, quantity))).toEqual([1, 0]);
});
