import { queryOptions } from '@tanstack/react-query';
import { call } from '../../services/api-client.ts';

export function openWorkQuery() {
  return queryOptions({
    queryKey: ['stats', 'open'],
    queryFn: ({ signal }) => call('getOpenWork', { signal }),
  });
}

/** Sales of the last two months and the last twelve, added up anew whenever they are opened. */
export function statsQuery() {
  return queryOptions({
    queryKey: ['stats', 'sales'],
    queryFn: ({ signal }) => call('getStats', { signal }),
    refetchOnMount: 'always',
  });
}
