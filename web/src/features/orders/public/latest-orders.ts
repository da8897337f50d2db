import type { Order } from '@pedalworks/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../services/api-client.ts';

export const maxLatestOrders = 100;

/** Fetches the latest orders of one customer. Lists that show some of them use `select`; only My Order has pages. */
export function latestOrdersQuery(customerEmail: string) {
  return queryOptions({
    queryKey: ['orders', 'latest', customerEmail],
    queryFn: ({ signal }) =>
      customerEmail === ''
        ? []
        : call('listCustomerOrders', { query: { customerEmail, limit: maxLatestOrders }, signal }),
  });
}

/** Returns the parts of paid orders, each once. */
export function boughtParts(orders: readonly Order[]) {
  const parts = orders
    .filter(({ paid }) => paid)
    .flatMap(({ lines }) => lines.map(({ productId: id, name }) => ({ id, name })));
  return [...new Map(parts.map((part) => [part.id, part])).values()];
}
