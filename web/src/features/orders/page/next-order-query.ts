import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { orderViewAt } from '../order-views.ts';
import { orderPageQuery } from '../queries.ts';

interface Place {
  readonly id: string;
  /** Address of the list. */
  readonly address: string;
  readonly ids: readonly string[];
}

/** Id of the first order after this one that still is in the view; null if none is. */
export function nextOrderQuery(queryClient: QueryClient, { id, address, ids }: Place) {
  const view = orderViewAt(address);
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
