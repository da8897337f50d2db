import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Address } from '@pedalworks/contract/address';
import type { SavedAccount } from '@pedalworks/contract';
import { call, callVersioned } from '../../services/api-client.ts';
import { errorMessage } from '../../services/error-message.ts';
import { notify } from '../../services/notify.ts';
import { saveChanges } from '../../services/save-changes.ts';
import { accountQuery } from './public/account-query.ts';
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
