import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './api-client.ts';

export function settingsQuery() {
  return queryOptions({
    queryKey: ['settings'],
    queryFn: ({ signal }) => call('getSettings', { signal }),
    meta: { isPublic: true },
  });
}

export function useIsMadeToOrder(): boolean {
  return useQuery({ ...settingsQuery(), staleTime: 60_000 }).data?.enforceStock === false;
}
