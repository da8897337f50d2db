import { FieldValue, Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { UserRecord, UsersPort } from '../users/users-port.ts';
import { reading } from './documents.ts';
import { firestoreList, newestFirst } from './firestore-list.ts';

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
  const users = firestore.collection('users');
  return {
    list: () => firestoreList(users.withConverter(asUser), newestFirst),
    save: ({ uid, email, name, photo, admin }) =>
      firestore.runTransaction(async (transaction) => {
        const { exists } = await transaction.get(users.doc(uid));
        const now = Timestamp.now();
        const profile = { email, name, photo, role: admin ? 'admin' : FieldValue.delete(), updatedAt: now };
        transaction.set(users.doc(uid), exists ? profile : { ...profile, createdAt: now }, { merge: true });
        return !exists;
      }),
  };
}
