import { FieldValue, type Firestore, type Timestamp } from 'firebase-admin/firestore';
import type { UserRecord, UsersPort } from '../users/users-port.ts';
import { reading } from './documents.ts';
import { firestoreList, newestFirst } from './firestore-list.ts';
import { unitsOfWork } from './unit-of-work.ts';

interface UserDocument extends Pick<UserRecord, 'email' | 'name' | 'photo'> {
  readonly role?: 'admin';
  readonly createdAt: Timestamp;
  readonly updatedAt: Timestamp;
}

const asUser = reading<UserDocument, UserRecord>(({ email, name, photo, role, createdAt }, uid) => ({
  uid,
  email,
  name,
  photo,
  admin: role === 'admin',
  createdAt: createdAt.toDate(),
}));

export function usersStore(firestore: Firestore): UsersPort {
  const users = firestore.collection('users').withConverter(asUser);
  const inOneCommit = unitsOfWork(firestore);
  return {
    list: () => firestoreList(users, newestFirst),
    find: async (uid) => (await users.doc(uid).get()).data() ?? null,
    save: ({ uid, email, name, photo }, isAdmin, signal) =>
      inOneCommit({ subject: uid, signal }, async (work) => {
        const record = await work.get(users.doc(uid));
        // Asked behind the record: a promotion that ends after it was read changes it, and all of this begins again.
        const role = (await isAdmin()) ? 'admin' : FieldValue.delete();
        const roleIfAny = record === null && role !== 'admin' ? {} : { role };
        work.write(users.doc(uid), { email, name, photo, ...roleIfAny });
        return record === null;
      }),
    makeAdmin: ({ uid, email }, { by, signal }) =>
      inOneCommit({ subject: uid, signal }, async (work) => {
        if ((await work.get(users.doc(uid))) === null) return;
        work.write(users.doc(uid), { role: 'admin' });
        const change = { before: { admin: false }, after: { admin: true, uid } };
        work.audit({ by, action: 'users/make-admin', target: email, ...change });
      }),
  };
}
