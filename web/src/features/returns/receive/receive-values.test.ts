import type { Order, OrderReturn, Refund } from '@pedalworks/contract';
import { expect, it } from 'vitest';
import {
  closingBody,
  initialRows,
  receiveErrors,
  splitLine,
  type ReceivedReturn,
  type ReceiveValues,
} from './receive-values.ts';

const shipment = { kind: 'order', lines: [{ line: 0, quantity: 3 }], returnedAt: null };
const order = {
  ...{ paid: true, price: 37.5, refunded: 0, refundPending: 0, currency: 'usd', shipments: [shipment] },
  lines: [{ productId: 'hub', name: 'Hub', unitPrice: 12.5, quantity: 3 }],
} as unknown as Order;

const found = {
  ...{ _id: 'r', kind: 'return', state: 'approved', pieces: [] },
  lines: [{ line: 0, quantity: 3, reason: 'changed-mind' }],
} as unknown as OrderReturn;

const refundOf = (quantity: number) =>
  ({ status: 'succeeded', lines: [{ productId: 'hub', quantity }] }) as unknown as Refund;

const about: ReceivedReturn = { found, order, refunds: [], returns: [found] };

const values = (changes: Partial<ReceiveValues> = {}): ReceiveValues => ({
  ...{ rows: initialRows(about), deduction: '', note: '' },
  ...{ choice: '', trackingNumber: '', carrier: '', trackingUrl: '' },
  ...changes,
});

it('proposes everything announced, and refunds no piece that is refunded already', () => {
  const row = { line: 0, outcome: 'restock' };
  expect(initialRows(about)).toEqual([{ ...row, quantity: '3', remedy: 'refund' }]);
  expect(initialRows({ ...about, refunds: [refundOf(2)] })).toEqual([
    { ...row, quantity: '1', remedy: 'refund' },
    { ...row, quantity: '2', remedy: 'none' },
  ]);
  const warranty = { ...found, kind: 'warranty' } as const;
  expect(initialRows({ ...about, found: warranty })).toMatchObject([{ outcome: 'scrap', remedy: 'replace' }]);
});

it('splits one piece off a line, and a second one into the same row', () => {
  const units = (rows: ReceiveValues['rows']) =>
    rows.map(({ quantity, outcome }) => `${quantity} ${outcome}`);
  const once = splitLine(initialRows(about), 0);
  expect(units(once)).toEqual(['2 restock', '1 scrap']);
  expect(units(splitLine(once, 0))).toEqual(['1 restock', '2 scrap']);
});

it('splits pieces with three outcomes', () => {
  const sentBack = splitLine(initialRows(about), 0).map((row) =>
    row.outcome === 'scrap' ? { ...row, outcome: 'send-back' as const } : row,
  );
  const rows = splitLine(sentBack, 0);
  expect(rows.map(({ quantity, outcome }) => `${quantity} ${outcome}`)).toEqual([
    ...['1 restock', '1 send-back', '1 scrap'],
  ]);
  expect(splitLine(rows, 0)).toBe(rows);
});

it('names the displayed amount in the request, and no amount if nothing is refunded', () => {
  const lower = values({ deduction: '2.50', note: ' Worn. ' });
  expect(closingBody(lower, about)).toMatchObject({ to: 'closed', refundAmount: 35, note: 'Worn.' });
  const rows = initialRows(about).map((row) => ({ ...row, outcome: 'send-back' as const }));
  expect(closingBody(values({ rows }), about)).toEqual({
    to: 'closed',
    lines: [{ line: 0, quantity: 3, outcome: 'send-back', remedy: 'none' }],
  });
});

it('rejects no pieces, too many, refunded ones, and a deduction without a reason', () => {
  const [row] = initialRows(about);
  const withUnits = (quantity: string) => values({ rows: row === undefined ? [] : [{ ...row, quantity }] });
  const inAnother = { ...found, _id: 'other', state: 'closed', pieces: [{ ...row, quantity: 1 }] };
  const other = { ...about, returns: [found, inAnother as unknown as OrderReturn] };
  expect([
    receiveErrors(withUnits('3'), about),
    receiveErrors(withUnits('0'), about),
    receiveErrors(withUnits('3'), other),
    receiveErrors(withUnits('3'), { ...about, refunds: [refundOf(1)] }),
    receiveErrors(values({ deduction: '2.50' }), about),
    receiveErrors(values({ deduction: '37.50', note: 'Worn' }), about),
    receiveErrors(values(), { ...about, order: { ...order, refunded: 37.5 } }),
  ]).toEqual([
    {},
    { rows: 'Enter how many pieces came.' },
    { rows: 'Hub: at most 2 can come back.' },
    { rows: 'Hub: only 2 can still be refunded. Choose None for the others.' },
    { note: 'Tell the customer why the refund is lower' },
    { deduction: 'Deduct less than the refund, or choose None for the pieces' },
    { rows: 'Nothing of this order is left to refund. Choose None.' },
  ]);
});
