import { expect, test } from 'vitest';
import { movers, moveOf, orderMoves, orderStatuses } from './index.ts';

test('moveOf allows exactly the order status changes in orderMoves', () => {
  const known = orderMoves.flatMap(({ from, to, by }) => by.map((one) => [from, to, one].join()));
  const pairs = orderStatuses.flatMap((from) =>
    orderStatuses.flatMap((to) => movers.map((by) => [from, to, by] as const)),
  );
  const found = pairs.filter((pair) => moveOf(...pair) !== undefined).map((pair) => pair.join());
  expect(found.toSorted()).toEqual(known.toSorted());
});

test('an order status change requires a full refund exactly if it cancels or refunds a paid order', () => {
  for (const { from, to, needs } of orderMoves) {
    const givesBack = to === 'refunded' || (to === 'cancelled' && from !== 'placed');
    expect(needs === 'full-refund').toBe(givesBack);
  }
});
