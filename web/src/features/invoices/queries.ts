import { queryOptions } from '@tanstack/react-query';
import { call } from '../../services/api-client.ts';

/** A paid order's invoice with its credit notes; fails with `invoices/order-not-paid` for another order. */
export function invoiceQuery(orderId: string) {
  return queryOptions({
    queryKey: ['invoices', orderId],
    queryFn: ({ signal }) => call('getInvoice', { params: { id: orderId }, signal }),
  });
}
