import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Address } from '@pedalworks/contract/address';
import type { AccountExport, SavedAccount } from '@pedalworks/contract';
import { call } from '../../services/api-client.ts';
import { errorMessage } from '../../services/error-message.ts';
import { notify } from '../../services/notify.ts';
import { currentSession } from '../../services/session.ts';

export const mostAddresses = 10;

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

/** Changes what is kept as it is at that moment: another tab may have changed it too. */
export function useChangeAccount(email: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (change: (account: SavedAccount) => SavedAccount) =>
      call('saveAccount', { body: change(await call('getAccount')) }),
    onSuccess: (account) => queryClient.setQueryData(accountQuery(email).queryKey, account),
    meta: { sendsForm: true },
  });
}

/** Saves all that the shop holds on the signed-in person among the downloads. */
export function useExportAccount() {
  const save = (held: AccountExport) => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([JSON.stringify(held, null, 2)], { type: 'application/json' }));
    link.download = 'pedalworks-account.json';
    link.click();
    // Not before the browser has begun to read it.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  };
  return useMutation({
    mutationFn: () => call('exportAccount'),
    onSuccess: save,
    onError: (error) => notify.error('Failed to export your data', errorMessage(error)),
  });
}

/** Deletes the account that is signed in; of another, that was signed in meanwhile, nothing. */
export function useDeleteAccount(uid: string) {
  return useMutation({
    mutationFn: () => {
      if (currentSession()?.uid !== uid) throw new Error('Another account is signed in by now.');
      return call('deleteAccount');
    },
  });
}

/** Keeps an address for the next orders, unless it is kept already; what fails is told, and stops nothing else. */
export function useKeepAddress(email: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ address, phone }: KeptContact) => {
      const account = await call('getAccount');
      await call('saveAccount', {
        body: withAddress({ ...account, phone: account.phone || phone }, address),
      });
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: accountQuery(email).queryKey }),
    onError: (error) => notify.error('The address was not saved', errorMessage(error)),
  });
}

function withAddress(account: SavedAccount, address: Address): SavedAccount {
  const others = account.addresses.filter((other) => !isSameAddress(other, address));
  const isDefault = others.every((other) => !other.isDefault);
  const addresses = [{ ...address, isDefault }, ...others].slice(0, mostAddresses);
  return { ...account, addresses };
}

const fields = [
  ...(['name', 'company', 'vatId', 'street', 'postcode'] as const),
  ...(['city', 'region', 'country', 'purchaseOrder'] as const),
];

export function isSameAddress(one: Address, other: Address): boolean {
  return fields.every((field) => one[field] === other[field]);
}
