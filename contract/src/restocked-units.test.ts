import { expect, it } from 'vitest';
import { piecesToRestock, restockableUnits } from './restocked-units.ts';

const parcel = { kind: 'order', lines: [{ line: 0, quantity: 3 }], returnedAt: null } as const;
const replacement = { ...parcel, kind: 'replacement', lines: [{ line: 0, quantity: 1 }] } as const;
const order = (line: object = {}, shipments: readonly (typeof parcel | typeof replacement)[] = [parcel]) => ({
  lines: [{ quantity: 3, stockTaken: true, ...line }],
  shipments,
});
const pieces = (quantity: number, remedy: 'refund' | 'replace' | 'none' = 'refund') =>
  ({ line: 0, quantity, outcome: 'restock', remedy }) as const;

it('limits restocks to the units that were taken and not put back', () => {
  const taken = { ...replacement, stockTaken: true };
  expect([
    restockableUnits(order(), 0),
    restockableUnits(order({ restocked: 1, refundRestocked: 1 }), 0),
    restockableUnits(order({ stockTaken: false }), 0),
    restockableUnits(order({ stockTaken: undefined, refundRestocked: 3 }), 0),
    restockableUnits(order({}, [parcel, taken]), 0),
    restockableUnits(order({}, [parcel, replacement]), 0),
    restockableUnits({ ...order(), shipments: [parcel, { ...taken, returnedAt: 'now' }] }, 0),
    restockableUnits(order({ restocked: 4 }), 0),
    restockableUnits(order(), 7),
  ]).toEqual([3, 1, 0, 0, 4, 3, 3, 0, 0]);
});

it('takes pieces without a remedy for those that a refund restocked', () => {
  const restock = (line: object, ...came: readonly ReturnType<typeof pieces>[]) =>
    piecesToRestock(order(line), { pieces: came, others: [], takesStock: true }, 0);
  const refunded = (units: number) => ({ refunded: units, refundRestocked: units });
  expect([
    restock({}, pieces(2), pieces(1, 'none')),
    restock(refunded(3), pieces(2, 'none')),
    restock(refunded(1), pieces(2), pieces(1, 'none')),
    restock(refunded(2), pieces(2, 'none')),
    restock(refunded(2), pieces(1)),
    restock({ refunded: 2 }, pieces(2, 'none')),
    restock({ stockTaken: false }, pieces(1)),
    restock({ stockTaken: false }, pieces(1, 'replace')),
  ]).toEqual([3, 0, 2, 0, 1, 2, 0, 1]);
});

it('does not count a refunded piece twice if it came with an earlier return', () => {
  const earlier = { state: 'closed', lines: [], pieces: [pieces(1, 'none')] } as const;
  const closing = { pieces: [pieces(1, 'none')], others: [earlier], takesStock: true };
  expect(piecesToRestock(order({ refunded: 1, refundRestocked: 1 }), closing, 0)).toBe(1);
});

it('counts units refunded before they were sent as never sent', () => {
  const twoSent = { ...parcel, lines: [{ line: 0, quantity: 2 }] } as const;
  const found = { ...order({ refunded: 1, refundRestocked: 1 }), shipments: [twoSent] };
  expect(piecesToRestock(found, { pieces: [pieces(1, 'none')], others: [], takesStock: true }, 0)).toBe(1);
});
