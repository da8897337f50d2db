import type { Order } from '@pedalworks/contract';
import { expect, it } from 'vitest';
import { pickList } from './pick-list.ts';

const line = (productId: string, quantity: number, more: object = {}) =>
  ({
    productId,
    partNumber: productId.toUpperCase(),
    name: productId,
    quantity,
    ...more,
  }) as Order['lines'][number];
const order = (number: string, lines: Order['lines'], more: object = {}) =>
  ({ number, status: 'paid', lines, shipments: [], ...more }) as unknown as Order;
const product = (_id: string, storage: string, quantity = 9) => ({ _id, storage, quantity });

it('adds up the pieces still to send, sorted by storage place', () => {
  const sent = { id: '1', kind: 'order', lines: [{ line: 0, quantity: 2 }], returnedAt: null };
  const orders = [
    order('PW-1', [line('chain', 3), line('hub', 1)]),
    order('PW-2', [line('chain', 5, { refunded: 1 }), line('rim', 2)], {
      status: 'packed',
      shipments: [sent],
    }),
    order('PW-3', [line('cog', 1)]),
    order('PW-4', [line('cog', 7)], { status: 'placed' }),
    order('PW-5', [line('hub', 7)], { status: 'cancelled' }),
    order('PW-6', [line('hub', 7)], { status: 'shipped' }),
  ];
  const products = [product('chain', 'A-10'), product('hub', 'A-2', -3), product('rim', ''), null];
  expect(pickList(orders, products)).toMatchObject([
    { partNumber: 'HUB', storage: 'A-2', pieces: 1, toMake: 3, orders: [{ number: 'PW-1', quantity: 1 }] },
    {
      ...{ partNumber: 'CHAIN', storage: 'A-10', pieces: 5, toMake: 0 },
      orders: [
        { number: 'PW-1', quantity: 3 },
        { number: 'PW-2', quantity: 2 },
      ],
    },
    { partNumber: 'COG', storage: '', pieces: 1 },
    { partNumber: 'RIM', pieces: 2 },
  ]);
});

it('leaves out parts that were all sent or refunded', () => {
  const sent = { id: '1', kind: 'order', lines: [{ line: 0, quantity: 1 }], returnedAt: null };
  const orders = [order('PW-1', [line('chain', 1), line('hub', 2, { refunded: 2 })], { shipments: [sent] })];
  expect(pickList(orders, [])).toEqual([]);
});
