import { maxOrderLines } from '@pedalworks/contract/numbers';
import { describe, expect, it } from 'vitest';
import { parseLines, mergeCarts, totalsOf, withLine, withoutLine, type CartLine } from './cart-lines.ts';

const line = (productId: string, quantity = 1, priceSeenCents = 4400): CartLine => ({
  productId,
  quantity,
  priceSeenCents,
  addedAt: '2026-11-26T10:00:00.000Z',
});

describe('parseLines', () => {
  it('restores stored cart lines', () => {
    const lines = [line('chain', 2), line('rotor')];
    expect(parseLines(JSON.stringify(lines))).toEqual(lines);
  });

  it('restores the bike of a line, and drops a damaged choice but not its line', () => {
    const [chain, rotor] = [line('chain'), line('rotor')];
    const stored = [
      { ...chain, bikeId: 'gravel' },
      { ...rotor, bikeId: 7, notForMyBike: 'yes' },
    ];
    expect(parseLines(JSON.stringify(stored))).toEqual([{ ...chain, bikeId: 'gravel' }, rotor]);
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
  ])('returns no cart lines for the invalid text %j', (text) => {
    expect(parseLines(text)).toEqual([]);
  });

  it('keeps only valid lines, one per part, up to the maximum number of lines per order', () => {
    expect(parseLines(JSON.stringify([line('chain'), { productId: 7 }, line('chain', 3)]))).toEqual([
      line('chain', 3),
    ]);
    const many = Array.from({ length: maxOrderLines + 10 }, (_, index) => line(`part-${String(index)}`));
    expect(parseLines(JSON.stringify(many))).toHaveLength(maxOrderLines);
  });
});

describe('mergeCarts', () => {
  it('keeps the larger quantity of each part and is idempotent', () => {
    const own = [line('chain', 2), line('rotor', 1)];
    const ofGuest = [line('rotor', 3), line('chain', 1), line('hub', 1)];
    const both = [line('chain', 2), line('rotor', 3), line('hub', 1)];
    expect(mergeCarts(own, ofGuest)).toEqual(both);
    expect(mergeCarts(both, ofGuest)).toEqual(both);
  });

  it('keeps the bike of the larger line, or that of the other line if it has none', () => {
    const own = [{ ...line('chain', 2), bikeId: 'gravel' }, line('rotor', 3)];
    const ofGuest = [
      { ...line('chain'), notForMyBike: true as const },
      { ...line('rotor'), bikeId: 'road' },
    ];
    const both = [own[0], { ...line('rotor', 3), bikeId: 'road' }];
    expect(mergeCarts(own, ofGuest)).toEqual(both);
    expect(mergeCarts(mergeCarts(own, ofGuest), ofGuest)).toEqual(both);
  });
});

it('withLine replaces or appends a cart line, withoutLine removes a line, and neither reorders the other lines', () => {
  const lines = [line('chain'), line('rotor')];
  expect(withLine(lines, line('chain', 5))).toEqual([line('chain', 5), line('rotor')]);
  expect(withLine(lines, line('hub'))).toEqual([...lines, line('hub')]);
  expect(withoutLine(lines, 'chain')).toEqual([line('rotor')]);
});

it('sums the quantities and amounts of cart lines', () => {
  expect(totalsOf([line('chain', 2, 4400), line('rotor', 1, 50)])).toEqual({ itemCount: 3, cents: 8850 });
  expect(totalsOf([])).toEqual({ itemCount: 0, cents: 0 });
});
