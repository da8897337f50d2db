import type { Order } from '@pedalworks/contract';
import { expect, it } from 'vitest';
import { stationsOf } from './order-stations.ts';

const event = (status: Order['status']) => ({ status, at: '2026-11-25T10:00:00Z', by: 'shop' as const });
const names = (status: Order['status'], ...history: Order['status'][]) =>
  stationsOf({ status, history: history.map(event) }).map(
    (station) => `${station.status}${station.event === null ? ' to come' : ''}`,
  );

it('an order on its way has its five stations, those ahead of it without a time', () => {
  expect(names('packed', 'placed', 'paid', 'packed')).toEqual([
    'placed',
    'paid',
    'packed',
    'shipped to come',
    'delivered to come',
  ]);
});

it('an order that was cancelled or refunded ends there', () => {
  expect(names('cancelled', 'placed', 'cancelled')).toEqual(['placed', 'cancelled']);
  expect(names('refunded', 'placed', 'paid', 'packed', 'shipped', 'refunded').at(-1)).toBe('refunded');
});

it('a corrected order shows only the steps that stand', () => {
  expect(names('packed', 'placed', 'paid', 'packed', 'shipped', 'packed').slice(0, 4)).toEqual([
    'placed',
    'paid',
    'packed',
    'shipped to come',
  ]);
  expect(names('delivered', 'placed', 'paid', 'packed', 'shipped', 'shipped', 'delivered')).toHaveLength(5);
});
