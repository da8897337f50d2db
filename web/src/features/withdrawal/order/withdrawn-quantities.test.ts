import type { Order } from '@pedalworks/contract';
import { expect, it } from 'vitest';
import { quantityProblems, withdrawnLines } from './withdrawn-quantities.ts';

const order = { lines: [{ quantity: 2 }, { quantity: 1 }] } as unknown as Order;

it.each([
  [['2', '1'], {}],
  [['0', '1'], {}],
  [['3', '1'], { quantities: ['Enter a number from 0 to 2', undefined] }],
  [['-1', '1e0'], { quantities: ['Enter a number from 0 to 2', 'Enter a number from 0 to 1'] }],
  [['0', '0'], { quantities: ['Choose at least one piece'] }],
  [['', '1'], { quantities: ['Enter a number from 0 to 2', undefined] }],
])('pieces %j have the problems %j', (quantities, problems) => {
  expect(quantityProblems({ quantities }, order)).toEqual(problems);
});

it('all pieces are the whole order, and others name their lines', () => {
  expect(withdrawnLines({ quantities: ['2', '1'] }, order)).toBeUndefined();
  expect(withdrawnLines({ quantities: ['1', '0'] }, order)).toEqual([{ line: 0, quantity: 1 }]);
});
