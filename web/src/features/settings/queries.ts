import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Settings, SettingsChange } from '@pedalworks/contract';
import { call, callVersioned } from '../../services/api-client.ts';
import { errorMessage } from '../../services/error-message.ts';
import { notify } from '../../services/notify.ts';
import { saveChanges } from '../../services/save-changes.ts';
import { settingsQuery } from '../../services/shop-settings.ts';

/** Saves only the changed settings, without an optimistic update. A dialog displays the error itself; others pass `notifyFailure`. */
export function useSaveSettings(onError?: (error: Error) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: (present: Settings) => SettingsChange) =>
      saveChanges({
        read: () => callVersioned('getSettings'),
        change,
        send: (body, headers) => call('changeSettings', { body, headers }),
      }),
    // Runs changes one at a time, so that the last response is the latest version.
    scope: { id: 'settings' },
    onSuccess: (settings) => {
      queryClient.setQueryData(settingsQuery().queryKey, settings);
      notify.success('Shop settings saved');
    },
    ...(onError && { onError }),
  });
}

export function notifyFailure(error: Error): void {
  notify.error('Failed to save the shop settings', errorMessage(error));
}
