import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Order } from '@pedalworks/contract';
import { maxBulkItems } from '@pedalworks/contract/numbers';
import { call, callPage, paging } from '../../services/api-client.ts';
import { withRefunds } from '../orders/public/with-refunds.ts';
import { isNotFoundOrMalformed } from '../../services/record-errors.ts';

export function invoiceQuery(orderId: string) {
  return queryOptions({
    queryKey: ['invoices', orderId],
    queryFn: ({ signal }) => call('getInvoice', { params: { id: orderId }, signal }),
  });
}

/** Refetched while it is open, because a refund or another parcel changes what is to be sent. */
export function packingSlipQuery(orderId: string) {
  return queryOptions({
    queryKey: ['orders', 'slip', orderId],
    queryFn: async ({ signal }) =>
      withOlderRefunds(await call('getOrder', { params: { id: orderId }, signal }), signal),
    refetchInterval: 30_000,
    gcTime: 0,
  });
}

export function invoicesQuery(period: Readonly<Record<'from' | 'to', string | undefined>>) {
  return infiniteQueryOptions({
    ...paging,
    queryKey: ['invoices', 'period', period],
    queryFn: ({ pageParam, signal }) =>
      callPage('listInvoices', { query: { ...period, limit: 100, cursor: pageParam ?? undefined }, signal }),
    // Prevents a refetch of all pages when closing the print dialog focuses the window.
    staleTime: Infinity,
    gcTime: 0,
  });
}

export function packingSlipsQuery(ids: string) {
  return queryOptions({
    queryKey: ['orders', 'slips', ids],
    queryFn: async ({ signal }) => {
      const orders = await call('listAllOrders', { query: { ids, limit: maxBulkItems }, signal });
      return Promise.all(orders.map((order) => withOlderRefunds(order, signal)));
    },
    gcTime: 0,
  });
}

async function withOlderRefunds(order: Order, signal: AbortSignal): Promise<Order> {
  if (order.refunded === 0 && order.refundPending === 0) return order;
  return withRefunds(order, await call('listRefunds', { params: { id: order._id }, signal }));
}

/** Returns the query for orders and the parts that they still need. A part that cannot be read has no storage place. */
export function pickListQuery(ids: string) {
  return queryOptions({
    queryKey: ['orders', 'pick-list', ids],
    queryFn: async ({ signal }) => {
      const found = await call('listAllOrders', { query: { ids, limit: maxBulkItems }, signal });
      const orders = await Promise.all(found.map((order) => withOlderRefunds(order, signal)));
      const productIds = new Set(orders.flatMap(({ lines }) => lines.map(({ productId }) => productId)));
      const products = await Promise.all(
        [...productIds].map((id) =>
          call('getProduct', { params: { id }, signal }).catch((error: unknown) => {
            if (isNotFoundOrMalformed(error)) return null;
            throw error;
          }),
        ),
      );
      return { orders, products };
    },
    gcTime: 0,
  });
}
