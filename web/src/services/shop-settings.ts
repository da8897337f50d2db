import { takesStock } from '@pedalworks/contract/takes-stock';
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

/** True if the shop offers the withdrawal. Server-rendered pages contain it. */
export function withdrawalQuery() {
  return queryOptions({
    queryKey: ['withdrawal'],
    queryFn: async ({ signal }) => (await call('getSettings', { signal })).withdrawal !== 'off',
    staleTime: freshMs,
    meta: { isPublic: true },
  });
}

/** True if replacements and new orders take their units from stock. */
export function useTakesStock(): boolean {
  const { data } = useShopSettings();
  return data !== undefined && takesStock(data);
}
