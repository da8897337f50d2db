import { withBikeIds, type AccountChange, type SavedAccount } from '@pedalworks/contract';
import type { Caller } from '../model/caller.ts';
import type { Ports } from '../ports.ts';

type Named = Pick<Caller, 'uid' | 'name'>;

export async function savedAccountOf(users: Ports['users'], caller: Named): Promise<SavedAccount> {
  return (await users.findAccount(caller.uid)) ?? newAccount(caller);
}

export function newAccount({ name }: Named): SavedAccount {
  return { name, phone: '', addresses: [], bikes: [] };
}

/** Replaces the given fields. One address becomes the default: the first with `isDefault`, or else the first. */
export function changedAccount(before: SavedAccount, change: AccountChange): SavedAccount {
  const { name = before.name, phone = before.phone, addresses = before.addresses } = change;
  const bikes = change.bikes === undefined ? before.bikes : withBikeIds(change.bikes, before.bikes);
  const chosen = Math.max(
    0,
    addresses.findIndex(({ isDefault }) => isDefault),
  );
  return {
    name,
    phone,
    addresses: addresses.map((address, index) => ({ ...address, isDefault: index === chosen })),
    bikes,
  };
}
