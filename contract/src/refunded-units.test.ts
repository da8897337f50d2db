import { describe, expect, it } from 'vitest';
import { unrefundedLines } from './refunded-units.ts';

const lines = [
  { productId: 'ring', quantity: 3, name: 'Ring' },
  { productId: 'chain', quantity: 1, name: 'Chain' },
];
const refundOf = (productId: string, quantity: number) => [{ productId, quantity }];

describe('unrefundedLines', () => {
  it('returns all lines if the only refund was an amount without lines', () => {
    expect(unrefundedLines(lines, [{ status: 'succeeded', lines: [] }])).toEqual(lines);
  });

  it('subtracts units of completed and pending refunds, but not of failed ones', () => {
    const refunds = [
      { status: 'succeeded', lines: refundOf('ring', 1) },
      { status: 'pending', lines: [...refundOf('ring', 1), ...refundOf('chain', 1)] },
      { status: 'failed', lines: refundOf('ring', 1) },
    ] as const;
    expect(unrefundedLines(lines, refunds)).toEqual([{ productId: 'ring', quantity: 1, name: 'Ring' }]);
  });
});
