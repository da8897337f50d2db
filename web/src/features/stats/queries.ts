import { queryOptions } from '@tanstack/react-query';
import { call } from '../../services/api-client.ts';

export function openWorkQuery() {
  return queryOptions({
    queryKey: ['stats', 'open'],
    queryFn: ({ signal }) => call('getOpenWork', { signal }),
  });
}

export function statsQuery() {
  return queryOptions({
    queryKey: ['stats', 'sales'],
    queryFn: ({ signal }) => call('getStats', { signal }),
    refetchOnMount: 'always',
  });
}
