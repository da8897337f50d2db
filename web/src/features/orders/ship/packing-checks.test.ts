import type { Order } from '@pedalworks/contract';
import { expect, it } from 'vitest';
import { attentionsToConfirm, packingWarning } from './packing-checks.ts';

const order = (changes: Partial<Order>) =>
  ({ status: 'paid', attentions: [], fitWarnings: [], address: {}, ...changes }) as unknown as Order;

it.each(['disputed', 'dispute-lost', 'product-gone', 'sold-out', 'above-stock'] as const)(
  'requires admins to confirm the flag %s before packing and before shipping, but not later',
  (attention) => {
    const attentions = (status: Order['status']) =>
      attentionsToConfirm(order({ status, attentions: [attention] }));
    expect([attentions('paid'), attentions('packed')]).toEqual([[attention], [attention]]);
    expect([attentions('shipped'), attentions('delivered')]).toEqual([[], []]);
  },
);

it('the packing warning lists a missing address, compatibility warnings and the flags that affect the parcel, but no other flags', () => {
  expect(packingWarning(order({ attentions: ['refund-failed', 'below-minimum', 'off-step'] }))).toBe('');
  expect(packingWarning(order({ attentions: ['sold-out'], address: null }))).toBe('Out of stock, No address');
  const fitWarnings = [
    { line: 0, message: 'Does not fit.' },
    { line: 0, message: 'Needs an adapter.' },
  ];
  expect(packingWarning(order({ fitWarnings }))).toBe('Fit not confirmed');
  expect(packingWarning(order({ fitWarnings, status: 'packed' }))).toBe('');
});
