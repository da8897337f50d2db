import type { Order, OrderReturn } from '@pedalworks/contract';
import { expect, it } from 'vitest';
import { closingText } from './closing-text.ts';
import type { Pieces } from './explained-refund.ts';

const found = { _id: 'r', state: 'approved', customerEmail: '', pieces: [] } as unknown as OrderReturn;

const sayFor = (line: object, ...pieces: readonly Pieces[]) => {
  const shipments = [{ kind: 'order', lines: [{ line: 0, quantity: 3 }], returnedAt: null }];
  const order = { shipments, lines: [{ quantity: 3, ...line }] } as unknown as Order;
  return closingText(pieces, { found, order, returns: [found], takesStock: true });
};

const piece = (quantity: number, changes: Partial<Pieces> = {}): Pieces => ({
  ...{ line: 0, quantity, outcome: 'restock', remedy: 'refund' },
  ...changes,
});

it('says what happens to the pieces', () => {
  const taken = { stockTaken: true };
  expect(sayFor(taken, piece(2))).toBe('Restocks 2 pieces.');
  expect(sayFor(taken, piece(1, { remedy: 'replace' }), piece(1, { outcome: 'scrap' }))).toBe(
    'Ships a replacement of 1 piece, restocks 1 piece, and scraps 1 piece.',
  );
});

it('says which pieces the stock has already', () => {
  const none = piece(2, { remedy: 'none' });
  expect(sayFor({ refunded: 3, refundRestocked: 3 }, none)).toBe(
    '2 pieces were put back to stock with a refund already.',
  );
  const once = { stockTaken: true, refunded: 1, refundRestocked: 1 };
  expect(sayFor(once, piece(2), piece(1, { remedy: 'none' }))).toBe(
    'Restocks 2 pieces. 1 piece was put back to stock with a refund already.',
  );
  expect(sayFor({}, piece(1))).toBe(
    '1 piece was not taken from stock for this order, so the stock stays the same.',
  );
});
