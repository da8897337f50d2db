import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Settings, SettingsChange } from '@pedalworks/contract';
import { call, callVersioned } from '../../services/api-client.ts';
import { errorMessage } from '../../services/error-message.ts';
import { notify } from '../../services/notify.ts';
import { saveChanges } from '../../services/save-changes.ts';
import { settingsQuery } from '../../services/shop-settings.ts';

/**
 * Saves only the changed settings, without an optimistic update.
 * @param hasToast false for a dialog that shows the error itself
 */
export function useSaveSettings(hasToast = true) {
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
    onError: (error) => {
      if (hasToast) notify.error('Failed to save the shop settings', errorMessage(error));
    },
  });
}
