import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Settings } from '@pedalworks/contract';
import { call } from '../../services/api-client.ts';
import { errorMessage } from '../../services/error-message.ts';
import { notify } from '../../services/notify.ts';

/** What the shop enforces beyond showing it. */
export function settingsQuery() {
  return queryOptions({
    queryKey: ['settings'],
    queryFn: ({ signal }) => call('getSettings', { signal }),
    meta: { isPublic: true },
  });
}

/** Changes one of the settings. What is shown is always what the server last confirmed. */
export function useSaveSettings() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (change: Partial<Settings>) => {
      // All are saved together: another tab may have changed the others.
      const settings = await call('getSettings');
      return call('saveSettings', { body: { ...settings, ...change } });
    },
    onSuccess: (settings) => {
      queryClient.setQueryData(settingsQuery().queryKey, settings);
      notify.success('Shop settings saved');
    },
    onError: (error) => notify.error('Failed to save the shop settings', errorMessage(error)),
  });
}
