import type { CatalogueProduct } from '@pedalworks/contract';
import { describe, expect, it } from 'vitest';
import { reorderedLines, raiseQuantities } from './reordered-lines.ts';

const part = {
  _id: 'chain',
  name: 'Chain 12',
  price: 41,
  priceBreaks: [{ from: 10, price: 38.5 }],
  quantity: 5,
  minOrder: 1,
  step: 1,
} as unknown as CatalogueProduct;
const parts = new Map([[part._id, part]]);
const line = { productId: 'chain', partNumber: '', name: 'Chain', img: '', unitPrice: 41, quantity: 2 };

describe('reorderedLines', () => {
  it('prices each part at the price break for its quantity', () => {
    const { cartLines, changes } = reorderedLines(
      { lines: [{ ...line, unitPrice: 38.5, quantity: 12 }] },
      parts,
    );
    expect(cartLines).toMatchObject([{ productId: 'chain', quantity: 12, priceSeenCents: 3850 }]);
    expect(changes).toEqual([]);
  });

  it('reports changed prices and parts that are no longer available', () => {
    const gone = { ...line, productId: 'guard', name: 'Chainguard' };
    const { cartLines, changes } = reorderedLines({ lines: [{ ...line, unitPrice: 39 }, gone] }, parts);
    expect(cartLines).toHaveLength(1);
    expect(changes).toEqual([
      { name: 'Chain 12', text: 'is now $41.00.' },
      { name: 'Chainguard', text: 'is no longer available.' },
    ]);
  });

  it("reports a quantity that no longer meets the part's minimum and pack size", () => {
    const inSixes = new Map([[part._id, { ...part, minOrder: 12, step: 6 }]]);
    const { changes } = reorderedLines({ lines: [{ ...line, quantity: 5 }] }, inSixes);
    expect(changes).toEqual([{ name: 'Chain 12', text: 'is now sold from 12, in sixes.' }]);
  });
});

describe('raiseQuantities', () => {
  it('changes nothing if the cart already has the ordered quantities or more', () => {
    const { cartLines } = reorderedLines({ lines: [line] }, parts);
    const once = raiseQuantities([], cartLines);
    expect(raiseQuantities(once, cartLines)).toEqual(once);
    const more = once.map((inCart) => ({ ...inCart, quantity: 7 }));
    expect(raiseQuantities(more, cartLines)).toEqual(more);
  });
});
