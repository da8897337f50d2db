import { movers, moveOf, orderStatuses } from '@pedalworks/contract';
import { expect, it } from 'vitest';
import { moveOrder } from './move-order.ts';
import { someOrder } from '../../test-support/orders/stored-order.ts';

it('moveOrder makes only the status changes in the status table, and names the current status in errors', () => {
  for (const status of orderStatuses)
    for (const to of orderStatuses)
      for (const by of movers) {
        const order = someOrder({ status });
        const at = new Date(1);
        const move = () => moveOrder(order, { to, by, at });
        if (moveOf(status, to, by) === undefined)
          expect(move).toThrow(`This order is ${status}: it cannot become ${to}.`);
        else
          expect(move()).toEqual({
            ...order,
            status: to,
            history: [...order.history, { status: to, at, by }],
          });
      }
});
