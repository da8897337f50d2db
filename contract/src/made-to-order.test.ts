import { expect, it } from 'vitest';
import { madeToOrderText } from './made-to-order.ts';

const order = { status: 'paid', attentions: ['sold-out'], lines: [{}] } as const;

it.each([
  [order, /^Your part is out of stock/u],
  [{ ...order, attentions: ['above-stock'] }, /^Not all units are in stock/u],
  [{ ...order, lines: [{}, {}] }, /^Not all parts are in stock/u],
])('shows the made-to-order notice for the order %j', (ordered, text) => {
  expect(madeToOrderText(ordered)).toMatch(text);
});

it.each([{ attentions: ['below-minimum'] }, { status: 'shipped' }, { status: 'cancelled' }] as const)(
  'shows no made-to-order notice for an order with %j',
  (changes) => {
    expect(madeToOrderText({ ...order, ...changes })).toBeNull();
  },
);
