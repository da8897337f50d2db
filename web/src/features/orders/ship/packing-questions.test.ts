import type { Order } from '@pedalworks/contract';
import { expect, it } from 'vitest';
import { doubtsOf, packingQuestion } from './packing-questions.ts';

const order = (changes: Partial<Order>) =>
  ({ status: 'paid', attentions: [], address: {}, ...changes }) as unknown as Order;

it.each(['disputed', 'dispute-lost', 'product-gone', 'sold-out', 'above-stock'] as const)(
  'asks about %s before an order is packed or shipped, and not once it has left',
  (attention) => {
    const doubts = (status: Order['status']) => doubtsOf(order({ status, attentions: [attention] }));
    expect([doubts('paid'), doubts('packed')]).toEqual([[attention], [attention]]);
    expect([doubts('shipped'), doubts('delivered')]).toEqual([[], []]);
  },
);

it('asks about nothing that changes no parcel, and about a missing address', () => {
  expect(packingQuestion(order({ attentions: ['refund-failed', 'below-minimum', 'off-step'] }))).toBe('');
  expect(packingQuestion(order({ attentions: ['sold-out'], address: null }))).toBe('Sold out, No address');
});
