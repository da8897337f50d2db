import type { Order } from '@pedalworks/contract';
import { expect, it } from 'vitest';
import { orderSteps } from './order-steps.ts';

const event = (status: Order['status']) => ({ status, at: '2026-11-25T10:00:00Z', by: 'shop' as const });
const names = (status: Order['status'], ...history: Order['status'][]) =>
  orderSteps({ status, history: history.map(event) }).map(
    (step) => `${step.status}${step.event === null ? ' to come' : ''}`,
  );

it('lists the past steps of an order, then the expected ones', () => {
  expect(names('packed', 'placed', 'paid', 'packed')).toEqual([
    'placed',
    'paid',
    'packed',
    'shipped to come',
    'delivered to come',
  ]);
});

it('ends the steps of an order with its cancellation or refund', () => {
  expect(names('cancelled', 'placed', 'cancelled')).toEqual(['placed', 'cancelled']);
  expect(names('refunded', 'placed', 'paid', 'packed', 'shipped', 'refunded').at(-1)).toBe('refunded');
});

it('the steps of an order omit those that an admin undid', () => {
  expect(names('packed', 'placed', 'paid', 'packed', 'shipped', 'packed').slice(0, 4)).toEqual([
    'placed',
    'paid',
    'packed',
    'shipped to come',
  ]);
  expect(names('delivered', 'placed', 'paid', 'packed', 'shipped', 'shipped', 'delivered')).toHaveLength(5);
});
