import type { Order, Refund } from '@pedalworks/contract';
import { expect, it } from 'vitest';
import { explainRefund, type Pieces } from './explained-refund.ts';

const order = {
  ...{ paid: true, price: 171.1, refunded: 0, refundPending: 0, currency: 'usd' },
  lines: [
    { productId: 'chain', name: 'Chain', unitPrice: 39.5, quantity: 4 },
    { productId: 'bolts', name: 'Bolts', unitPrice: 6.55, quantity: 2 },
  ],
} as unknown as Order;

const pieces = (line: number, quantity: number, remedy: Pieces['remedy'] = 'refund'): Pieces => ({
  ...{ line, quantity, remedy },
  outcome: 'restock',
});

const explain = (rows: readonly Pieces[], changes: Partial<Order> = {}, deductionCents = 0) =>
  explainRefund(rows, { order: { ...order, ...changes }, refunds: [], deductionCents });

it('explains a refund by pieces and unit prices, without pieces that are replaced or sent back', () => {
  const rows = [pieces(1, 1), pieces(0, 1), pieces(0, 2), pieces(0, 1, 'replace'), pieces(1, 1, 'none')];
  const { parts, ...sums } = explain(rows);
  expect(parts).toMatchObject([
    { name: 'Chain', quantity: 3, unitPriceCents: 3950, cents: 11_850 },
    { name: 'Bolts', quantity: 1, unitPriceCents: 655, cents: 655 },
  ]);
  expect(sums).toEqual({
    ...{ roundingCents: 0, earlierCents: 0, deductionCents: 0 },
    ...{ paidCents: 12_505, cents: 12_505 },
  });
});

it('subtracts earlier refunds that left less than the pieces cost, and the deduction', () => {
  expect(explain([pieces(0, 4)], { refunded: 20, refundPending: 0.1 }, 500)).toMatchObject({
    ...{ earlierCents: -700, paidCents: 15_100, deductionCents: 500, cents: 14_600 },
  });
  expect(explain([pieces(0, 1)], { refunded: 171.1 })).toMatchObject({ earlierCents: -3950, cents: 0 });
});

it('names the rounding in a currency without cents, so that all refunds equal the charge', () => {
  const yen = {
    ...{ currency: 'jpy', price: 134.4 },
    lines: [{ productId: 'chain', name: 'Chain', unitPrice: 33.6, quantity: 4 }],
  } as unknown as Order;
  const one = { status: 'succeeded', lines: [{ productId: 'chain', quantity: 1 }] } as unknown as Refund;
  const first = explainRefund([pieces(0, 1)], {
    order: { ...order, ...yen },
    refunds: [],
    deductionCents: 0,
  });
  const second = explainRefund([pieces(0, 1)], {
    order: { ...order, ...yen },
    refunds: [one],
    deductionCents: 0,
  });
  expect([first, second].map(({ roundingCents, cents }) => [roundingCents, cents])).toEqual([
    [40, 3400],
    [-60, 3300],
  ]);
});
