import type { GridRenderCellParams } from '@mui/x-data-grid';
import type { Order } from '@pedalworks/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { orderColumns } from './order-columns.tsx';

const paid = {
  ...{ status: 'paid', paid: true, price: 30.3, currency: 'usd', attentions: [], expiresAt: null },
  ...{ refunded: 0, refundPending: 0 },
} as unknown as Order;

const column = orderColumns.find(({ field }) => field === 'status');

function statusOf(changes: Partial<Order>): string {
  const cell = column?.renderCell?.({ row: { ...paid, ...changes } } as GridRenderCellParams<Order>);
  return renderToStaticMarkup(cell).replaceAll(/<style[\s\S]*?<\/style>|<[^>]*>/gu, '');
}

it('the status column names the reasons why an order needs attention', () => {
  expect(statusOf({ attentions: ['no-address', 'sold-out'] })).toBe('PaidNo address +1');
  expect(statusOf({ attentions: ['sold-out'], status: 'shipped' })).toBe('Shipped');
});

it('the status column adds "partly refunded" to the status of a partially refunded order', () => {
  expect(statusOf({})).toBe('Paid');
  expect(statusOf({ refunded: 10.1 })).toBe('Paidpartly refunded');
  expect(statusOf({ refunded: 30.29, status: 'shipped' })).toBe('Shippedpartly refunded');
  expect(statusOf({ refunded: 30.3, status: 'refunded' })).toBe('Refunded');
  // 0.1 + 0.2 is slightly more than 0.3.
  expect(statusOf({ price: 0.1 + 0.2, refunded: 0.3, status: 'refunded' })).toBe('Refunded');
});
