import type { accountEndpoints, SavedAccount } from '@pedalworks/contract';
import type { Handlers } from '../http/handler.ts';
import { deleteAccount, type DeletionPorts } from './delete-account.ts';

export function accountHandlers(ports: DeletionPorts): Handlers<typeof accountEndpoints> {
  const { users } = ports;
  return {
    getAccount: async ({ caller: { uid, name } }) =>
      (await users.findAccount(uid)) ?? { name, phone: '', addresses: [] },
    saveAccount: async ({ body, caller, signal }) => {
      const account = withOneDefault(body);
      await users.saveAccount(caller, account, signal);
      return account;
    },
    deleteAccount: deleteAccount(ports),
  };
}

function withOneDefault({ name, phone, addresses }: SavedAccount): SavedAccount {
  const chosen = Math.max(
    0,
    addresses.findIndex(({ isDefault }) => isDefault),
  );
  return {
    ...{ name, phone },
    addresses: addresses.map((address, index) => ({ ...address, isDefault: index === chosen })),
  };
}
