import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Order } from '@pedalworks/contract';
import { adminList, call, callPage, itemsOf, paging, type CallArguments } from '../../services/api-client.ts';

/** Lists a customer's orders. A 401 or 403 response signs the user out and opens the home page. */
export function customerOrdersQuery(customerEmail: string) {
  return infiniteQueryOptions({
    queryKey: ['orders', 'of', customerEmail],
    queryFn: ({ signal, pageParam }) =>
      callPage('listCustomerOrders', {
        query: { customerEmail, limit: 20, cursor: pageParam ?? undefined },
        signal,
      }),
    ...paging,
    select: itemsOf,
    meta: { isOrderList: true },
  });
}

export type OrderView = Omit<
  NonNullable<CallArguments<'listAllOrders'>['query']>,
  'limit' | 'cursor' | 'search'
> & { readonly search?: string | undefined };

/**
 * Keeps the orders behind a form as they are. Otherwise, an order that another admin changed meanwhile would take the
 * form and the typed text along. The server rejects a form that no longer applies.
 */
function stillBehindForms() {
  const isRefetched = () => document.querySelector('.MuiDialog-root form') === null;
  return { refetchOnWindowFocus: isRefetched, refetchOnReconnect: isRefetched };
}

export function allOrdersQuery(view: OrderView) {
  return infiniteQueryOptions({
    queryKey: ['orders', 'all', view],
    queryFn: ({ signal, pageParam }) =>
      callPage('listAllOrders', { query: { ...view, limit: 100, cursor: pageParam ?? undefined }, signal }),
    ...adminList,
    ...stillBehindForms(),
    select: itemsOf,
    meta: { isOrderList: true },
  });
}

export function orderCountsQuery() {
  return queryOptions({
    queryKey: ['orders', 'counts'],
    queryFn: ({ signal }) => call('countOrders', { signal }),
  });
}

const pollMilliseconds = 30_000;

export function newOrdersQuery(query: { readonly since: string; readonly dates: 'placed' | 'paid' }) {
  return queryOptions({
    queryKey: ['orders', 'new', query],
    queryFn: ({ signal }) => call('countNewOrders', { query, signal }),
    refetchInterval: pollMilliseconds,
    staleTime: pollMilliseconds,
  });
}

/** Fetches the order for the payment page. Never refetches automatically, which could disturb a payment. */
export function orderQuery(id: string) {
  return queryOptions({
    queryKey: ['orders', 'one', id],
    queryFn: ({ signal }) => call('getOrder', { params: { id }, signal }),
    staleTime: Infinity,
    gcTime: 0,
  });
}

export function orderPageQuery(id: string) {
  return queryOptions({
    queryKey: ['orders', 'page', id],
    queryFn: ({ signal }) => call('getOrder', { params: { id }, signal }),
    ...stillBehindForms(),
  });
}

export function orderNotesQuery(id: string) {
  return queryOptions({
    queryKey: ['orders', 'notes', id],
    queryFn: ({ signal }) => call('listOrderNotes', { params: { id }, signal }),
  });
}

export function orderMailsQuery(id: string) {
  return queryOptions({
    queryKey: ['orders', 'mails', id],
    queryFn: ({ signal }) => call('listOrderMails', { params: { id }, signal }),
  });
}

export function failedMailsQuery() {
  return infiniteQueryOptions({
    queryKey: ['orders', 'failed-mails'],
    queryFn: ({ signal, pageParam }) =>
      callPage('listFailedMails', { query: { limit: 100, cursor: pageParam ?? undefined }, signal }),
    ...adminList,
    select: itemsOf,
  });
}

export function orderRefundsQuery({ _id: id, paid }: Pick<Order, '_id' | 'paid'>) {
  return queryOptions({
    queryKey: ['orders', 'refunds', id],
    queryFn: ({ signal }) => call('listRefunds', { params: { id }, signal }),
    enabled: paid,
  });
}
