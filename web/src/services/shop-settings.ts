import { queryOptions, useQuery } from '@tanstack/react-query';
import { call, freshMs } from './api-client.ts';

export function settingsQuery() {
  return queryOptions({
    queryKey: ['settings'],
    queryFn: ({ signal }) => call('getSettings', { signal }),
    meta: { isPublic: true },
  });
}

/** Reads the settings for a screen on which they may be a minute old. */
export function useShopSettings() {
  return useQuery({ ...settingsQuery(), staleTime: freshMs });
}

export function useIsMadeToOrder(): boolean {
  return useShopSettings().data?.enforceStock === false;
}
