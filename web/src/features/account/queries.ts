import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Address } from '@pedalworks/contract/address';
import type { AccountExport, SavedAccount } from '@pedalworks/contract';
import { call, callVersioned } from '../../services/api-client.ts';
import { downloadAs } from '../../services/download-as.ts';
import { errorMessage } from '../../services/error-message.ts';
import { notify } from '../../services/notify.ts';
import { saveChanges } from '../../services/save-changes.ts';
import { currentSession } from '../../services/session.ts';
import { accountQuery } from '../shared/account-query.ts';
import { withUsedAddress } from './addresses.ts';

interface Contact {
  readonly address: Address;
  readonly phone: string;
}

function changeAccount(change: (account: SavedAccount) => SavedAccount): Promise<SavedAccount> {
  return saveChanges({
    read: () => callVersioned('getAccount'),
    change: (present) => {
      const { name, phone, addresses } = change(present);
      return {
        ...(name !== present.name && { name }),
        ...(phone !== present.phone && { phone }),
        ...(addresses !== present.addresses && { addresses }),
      };
    },
    send: (body, headers) => call('changeAccount', { body, headers }),
  });
}

export function useChangeAccount<Values = void>(
  email: string,
  change: (account: SavedAccount, values: Values) => SavedAccount,
  onError?: (error: Error) => void,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (values: Values) => changeAccount((account) => change(account, values)),
    onSuccess: (account) => queryClient.setQueryData(accountQuery(email).queryKey, account),
    ...(onError && { onError }),
    // Runs changes one at a time, so that the last response is the latest version.
    scope: { id: 'account' },
    meta: { sendsForm: true },
  });
}

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

/** Deletes the account `uid`. Fails if a different account has signed in meanwhile. */
export function useDeleteAccount(uid: string, onDeleted: () => void) {
  return useMutation({
    mutationFn: () => {
      if (currentSession()?.uid !== uid) throw new Error('Another account has signed in. Reload the page.');
      return call('deleteAccount');
    },
    onSuccess: onDeleted,
  });
}

/** Saves an order's address to the account. An error only shows a toast, because the order is already placed. */
export function useSaveAddress(email: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ address, phone }: Contact) =>
      changeAccount((account) => withUsedAddress({ ...account, phone: account.phone || phone }, address)),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: accountQuery(email).queryKey }),
    onError: (error) => notify.error('The address was not saved', errorMessage(error)),
  });
}
