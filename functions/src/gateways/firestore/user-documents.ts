import type { Address, SavedAccount, SavedAddress } from '@pedalworks/contract';
import type { UserRecord } from '../../model/users.ts';
import { readConverter } from './documents.ts';
import { searchBeginnings } from '../../search/word-search.ts';

/** A saved account as Firestore holds it. Until November 2026 saved addresses had a purchase order number. */
interface StoredAccount extends Omit<SavedAccount, 'addresses'> {
  readonly addresses: readonly (SavedAddress & Partial<Pick<Address, 'purchaseOrder'>>)[];
}

/** Reads a saved account. Drops purchase order numbers, and addresses that differed in nothing else. */
export function toAccount({ addresses, ...contact }: StoredAccount): SavedAccount {
  const unique = new Map<string, SavedAddress>();
  for (const { purchaseOrder: _, isDefault, ...place } of addresses) {
    const key = JSON.stringify(place);
    unique.set(key, { ...place, isDefault: isDefault || unique.get(key)?.isDefault === true });
  }
  return { ...contact, addresses: [...unique.values()] };
}

/** users/{uid}, as Firestore holds it. */
export interface UserDocument extends Pick<UserRecord, 'email' | 'name' | 'photo'> {
  readonly role?: 'admin';
  readonly account?: StoredAccount;
  /** Of the words of name and email; absent on records of before they were searched, until `npm run migrate`. */
  readonly beginnings?: readonly string[];
}

export const asUser = readConverter<UserDocument, UserRecord>(
  ({ role, email, name, photo }, { id, createdAt }) => ({
    ...{ email, name, photo },
    uid: id,
    admin: role === 'admin',
    createdAt,
  }),
);

type Person = Pick<UserRecord, 'email' | 'name' | 'photo'>;

/** What a person is found by. */
export const searchedText = ({ name, email }: Pick<Person, 'name' | 'email'>) => `${name} ${email}`;

/** A person's fields as they are stored. */
export const personFields = (person: Person) => ({
  ...person,
  beginnings: searchBeginnings(searchedText(person)),
});
