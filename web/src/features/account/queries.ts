import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Address } from '@pedalworks/contract/address';
import type { AccountExport, SavedAccount } from '@pedalworks/contract';
import { call } from '../../services/api-client.ts';
import { downloadAs } from '../../services/download-as.ts';
import { errorMessage } from '../../services/error-message.ts';
import { notify } from '../../services/notify.ts';
import { currentSession } from '../../services/session.ts';
import { withUsedAddress } from './addresses.ts';

/** What the signed-in person lets the shop keep for their next orders. */
export function accountQuery(email: string) {
  return queryOptions({
    queryKey: ['account', email],
    queryFn: ({ signal }) => call('getAccount', { signal }),
    staleTime: 60_000,
  });
}

/** The code of the form that few orders need. */
export function addressFormQuery() {
  return queryOptions({
    queryKey: ['code', 'order-address-form'],
    queryFn: () => import('./order-address-form.tsx'),
    staleTime: Infinity,
    gcTime: Infinity,
    meta: { isPublic: true },
  });
}

interface KeptContact {
  readonly address: Address;
  readonly phone: string;
}

/** Reads the account before changing it: another tab may have changed it, too. */
async function changeAccount(change: (account: SavedAccount) => SavedAccount): Promise<SavedAccount> {
  return call('saveAccount', { body: change(await call('getAccount')) });
}

export function useChangeAccount(email: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: changeAccount,
    onSuccess: (account) => queryClient.setQueryData(accountQuery(email).queryKey, account),
    meta: { sendsForm: true },
  });
}

/** Downloads everything the shop holds on the signed-in person. */
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

/** Deletes the account `uid`, unless another account has been signed in meanwhile. */
export function useDeleteAccount(uid: string, onDeleted: () => void) {
  return useMutation({
    mutationFn: () => {
      if (currentSession()?.uid !== uid) throw new Error('Another account is signed in by now.');
      return call('deleteAccount');
    },
    onSuccess: onDeleted,
  });
}

/** Keeps an address for the next orders, unless it is kept already; what fails is told, and stops nothing else. */
export function useKeepAddress(email: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ address, phone }: KeptContact) =>
      changeAccount((account) => withUsedAddress({ ...account, phone: account.phone || phone }, address)),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: accountQuery(email).queryKey }),
    onError: (error) => notify.error('The address was not saved', errorMessage(error)),
  });
}
