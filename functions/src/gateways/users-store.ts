import {
  FieldValue,
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import type { Profile, UserRecord, UsersPort } from '../users/users-port.ts';
import { runAudited } from './audit-store.ts';
import { reading } from './documents.ts';
import { firestoreList, newestFirst } from './firestore-list.ts';

interface UserDocument extends Pick<UserRecord, 'email' | 'name' | 'photo'> {
  readonly role?: 'admin';
  /** When the promotion that is under way wrote its audit entry. */
  readonly promotionBegan?: Timestamp;
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

/** One that takes longer broke off: the next writes its own audit entry. */
const longestPromotionMilliseconds = 60_000;

export function usersStore(firestore: Firestore): UsersPort {
  const users = firestore.collection('users').withConverter(asUser);
  return {
    list: () => firestoreList(users, newestFirst),
    find: async (uid) => (await users.doc(uid).get()).data() ?? null,
    save: (profile, isAdminNow, signal) =>
      firestore.runTransaction(async (transaction) => {
        signal.throwIfAborted();
        const record = await transaction.get(users.doc(profile.uid));
        const admin = profile.admin || (record.data()?.admin === true && (await isAdminNow()));
        write(transaction, record, { ...profile, admin, promotionBegan: FieldValue.delete() });
        return !record.exists;
      }),
    promote: (profile, isAdminNow, change) =>
      runAudited(firestore, change, async (transaction, audit) => {
        // The record first: a promotion that ends after it was read has changed it, and all of this runs again.
        const record = await transaction.get(users.doc(profile.uid));
        if (await isAdminNow()) return false;
        const isFirst = !isUnderWay(record);
        const begun = isFirst && { promotionBegan: Timestamp.now() };
        write(transaction, record, { ...profile, admin: true, ...begun });
        const after = { admin: true, uid: profile.uid };
        const event = { target: profile.email, before: { admin: false }, after };
        if (isFirst) audit({ action: 'users/make-admin', ...event });
        return true;
      }),
  };
}

/** A record, and what becomes of its `promotionBegan`, which stays as it is where nothing is said. */
interface Written extends Profile {
  readonly promotionBegan?: Timestamp | FieldValue;
}

function write(
  transaction: Transaction,
  { ref, exists }: DocumentSnapshot<UserRecord>,
  { email, name, photo, admin, promotionBegan }: Written,
): void {
  const now = Timestamp.now();
  const profile = { email, name, photo, role: admin ? 'admin' : FieldValue.delete(), updatedAt: now };
  const rest = { ...(promotionBegan && { promotionBegan }), ...(!exists && { createdAt: now }) };
  transaction.set(ref.withConverter(null), { ...profile, ...rest }, { merge: true });
}

function isUnderWay(record: DocumentSnapshot<UserRecord>): boolean {
  const began: unknown = record.get('promotionBegan');
  return began instanceof Timestamp && Date.now() - began.toMillis() < longestPromotionMilliseconds;
}
