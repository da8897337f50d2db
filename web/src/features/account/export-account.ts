import { useMutation } from '@tanstack/react-query';
import type { AccountExport } from '@pedalworks/contract';
import { call } from '../../services/api-client.ts';
import { downloadAs } from '../../services/download-as.ts';
import { errorMessage } from '../../services/error-message.ts';
import { notify } from '../../services/notify.ts';

export function useExportAccount() {
  const save = (data: AccountExport) => {
    const content = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
    downloadAs('pedalworks-account.json')(content);
  };
  return useMutation({
    mutationFn: () => call('exportAccount'),
    onSuccess: save,
    onError: (error) => notify.error('Failed to export your data', errorMessage(error)),
  });
}
