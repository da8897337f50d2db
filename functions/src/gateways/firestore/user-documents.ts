import type { SavedAccount } from '@pedalworks/contract';
import type { Firestore } from 'firebase-admin/firestore';
import type { UserRecord } from '../../model/users.ts';
import { readConverter } from './documents.ts';
import { searchPrefixes } from '../../model/word-search.ts';

export interface UserDocument extends Pick<UserRecord, 'email' | 'name' | 'photo'> {
  readonly role?: 'admin';
  /** Accounts saved before bikes existed lack the list; bikes saved before ids existed lack the id. */
  readonly account?: Omit<SavedAccount, 'bikes'> & { readonly bikes?: unknown };
  readonly beginnings: readonly string[];
}

const asUser = readConverter<UserDocument, UserRecord>(({ role, email, name, photo }, { id, createdAt }) => ({
  email,
  name,
  photo,
  uid: id,
  admin: role === 'admin',
  createdAt,
}));

export const usersIn = (firestore: Firestore) => firestore.collection('users').withConverter(asUser);

type Person = Pick<UserRecord, 'email' | 'name' | 'photo'>;

export const userSearchText = ({ name, email }: Pick<Person, 'name' | 'email'>) => `${name} ${email}`;

export const personFields = (person: Person) => ({
  ...person,
  beginnings: searchPrefixes(userSearchText(person)),
});
