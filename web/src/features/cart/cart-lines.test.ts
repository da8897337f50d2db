import { maxOrderLines } from '@pedalworks/contract/numbers';
import { describe, expect, it } from 'vitest';
import { linesIn, merged, totalsOf, withLine, withoutLine, type CartLine } from './cart-lines.ts';

const line = (productId: string, quantity = 1, priceSeenCents = 4400): CartLine => ({
  productId,
  quantity,
  priceSeenCents,
  addedAt: '2026-11-26T10:00:00.000Z',
});

describe('linesIn', () => {
  it('reads back what was stored', () => {
    const lines = [line('chain', 2), line('rotor')];
    expect(linesIn(JSON.stringify(lines))).toEqual(lines);
  });

  it.each([
    null,
    '',
    'rubbish',
    'null',
    '{}',
    '[null,5,"chain",[]]',
    JSON.stringify([{ ...line('chain'), quantity: 0 }]),
    JSON.stringify([{ ...line('chain'), quantity: 1.5 }]),
    JSON.stringify([{ ...line('chain'), quantity: '2' }]),
    JSON.stringify([{ ...line('chain'), quantity: 1e9 }]),
    JSON.stringify([{ ...line('chain'), priceSeenCents: -1 }]),
    JSON.stringify([{ ...line('chain'), productId: '' }]),
    JSON.stringify([{ productId: 'chain', quantity: 2 }]),
  ])('finds no line in %j', (text) => {
    expect(linesIn(text)).toEqual([]);
  });

  it('keeps the lines beside a damaged one, one of each part, and no more than an order takes', () => {
    expect(linesIn(JSON.stringify([line('chain'), { productId: 7 }, line('chain', 3)]))).toEqual([
      line('chain', 3),
    ]);
    const many = Array.from({ length: maxOrderLines + 10 }, (_, index) => line(`part-${String(index)}`));
    expect(linesIn(JSON.stringify(many))).toHaveLength(maxOrderLines);
  });
});

describe('merged', () => {
  it('takes the larger quantity of what both have, and changes nothing when done again', () => {
    const own = [line('chain', 2), line('rotor', 1)];
    const ofGuest = [line('rotor', 3), line('chain', 1), line('hub', 1)];
    const both = [line('chain', 2), line('rotor', 3), line('hub', 1)];
    expect(merged(own, ofGuest)).toEqual(both);
    expect(merged(both, ofGuest)).toEqual(both);
  });
});

it('changes a line where it stands, adds a new one at the end, and takes one out', () => {
  const lines = [line('chain'), line('rotor')];
  expect(withLine(lines, line('chain', 5))).toEqual([line('chain', 5), line('rotor')]);
  expect(withLine(lines, line('hub'))).toEqual([...lines, line('hub')]);
  expect(withoutLine(lines, 'chain')).toEqual([line('rotor')]);
});

it('sums pieces and prices seen', () => {
  expect(totalsOf([line('chain', 2, 4400), line('rotor', 1, 50)])).toEqual({ pieces: 3, cents: 8850 });
  expect(totalsOf([])).toEqual({ pieces: 0, cents: 0 });
});
