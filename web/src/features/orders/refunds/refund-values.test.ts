import type { Order, Refund } from '@pedalworks/contract';
import { expect, it } from 'vitest';
import {
  earlierRefundsText,
  refundableCents,
  refundedText,
  refundsToSettle,
  refundText,
} from '../order-summary.ts';
import { emptyRefund, selectedCents, refundErrors, refundCents, refundBody } from './refund-values.ts';

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

it('the refundable amount excludes completed and pending refunds, exact to the cent', () => {
  expect(refundableCents(order)).toBe(15_090);
  expect(refundableCents({ ...order, refundPending: 50.1 })).toBe(10_080);
  expect(refundableCents({ ...order, refunded: 171.1, refundPending: 5 })).toBe(0);
  expect(refundableCents({ ...order, paid: false })).toBe(0);
});

it('texts tell refunded money and parts from those whose refund is pending', () => {
  const pending = { ...order, refundPending: 50.1, attentions: [] };
  expect(refundText(pending)).toBe('Refunded $20.20 · Refund pending $50.10');
  expect(earlierRefundsText(pending)).toBe(
    '$20.20 was already refunded. A refund of $50.10 is pending; the card provider has not answered yet.',
  );
  const [chain] = order.lines;
  if (chain === undefined) throw new Error('The order has no line.');
  const refundOf = (quantity: number, terms: Pick<Refund, 'status' | 'creditNoteNumber'>) =>
    ({ ...terms, lines: [{ productId: 'chain', quantity }] }) as unknown as Refund;
  const refunds = [
    refundOf(1, { status: 'succeeded', creditNoteNumber: 'CN-2026-000001' }),
    refundOf(1, { status: 'pending', creditNoteNumber: 'CN-2026-000002' }),
    refundOf(1, { status: 'pending', creditNoteNumber: null }),
    refundOf(1, { status: 'failed', creditNoteNumber: null }),
  ];
  expect(refundedText(refunds, chain)).toBe('2 of 4 refunded, 1 of 4 refund pending');
  expect(refundedText(refunds.slice(2), chain)).toBe('1 of 4 refund pending');
  expect(refundedText([], chain)).toBe('');
});

it('a refund request contains the selected lines, an amount, or neither for a full refund', () => {
  const values = emptyRefund(order);
  expect(refundBody(values, order)).toEqual({ restock: false });
  expect(refundBody({ ...values, mode: 'amount', amount: '12.50', reason: 'Scratched' }, order)).toEqual({
    amount: 12.5,
    reason: 'Scratched',
  });
  expect(refundBody({ ...values, mode: 'lines', quantities: ['0', '2'], restock: true }, order)).toEqual({
    lines: [{ productId: 'bolts', quantity: 2 }],
    restock: true,
  });
});

it('the refund preview is empty for a zero or invalid amount, or one above the refundable amount', () => {
  const values = emptyRefund(order);
  const preview = (changes: object) => refundCents({ ...values, ...changes }, order, []);
  expect(preview({})).toBe(15_090);
  expect(preview({ mode: 'amount', amount: '12.50' })).toBe(1250);
  expect(preview({ mode: 'lines', quantities: ['2', '1'] })).toBe(8555);
  const unknown = [{ amount: '' }, { amount: '0' }, { amount: 'abc' }, { amount: '150.91' }];
  expect(unknown.map((change) => preview({ mode: 'amount', ...change }))).toEqual([null, null, null, null]);
  expect(preview({ mode: 'lines', quantities: ['0', ''] })).toBeNull();
  expect(preview({ mode: 'lines', quantities: ['0', '3'] })).toBeNull();
});

it('never refunds more than was charged when unit prices have fractions of the smallest currency unit', () => {
  const yen = {
    ...order,
    ...{ currency: 'jpy', price: 134.4, refunded: 0 },
    lines: [{ productId: 'chain', unitPrice: 33.6, quantity: 4 }],
  } as unknown as Order;
  const values = { ...emptyRefund(yen), mode: 'lines', quantities: ['1'] } as const;
  const one = { status: 'succeeded', lines: [{ productId: 'chain', quantity: 1 }] } as unknown as Refund;
  expect([[], [one]].map((refunds) => selectedCents(values, yen, refunds))).toEqual([3400, 3300]);
  expect(refundCents(emptyRefund(yen), yen, [])).toBe(13_440);
});

it('a refund requires selected parts or an amount', () => {
  const values = emptyRefund(order);
  expect(refundErrors(values, order)).toEqual({});
  expect(refundErrors({ ...values, mode: 'lines' }, order)).toEqual({
    mode: 'Choose parts or an amount',
  });
  expect(refundErrors({ ...values, mode: 'lines', quantities: ['0', '1'] }, order)).toEqual({});
  expect(refundErrors({ ...values, mode: 'amount' }, order)).toEqual({ amount: 'Enter an amount' });
});

it('a refund outside the card names how it was paid, and requires a reason', () => {
  const outside = { ...emptyRefund(order), isOutside: true, paidBy: 'cash' } as const;
  expect(refundErrors({ ...outside, reason: ' ' }, order)).toEqual({ reason: 'Enter a reason' });
  const body = { restock: false, method: 'other', paidBy: 'cash', reason: 'Counter' };
  expect(refundBody({ ...outside, reason: 'Counter' }, order)).toEqual(body);
});

it('failed refunds can be settled until a later refund has their amount and parts, or nothing is left', () => {
  const refundOf = (_id: string, changes: object) =>
    ({
      _id,
      status: 'failed',
      amount: 39.5,
      lines: [{ productId: 'chain', quantity: 1 }],
      ...changes,
    }) as unknown as Refund;
  const failed = [refundOf('first', {}), refundOf('second', { amount: 5, lines: [] })];
  const idsOf = (refunds: readonly Refund[], of = order) =>
    refundsToSettle(refunds, of).map(({ _id }) => _id);
  expect(idsOf(failed)).toEqual(['first', 'second']);
  expect(idsOf([...failed, refundOf('again', { status: 'succeeded' })])).toEqual(['second']);
  expect(idsOf([...failed, refundOf('paid', { status: 'succeeded', settles: 'second', lines: [] })])).toEqual(
    ['first'],
  );
  expect(idsOf(failed, { ...order, refunded: 151 })).toEqual(['second']);
});
