import type { Timestamp } from 'firebase-admin/firestore';
import type { UserRecord, UsersPort } from '../users/users-port.ts';
import { newestFirst } from './cursors.ts';
import { reading } from './documents.ts';
import type { Firebase } from './firebase.ts';
import { firestoreList } from './firestore-list.ts';
import { firestorePackage } from './when-needed.ts';

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

export function usersStore(firebase: Pick<Firebase, 'firestore'>): UsersPort {
  const users = () => firebase.firestore.collection('users');
  return {
    list: () => firestoreList(users().withConverter(asUser), newestFirst),
    save: ({ uid, email, name, photo, admin }) =>
      firebase.firestore.runTransaction(async (transaction) => {
        const { FieldValue, Timestamp } = firestorePackage();
        const { exists } = await transaction.get(users().doc(uid));
        const now = Timestamp.now();
        const profile = { email, name, photo, role: admin ? 'admin' : FieldValue.delete(), updatedAt: now };
        transaction.set(users().doc(uid), exists ? profile : { ...profile, createdAt: now }, { merge: true });
        return !exists;
      }),
  };
}
