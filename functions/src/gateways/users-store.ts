import type { SavedAccount } from '@pedalworks/contract';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { ChangeRequest } from '../audit/audit-port.ts';
import type { UserRecord } from '../users/users-port.ts';
import { readConverter } from './documents.ts';
import { firestoreList, newestFirst } from './firestore-list.ts';
import { unitsOfWork } from './unit-of-work.ts';

interface UserDocument extends Pick<UserRecord, 'email' | 'name' | 'photo'> {
  readonly role?: 'admin';
  readonly account?: SavedAccount;
}

const asUser = readConverter<UserDocument, UserRecord>(({ role, email, name, photo }, { id, createdAt }) => ({
  ...{ email, name, photo },
  uid: id,
  admin: role === 'admin',
  createdAt,
}));

const asAccount = readConverter<UserDocument, { readonly account: SavedAccount | null }>(
  ({ account = null }) => ({
    account,
  }),
);

export function usersStore(firestore: Firestore) {
  const users = firestore.collection('users').withConverter(asUser);
  const inOneCommit = unitsOfWork(firestore);
  return {
    /** Everyone who has signed in, newest first. */
    list: () => firestoreList(users, newestFirst),
    find: async (uid: string) => (await users.doc(uid).get()).data() ?? null,
    /**
     * Creates or refreshes a person's record.
     *
     * @param isAdmin asks whether the account has the claim at that moment: what was read earlier, a promotion may have overtaken
     * @returns whether it was created
     */
    save: (
      { uid, email, name, photo }: Omit<UserRecord, 'admin' | 'createdAt'>,
      isAdmin: () => Promise<boolean>,
      signal: AbortSignal,
    ) =>
      inOneCommit({ subject: uid, signal }, async (work) => {
        const record = await work.get(users.doc(uid));
        // Asked behind the record: a promotion that ends after it was read changes it, and all of this begins again.
        const role = (await isAdmin()) ? 'admin' : FieldValue.delete();
        const roleIfAny = record === null && role !== 'admin' ? {} : { role };
        work.write(users.doc(uid), { email, name, photo, ...roleIfAny });
        return record === null;
      }),
    /** What a person lets the shop keep for their next orders; null before they have saved anything. */
    findAccount: async (uid: string) =>
      (await users.doc(uid).withConverter(asAccount).get()).data()?.account ?? null,
    saveAccount: (
      { uid, email, name, photo }: Omit<UserRecord, 'admin' | 'createdAt'>,
      account: SavedAccount,
      signal: AbortSignal,
    ) =>
      inOneCommit({ subject: uid, signal }, async (work) => {
        const record = await work.get(users.doc(uid));
        work.write(users.doc(uid), record === null ? { email, name, photo, account } : { account });
      }),
    /** Notes on a person's record, where there is one, that they have been made an admin, and writes down who did it. */
    makeAdmin: ({ uid, email }: Pick<UserRecord, 'uid' | 'email'>, { by, signal }: ChangeRequest) =>
      inOneCommit({ subject: uid, signal }, async (work) => {
        if ((await work.get(users.doc(uid))) === null) return;
        work.write(users.doc(uid), { role: 'admin' });
        const change = { before: { admin: false }, after: { admin: true, uid }, customerUid: uid };
        work.audit({ by, action: 'users/make-admin', target: email, ...change });
      }),
  };
}
