import type { CatalogueProduct } from '@pedalworks/contract';
import { describe, expect, it } from 'vitest';
import { reorderedLines, withAtLeast } from './reordered-lines.ts';

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
  it('puts in what is on sale at the price of its quantity today', () => {
    const { wanted, changes } = reorderedLines(
      { lines: [{ ...line, unitPrice: 38.5, quantity: 12 }] },
      parts,
    );
    expect(wanted).toMatchObject([{ productId: 'chain', quantity: 12, priceSeenCents: 3850 }]);
    expect(changes).toEqual([]);
  });

  it('names what costs something else now, and what is gone', () => {
    const gone = { ...line, productId: 'guard', name: 'Chainguard' };
    const { wanted, changes } = reorderedLines({ lines: [{ ...line, unitPrice: 39 }, gone] }, parts);
    expect(wanted).toHaveLength(1);
    expect(changes).toEqual([
      { name: 'Chain 12', text: 'is $41.00 now.' },
      { name: 'Chainguard', text: 'is no longer on sale.' },
    ]);
  });

  it('says the minimum and step that the quantity no longer meets', () => {
    const inSixes = new Map([[part._id, { ...part, minOrder: 12, step: 6 }]]);
    const { changes } = reorderedLines({ lines: [{ ...line, quantity: 5 }] }, inSixes);
    expect(changes).toEqual([{ name: 'Chain 12', text: 'is now sold from 12, in sixes.' }]);
  });
});

describe('withAtLeast', () => {
  it('puts the same order in once, however often it is pressed, and never takes out what is there', () => {
    const { wanted } = reorderedLines({ lines: [line] }, parts);
    const once = withAtLeast([], wanted);
    expect(withAtLeast(once, wanted)).toEqual(once);
    const more = once.map((inCart) => ({ ...inCart, quantity: 7 }));
    expect(withAtLeast(more, wanted)).toEqual(more);
  });
});
