import { describe, expect, it } from 'vitest';
import { proposedOutcome, returnStates, returnStepsTo } from './return-moves.ts';
import { heldUnits, returnableUnits, unitsWithRemedy } from './return-units.ts';

const parcel = { kind: 'order', lines: [{ line: 0, quantity: 3 }], returnedAt: null } as const;
const order = (changes: object = {}) => ({ lines: [{ quantity: 3 }], shipments: [parcel], ...changes });
const returned = (changes: object = {}) =>
  ({ state: 'requested', lines: [{ line: 0, quantity: 2 }], pieces: [], ...changes }) as const;
const pieces = (quantity: number, outcome: 'restock' | 'scrap' | 'send-back' = 'restock') =>
  ({ line: 0, quantity, outcome, remedy: 'refund' }) as const;

describe('the units that can be returned', () => {
  it('are those sent, without undelivered parcels, and with replacements', () => {
    expect(returnableUnits(order(), [], 0)).toBe(3);
    expect(returnableUnits(order({ shipments: [{ ...parcel, returnedAt: 'now' }] }), [], 0)).toBe(0);
    const replacement = { ...parcel, kind: 'replacement', lines: [{ line: 0, quantity: 1 }] } as const;
    expect(returnableUnits(order({ shipments: [parcel, replacement] }), [], 0)).toBe(4);
    expect(returnableUnits(order(), [], 7)).toBe(0);
  });

  it('are reduced by open returns, and by what closed ones kept', () => {
    expect(returnableUnits(order(), [returned()], 0)).toBe(1);
    expect(returnableUnits(order(), [returned({ state: 'declined' })], 0)).toBe(3);
    expect(returnableUnits(order(), [returned({ state: 'cancelled' })], 0)).toBe(3);
    const closed = returned({ state: 'closed', pieces: [pieces(1), pieces(1, 'send-back')] });
    expect(returnableUnits(order(), [closed], 0)).toBe(2);
    expect(returnableUnits(order(), [returned({ state: 'received', pieces: [pieces(3)] })], 0)).toBe(0);
  });

  it('are reduced by units refunded after they were sent, which still can come back', () => {
    const refunded = order({ lines: [{ quantity: 3, refunded: 1 }] });
    expect([returnableUnits(refunded, [], 0), heldUnits(refunded, [], 0)]).toEqual([2, 3]);
    const shipments = [{ ...parcel, lines: [{ line: 0, quantity: 2 }] }];
    expect(returnableUnits({ ...refunded, shipments }, [], 0)).toBe(2);
  });
});

describe('the moves of a return', () => {
  it('follow the main path, on which only the shop skips steps', () => {
    expect(returnStepsTo('requested', 'closed', 'shop')).toEqual(['approved', 'received', 'closed']);
    expect(returnStepsTo('approved', 'received', 'shop')).toEqual(['received']);
    expect(returnStepsTo('requested', 'approved', 'customer')).toEqual([]);
  });

  it('let the customer only cancel, and nobody move a closed return', () => {
    const movesBy = (by: 'customer' | 'shop', from: (typeof returnStates)[number]) =>
      returnStates.filter((to) => returnStepsTo(from, to, by).length > 0);
    expect(movesBy('customer', 'requested')).toEqual(['cancelled']);
    expect(movesBy('customer', 'received')).toEqual([]);
    expect(movesBy('shop', 'approved')).toEqual(['received', 'closed', 'cancelled']);
    for (const from of ['closed', 'declined', 'cancelled'] as const)
      expect(movesBy('shop', from)).toEqual([]);
  });
});

it('unitsWithRemedy sums the units of each line', () => {
  expect(unitsWithRemedy([pieces(1), pieces(1, 'scrap')], 'refund')).toEqual([{ line: 0, quantity: 2 }]);
  expect(unitsWithRemedy([pieces(1)], 'replace')).toEqual([]);
});

it('proposes to scrap broken pieces, and to replace those under warranty', () => {
  expect(proposedOutcome({ kind: 'return', reason: 'changed-mind' })).toEqual({
    outcome: 'restock',
    remedy: 'refund',
  });
  expect(proposedOutcome({ kind: 'return', reason: 'damaged' }).outcome).toBe('scrap');
  expect(proposedOutcome({ kind: 'warranty', reason: null }).remedy).toBe('replace');
});
