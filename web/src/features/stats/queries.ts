import { queryOptions } from '@tanstack/react-query';
import { call } from '../../services/api-client.ts';

/** How much of each kind waits for an admin. */
export function openWorkQuery() {
  return queryOptions({
    queryKey: ['stats', 'open'],
    queryFn: ({ signal }) => call('getOpenWork', { signal }),
  });
}
