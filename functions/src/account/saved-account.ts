import type { SavedAccount } from '@pedalworks/contract';
import type { Caller } from '../callers/caller.ts';
import type { Ports } from '../ports.ts';

/** What they let the shop keep; before they have saved anything their name. */
export async function accountOf(
  users: Ports['users'],
  { uid, name }: Pick<Caller, 'uid' | 'name'>,
): Promise<SavedAccount> {
  return (await users.findAccount(uid)) ?? { name, phone: '', addresses: [] };
}

/** Of what is sent, the first address that says so is the default, or else the first one. */
export function withOneDefault({ name, phone, addresses }: SavedAccount): SavedAccount {
  const chosen = Math.max(
    0,
    addresses.findIndex(({ isDefault }) => isDefault),
  );
  return {
    ...{ name, phone },
    addresses: addresses.map((address, index) => ({ ...address, isDefault: index === chosen })),
  };
}
