import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './api-client.ts';

/** Rules that the shop enforces. */
export function settingsQuery() {
  return queryOptions({
    queryKey: ['settings'],
    queryFn: ({ signal }) => call('getSettings', { signal }),
    meta: { isPublic: true },
  });
}

/** Returns whether the shop takes orders above its stock; false until that is known. */
export function useIsMadeToOrder(): boolean {
  return useQuery({ ...settingsQuery(), staleTime: 60_000 }).data?.enforceStock === false;
}
