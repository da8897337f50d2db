import type { PostalAddress } from '@pedalworks/contract/address';
import type { SavedAccount } from '@pedalworks/contract';

/** Copy of the contract's limit: its module would load every country's address rules with the checkout. */
export const maxAddresses = 10;

const fields = [
  ...(['name', 'company', 'vatId', 'street', 'postcode'] as const),
  ...(['city', 'region', 'country'] as const),
];

/** True if all fields match. Ignores which address is the default. */
export function isSameAddress(one: PostalAddress, other: PostalAddress): boolean {
  return fields.every((field) => one[field] === other[field]);
}

/** Moves the address of an order to the front. Removes none: the shop refuses an eleventh. */
export function withUsedAddress(account: SavedAccount, used: PostalAddress): SavedAccount {
  const others = account.addresses.filter((other) => !isSameAddress(other, used));
  const isDefault = others.every((other) => !other.isDefault);
  return { ...account, addresses: [{ ...used, isDefault }, ...others] };
}

/** The account with another address, unless it is kept already. */
export function withNewAddress(account: SavedAccount, added: PostalAddress): SavedAccount {
  const { addresses } = account;
  if (addresses.some((kept) => isSameAddress(kept, added))) return account;
  return { ...account, addresses: [...addresses, { ...added, isDefault: false }] };
}

/** Returns the account with one address changed. Merges duplicates, and adds an address that was removed meanwhile. */
export function withChangedAddress(
  account: SavedAccount,
  before: PostalAddress,
  after: PostalAddress,
): SavedAccount {
  const { addresses } = account;
  const isBefore = (kept: PostalAddress) => isSameAddress(kept, before);
  const isAfter = (kept: PostalAddress) => isSameAddress(kept, after);
  if (!addresses.some(isBefore)) return withNewAddress(account, after);
  const isDefault = addresses.some((kept) => kept.isDefault && (isBefore(kept) || isAfter(kept)));
  const changed = addresses
    .filter((kept) => isBefore(kept) || !isAfter(kept))
    .map((kept) => (isBefore(kept) ? { ...kept, ...after, isDefault } : kept));
  return { ...account, addresses: changed };
}
