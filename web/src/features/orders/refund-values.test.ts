import type { Order } from '@pedalworks/contract';
import { expect, it } from 'vitest';
import { blankRefund, leftCents, refundOf } from './refund-values.ts';

const order = {
  paid: true,
  price: 171.1,
  refunded: 20.2,
  refundPending: 0,
  lines: [{ productId: 'chain' }, { productId: 'bolts' }],
} as unknown as Order;

it('what is left is what was paid without what went back or is to, to the cent', () => {
  expect(leftCents(order)).toBe(15_090);
  expect(leftCents({ ...order, refundPending: 50.1 })).toBe(10_080);
  expect(leftCents({ ...order, refunded: 171.1, refundPending: 5 })).toBe(0);
  expect(leftCents({ ...order, paid: false })).toBe(0);
});

it('a refund names the parts of it, or an amount, or neither for all that is left', () => {
  const values = blankRefund(order);
  expect(refundOf(values, order)).toEqual({ restock: false });
  expect(refundOf({ ...values, of: 'amount', amount: '12.50', reason: 'Scratched' }, order)).toEqual({
    amount: 12.5,
    reason: 'Scratched',
  });
  expect(refundOf({ ...values, of: 'lines', quantities: ['0', '2'], restock: true }, order)).toEqual({
    lines: [{ productId: 'bolts', quantity: 2 }],
    restock: true,
  });
});
