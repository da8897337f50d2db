import { readSavedBikes, type SavedAccount } from '@pedalworks/contract';
import { Filter, type Query } from 'firebase-admin/firestore';
import type { List } from '../../shared/list.ts';
import type { UserFilter, UserRecord } from '../../model/users.ts';
import { readConverter, readDocument } from './documents.ts';
import { closeInvitation } from './invitation-documents.ts';
import { searchedList } from './searched-list.ts';
import type { Database } from './unit-of-work.ts';
import { usersIn, personFields, userSearchText, type UserDocument } from './user-documents.ts';
import { roleChanges, roleNow, type LiveAdmins } from './user-roles.ts';
import { textTest } from '../../model/word-search.ts';
import { wordFilters } from './word-filters.ts';

const asAccount = readConverter<UserDocument, { readonly account: SavedAccount | null }>(({ account }) => ({
  account: account === undefined ? null : { ...account, bikes: readSavedBikes(account.bikes) },
}));

export function usersStore({ firestore, inOneCommit }: Database) {
  const users = usersIn(firestore);
  return {
    /** Lists users. A page of search results may be shorter than requested even if more pages follow. */
    list: (wanted: UserFilter): List<UserRecord> => listUsers(users, wanted),
    find: (uid: string) => readDocument(users, uid),
    /** Creates or updates a user record. Resolves to true if the record is new. */
    save: (
      { uid, email, name, photo }: Omit<UserRecord, 'admin' | 'createdAt'>,
      liveAdmins: LiveAdmins,
      signal: AbortSignal,
    ) =>
      inOneCommit({ subject: uid, signal }, async (work) => {
        const record = await work.get(users.doc(uid));
        // Reads the claim after the record: a role change in between writes the record, so the commit conflicts.
        const { role } = await roleNow(work, uid, liveAdmins);
        const roleIfAny = record === null && role !== 'admin' ? {} : { role };
        if (role === 'admin') await closeInvitation(work, email);
        work.write(users.doc(uid), { ...personFields({ email, name, photo }), ...roleIfAny });
        return record === null;
      }),
    findAccount: async (uid: string) =>
      (await users.doc(uid).withConverter(asAccount).get()).data()?.account ?? null,
    changeAccount: (
      { uid, email, name, photo }: Omit<UserRecord, 'admin' | 'createdAt'>,
      signal: AbortSignal,
      decide: (saved: SavedAccount | null) => SavedAccount,
    ) =>
      inOneCommit({ subject: uid, signal }, async (work) => {
        const document = users.doc(uid).withConverter(asAccount);
        const record = await work.get(document);
        const account = decide(record?.account ?? null);
        work.write(
          document,
          record === null ? { ...personFields({ email, name, photo }), account } : { account },
        );
        return account;
      }),
    ...roleChanges({ firestore, inOneCommit }),
  };
}

function listUsers(users: Query<UserRecord>, { search, isAdmin }: UserFilter): List<UserRecord> {
  const isFound = textTest(search);
  return searchedList(users, {
    filters: [...(isAdmin ? [Filter.where('role', '==', 'admin')] : []), ...wordFilters(search)],
    isWanted: (user) => (!isAdmin || user.admin) && isFound(userSearchText(user)),
  });
}
