import type { Address } from '@pedalworks/contract/address';
import type { SavedAccount } from '@pedalworks/contract';

/** As in the contract, whose module would bring every country's address rules into the checkout's first load. */
export const maxAddresses = 10;

const fields = [
  ...(['name', 'company', 'vatId', 'street', 'postcode'] as const),
  ...(['city', 'region', 'country', 'purchaseOrder'] as const),
];

/** Whether they agree in every field; which one is the default does not matter. */
export function isSameAddress(one: Address, other: Address): boolean {
  return fields.every((field) => one[field] === other[field]);
}

/** The account with an address that was just used first, unless it is kept already; the eleventh is dropped. */
export function withUsedAddress(account: SavedAccount, used: Address): SavedAccount {
  const others = account.addresses.filter((other) => !isSameAddress(other, used));
  const isDefault = others.every((other) => !other.isDefault);
  return { ...account, addresses: [{ ...used, isDefault }, ...others].slice(0, maxAddresses) };
}

/** The account with another address, unless it is kept already. */
export function withNewAddress(account: SavedAccount, added: Address): SavedAccount {
  const { addresses } = account;
  if (addresses.some((kept) => isSameAddress(kept, added))) return account;
  return { ...account, addresses: [...addresses, { ...added, isDefault: false }] };
}

/**
 * The account with one address changed. Changed into another that is kept too, only one of them stays; one that was removed meanwhile
 * is added.
 */
export function withChangedAddress(account: SavedAccount, before: Address, after: Address): SavedAccount {
  const { addresses } = account;
  const isBefore = (kept: Address) => isSameAddress(kept, before);
  const isAfter = (kept: Address) => isSameAddress(kept, after);
  if (!addresses.some(isBefore)) return withNewAddress(account, after);
  const isDefault = addresses.some((kept) => kept.isDefault && (isBefore(kept) || isAfter(kept)));
  const changed = addresses
    .filter((kept) => isBefore(kept) || !isAfter(kept))
    .map((kept) => (isBefore(kept) ? { ...kept, ...after, isDefault } : kept));
  return { ...account, addresses: changed };
}
