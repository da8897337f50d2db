import type { accountEndpoints, SavedAccount } from '@pedalworks/contract';
import type { Handlers } from '../http/handler.ts';
import type { Ports } from '../ports.ts';

export function accountHandlers({ users }: Pick<Ports, 'users'>): Handlers<typeof accountEndpoints> {
  return {
    getAccount: async ({ caller: { uid, name } }) =>
      (await users.findAccount(uid)) ?? { name, phone: '', addresses: [] },
    saveAccount: async ({ body, caller, signal }) => {
      const account = withOneDefault(body);
      await users.saveAccount(caller, account, signal);
      return account;
    },
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
