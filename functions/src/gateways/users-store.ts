import type { Timestamp, Transaction } from 'firebase-admin/firestore';
import type { Profile, UserRecord, UsersPort } from '../users/users-port.ts';
import { writeDown } from './audit-store.ts';
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
  const saveWithin = async (transaction: Transaction, { uid, email, name, photo, admin }: Profile) => {
    const { FieldValue, Timestamp } = firestorePackage();
    const known = await transaction.get(users().doc(uid).withConverter(asUser));
    const now = Timestamp.now();
    const profile = { email, name, photo, role: admin ? 'admin' : FieldValue.delete(), updatedAt: now };
    const stored = known.exists ? profile : { ...profile, createdAt: now };
    transaction.set(users().doc(uid), stored, { merge: true });
    return known.data() ?? null;
  };
  return {
    list: () => firestoreList(users().withConverter(asUser), newestFirst),
    save: (profile) =>
      firebase.firestore.runTransaction(
        async (transaction) => (await saveWithin(transaction, profile)) === null,
      ),
    promote: (profile, deed) => {
      const { firestore } = firebase;
      return firestore.runTransaction(async (within) => {
        const before = await saveWithin(within, { ...profile, admin: true });
        if (before?.admin !== true) writeDown({ firestore, within }, deed);
      });
    },
  };
}
