import { describe, expect, it } from 'vitest';
import { minOrderReason } from './quote.ts';

const part = { price: 0.3, priceBreaks: [], quantity: 100, minOrder: 1, step: 1 };

describe('minOrderReason', () => {
  it('states the minimum card payment if that raises the minimum order', () => {
    expect(minOrderReason(part)).toBe('card payments begin at $0.50');
    expect(minOrderReason({ ...part, minOrder: 2 })).toBeNull();
    expect(minOrderReason({ ...part, step: 6 })).toBeNull();
    expect(minOrderReason({ ...part, price: 12.5 })).toBeNull();
  });
});
