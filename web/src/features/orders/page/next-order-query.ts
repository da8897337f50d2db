import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { findOrderView } from '../order-views.ts';
import { orderPageQuery } from '../queries.ts';

interface ListPosition {
  readonly id: string;
  readonly address: string;
  readonly ids: readonly string[];
}

/** Finds the next listed order that still matches the list's filters. Resolves to null after the last one. */
export function nextOrderQuery(queryClient: QueryClient, { id, address, ids }: ListPosition) {
  const view = findOrderView(address);
  return queryOptions({
    queryKey: ['order-after', id, address, ids],
    queryFn: async () => {
      for (const other of ids.slice(ids.indexOf(id) + 1)) {
        const order = await queryClient.query(orderPageQuery(other)).catch(() => null);
        if (order !== null && view?.matches(order) !== false) return other;
      }
      return null;
    },
    gcTime: 0,
  });
}
