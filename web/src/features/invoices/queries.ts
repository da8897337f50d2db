import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { maxBulkItems } from '@pedalworks/contract/numbers';
import { call, callPage, paging } from '../../services/api-client.ts';

/** A paid order's invoice with its credit notes; fails with `invoices/order-not-paid` for another order. */
export function invoiceQuery(orderId: string) {
  return queryOptions({
    queryKey: ['invoices', orderId],
    queryFn: ({ signal }) => call('getInvoice', { params: { id: orderId }, signal }),
  });
}

export function packingSlipQuery(orderId: string) {
  return queryOptions({
    queryKey: ['orders', 'slip', orderId],
    queryFn: async ({ signal }) => {
      const asked = { params: { id: orderId }, signal };
      const [order, refunds] = await Promise.all([call('getOrder', asked), call('listRefunds', asked)]);
      return { order, refunds };
    },
    gcTime: 0,
  });
}

/** Invoices and credit notes of a period, whose days may be absent. */
export function invoicesQuery(period: Readonly<Record<'from' | 'to', string | undefined>>) {
  return infiniteQueryOptions({
    ...paging,
    queryKey: ['invoices', 'period', period],
    queryFn: ({ pageParam, signal }) =>
      callPage('listInvoices', { query: { ...period, limit: 100, cursor: pageParam ?? undefined }, signal }),
    // Closing the print dialog focuses the window, which would load every page again.
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** Orders with their refunds, for their packing slips; unknown ids are left out. */
export function packingSlipsQuery(ids: string) {
  return queryOptions({
    queryKey: ['orders', 'slips', ids],
    queryFn: async ({ signal }) => {
      const orders = await call('listAllOrders', { query: { ids, limit: maxBulkItems }, signal });
      return Promise.all(
        orders.map(async (order) => {
          const isWhole = order.refunded === 0 && order.refundPending === 0;
          const refunds = isWhole ? [] : await call('listRefunds', { params: { id: order._id }, signal });
          return { order, refunds };
        }),
      );
    },
    gcTime: 0,
  });
}
