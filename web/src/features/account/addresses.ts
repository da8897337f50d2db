import type { PostalAddress } from '@pedalworks/contract/address';
import type { SavedAccount } from '@pedalworks/contract';

const fields = [
  ...(['name', 'company', 'vatId', 'street', 'postcode'] as const),
  ...(['city', 'region', 'country'] as const),
];

export function isSameAddress(one: PostalAddress, other: PostalAddress): boolean {
  return fields.every((field) => one[field] === other[field]);
}

/** Puts an order's address first among the saved addresses. The server enforces `maxAddresses`. */
export function withUsedAddress(account: SavedAccount, used: PostalAddress): SavedAccount {
  const others = account.addresses.filter((other) => !isSameAddress(other, used));
  const isDefault = others.every((other) => !other.isDefault);
  return { ...account, addresses: [{ ...used, isDefault }, ...others] };
}

export function withNewAddress(account: SavedAccount, added: PostalAddress): SavedAccount {
  const { addresses } = account;
  if (addresses.some((saved) => isSameAddress(saved, added))) return account;
  return { ...account, addresses: [...addresses, { ...added, isDefault: false }] };
}

/** Changes a saved address and merges duplicates. Adds the new version if another tab removed the original. */
export function withChangedAddress(
  account: SavedAccount,
  before: PostalAddress,
  after: PostalAddress,
): SavedAccount {
  const { addresses } = account;
  const isBefore = (saved: PostalAddress) => isSameAddress(saved, before);
  const isAfter = (saved: PostalAddress) => isSameAddress(saved, after);
  if (!addresses.some(isBefore)) return withNewAddress(account, after);
  const isDefault = addresses.some((saved) => saved.isDefault && (isBefore(saved) || isAfter(saved)));
  const changed = addresses
    .filter((saved) => isBefore(saved) || !isAfter(saved))
    .map((saved) => (isBefore(saved) ? { ...saved, ...after, isDefault } : saved));
  return { ...account, addresses: changed };
}
