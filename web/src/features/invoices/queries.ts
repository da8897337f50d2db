import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { maxBulkItems } from '@pedalworks/contract/numbers';
import { call, callPage, paging } from '../../services/api-client.ts';

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
      const options = { params: { id: orderId }, signal };
      const [order, refunds] = await Promise.all([call('getOrder', options), call('listRefunds', options)]);
      return { order, refunds };
    },
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
      return Promise.all(
        orders.map(async (order) => {
          const hasNoRefunds = order.refunded === 0 && order.refundPending === 0;
          const refunds = hasNoRefunds
            ? []
            : await call('listRefunds', { params: { id: order._id }, signal });
          return { order, refunds };
        }),
      );
    },
    gcTime: 0,
  });
}
