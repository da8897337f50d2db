import { describe, expect, it } from 'vitest';
import { unrefundedLines } from './refunded-units.ts';

const lines = [
  { productId: 'ring', quantity: 3, name: 'Ring' },
  { productId: 'chain', quantity: 1, name: 'Chain' },
];
const refundOf = (productId: string, quantity: number) => [{ productId, quantity }];

describe('what is left of an order', () => {
  it('is all of it where only an amount, or nothing, was refunded', () => {
    expect(unrefundedLines(lines, [{ status: 'succeeded', lines: [] }])).toEqual(lines);
  });

  it('is without the units of refunds that were made or are to be, and with those of refunds that failed', () => {
    const refunds = [
      { status: 'succeeded', lines: refundOf('ring', 1) },
      { status: 'pending', lines: [...refundOf('ring', 1), ...refundOf('chain', 1)] },
      { status: 'failed', lines: refundOf('ring', 1) },
    ] as const;
    expect(unrefundedLines(lines, refunds)).toEqual([{ productId: 'ring', quantity: 1, name: 'Ring' }]);
  });
});
