import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { findOrderView } from '../order-views.ts';
import { orderPageQuery } from '../queries.ts';

interface ListPosition {
  readonly id: string;
  readonly address: string;
  readonly ids: readonly string[];
  /** 1 for the next order, -1 for the previous one. */
  readonly step: 1 | -1;
}

/** Finds the nearest listed order that still matches the list's filters. Resolves to null if there is none. */
export function neighbourQuery(queryClient: QueryClient, { id, address, ids, step }: ListPosition) {
  const view = findOrderView(address);
  return queryOptions({
    queryKey: ['order-beside', id, address, ids, step],
    queryFn: async () => {
      const at = ids.indexOf(id);
      for (const other of step === 1 ? ids.slice(at + 1) : ids.slice(0, at).toReversed()) {
        const order = await queryClient.query(orderPageQuery(other)).catch(() => null);
        if (order !== null && view?.matches(order) !== false) return other;
      }
      return null;
    },
    gcTime: 0,
  });
}
