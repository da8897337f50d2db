import { queryOptions } from '@tanstack/react-query';
import { call, freshMs } from '../../../services/api-client.ts';

export function accountQuery(email: string) {
  return queryOptions({
    queryKey: ['account', email],
    queryFn: ({ signal }) => call('getAccount', { signal }),
    staleTime: freshMs,
  });
}
