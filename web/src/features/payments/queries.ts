import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Order, PaymentToRefund } from '@pedalworks/contract';
import { call } from '../../services/api-client.ts';
import { notify } from '../../services/notify.ts';
import { loadCards } from '../../services/cards/load-cards.ts';

export function cardProviderQuery() {
  return queryOptions({
    queryKey: ['payments', 'card-provider'],
    queryFn: loadCards,
    staleTime: Infinity,
    gcTime: Infinity,
    meta: { isPublic: true },
  });
}

/** Fetches an order's client secret. All tabs and retries share it, so that the order is charged at most once. */
export function clientSecretQuery({ _id, price }: Order) {
  return queryOptions({
    queryKey: ['payments', 'client-secret', _id, price],
    queryFn: async ({ signal }) => {
      const body = { price, orderId: _id };
      return (await call('createPaymentIntent', { body, signal })).clientSecret;
    },
    staleTime: Infinity,
  });
}

export function paymentsToRefundQuery() {
  return queryOptions({
    queryKey: ['payments', 'to-refund'],
    queryFn: ({ signal }) => call('listPaymentsToRefund', { query: { limit: 100 }, signal }),
  });
}

export function useRecordPayment({ _id: transactionId }: PaymentToRefund) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ _id: id }: Order) =>
      call('recordPayment', { params: { id }, body: { order: id, transactionId } }),
    onSuccess: ({ name }) => notify.success(`Order: ${name} is paid`),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: paymentsToRefundQuery().queryKey }),
        queryClient.invalidateQueries({ queryKey: ['orders'] }),
      ]),
  });
}
