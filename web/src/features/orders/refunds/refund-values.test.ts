import type { Order, Refund } from '@pedalworks/contract';
import { expect, it } from 'vitest';
import { leftCents } from '../order-words.ts';
import { blankRefund, chosenCents, missingOf, refundCents, refundOf } from './refund-values.ts';

const order = {
  paid: true,
  price: 171.1,
  refunded: 20.2,
  refundPending: 0,
  currency: 'usd',
  lines: [
    { productId: 'chain', unitPrice: 39.5, quantity: 4 },
    { productId: 'bolts', unitPrice: 6.55, quantity: 2 },
  ],
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

it('previews the refunded amount, and none if it is zero or above the refundable amount', () => {
  const values = blankRefund(order);
  const of = (changes: object) => refundCents({ ...values, ...changes }, order, []);
  expect(of({})).toBe(15_090);
  expect(of({ of: 'amount', amount: '12.50' })).toBe(1250);
  expect(of({ of: 'lines', quantities: ['2', '1'] })).toBe(8555);
  const unknown = [{ amount: '' }, { amount: '0' }, { amount: 'abc' }, { amount: '150.91' }];
  expect(unknown.map((change) => of({ of: 'amount', ...change }))).toEqual([null, null, null, null]);
  expect(of({ of: 'lines', quantities: ['0', ''] })).toBeNull();
  expect(of({ of: 'lines', quantities: ['0', '3'] })).toBeNull();
});

it('parts at a price that is not whole come to what is still charged for them', () => {
  const yen = {
    ...order,
    ...{ currency: 'jpy', price: 134.4, refunded: 0 },
    lines: [{ productId: 'chain', unitPrice: 33.6, quantity: 4 }],
  } as unknown as Order;
  const values = { ...blankRefund(yen), of: 'lines', quantities: ['1'] } as const;
  const one = { status: 'succeeded', lines: [{ productId: 'chain', quantity: 1 }] } as unknown as Refund;
  expect([[], [one]].map((refunds) => chosenCents(values, yen, refunds))).toEqual([3400, 3300]);
  expect(refundCents(blankRefund(yen), yen, [])).toBe(13_440);
});

it('without parts or an amount says what is missing', () => {
  const values = blankRefund(order);
  expect(missingOf(values, order)).toEqual({});
  expect(missingOf({ ...values, of: 'lines' }, order)).toEqual({ of: 'Choose the parts, or an amount' });
  expect(missingOf({ ...values, of: 'lines', quantities: ['0', '1'] }, order)).toEqual({});
  expect(missingOf({ ...values, of: 'amount' }, order)).toEqual({ amount: 'Say how much' });
});
