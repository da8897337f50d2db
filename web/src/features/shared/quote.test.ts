import { describe, expect, it } from 'vitest';
import { leastOrderReason } from './quote.ts';

const part = { price: 0.3, priceBreaks: [], quantity: 100, minOrder: 1, step: 1 };

describe('the reason for a smallest order', () => {
  it('is the least card payment where that asks for more than the part does', () => {
    expect(leastOrderReason(part)).toBe('card payments begin at $0.50');
    expect(leastOrderReason({ ...part, minOrder: 2 })).toBeNull();
    expect(leastOrderReason({ ...part, step: 6 })).toBeNull();
    expect(leastOrderReason({ ...part, price: 12.5 })).toBeNull();
  });
});
