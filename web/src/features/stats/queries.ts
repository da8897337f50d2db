import { queryOptions } from '@tanstack/react-query';
import { call } from '../../services/api-client.ts';

export function openWorkQuery() {
  return queryOptions({
    queryKey: ['stats', 'open'],
    queryFn: ({ signal }) => call('getOpenWork', { signal }),
  });
}

/** Counts all kinds of open tasks. */
export function toDoQuery() {
  return queryOptions({
    queryKey: ['stats', 'to-do'],
    queryFn: async ({ signal }) => {
      const [work, orders] = await Promise.all([
        call('getOpenWork', { signal }),
        call('countOrders', { signal }),
      ]);
      return { ...work, ...orders };
    },
  });
}

export function statsQuery() {
  return queryOptions({
    queryKey: ['stats', 'sales'],
    queryFn: ({ signal }) => call('getStats', { signal }),
    refetchOnMount: 'always',
  });
}
