import type { DocumentSnapshot, FieldValue, Timestamp, Transaction } from 'firebase-admin/firestore';
import type { Profile, UserRecord, UsersPort } from '../users/users-port.ts';
import { changeWrittenDown } from './audit-store.ts';
import { newestFirst } from './cursors.ts';
import { reading } from './documents.ts';
import type { Firebase } from './firebase.ts';
import { firestoreList } from './firestore-list.ts';
import { firestorePackage } from './when-needed.ts';

interface UserDocument extends Pick<UserRecord, 'email' | 'name' | 'photo'> {
  readonly role?: 'admin';
  /** When the promotion that is under way wrote its deed down. */
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

/** One that takes longer broke off: the next writes its own deed down. */
const longestPromotionMilliseconds = 60_000;

export function usersStore(firebase: Pick<Firebase, 'firestore'>): UsersPort {
  const users = () => firebase.firestore.collection('users');
  const recordOf = (within: Transaction, { uid }: Profile) =>
    within.get(users().doc(uid).withConverter(asUser));
  return {
    list: () => firestoreList(users().withConverter(asUser), newestFirst),
    save: (profile, isAdminNow) =>
      firebase.firestore.runTransaction(async (within) => {
        const record = await recordOf(within, profile);
        const admin = profile.admin || (record.data()?.admin === true && (await isAdminNow()));
        const promotionBegan = firestorePackage().FieldValue.delete();
        write(within, record, { ...profile, admin, promotionBegan });
        return !record.exists;
      }),
    promote: (profile, deed, isAdminNow) =>
      changeWrittenDown(firebase.firestore, async (within, writeDeed) => {
        // The record first: a promotion that ends after it was read has changed it, and all of this runs again.
        const record = await recordOf(within, profile);
        if (await isAdminNow()) return false;
        const isFirst = !isUnderWay(record);
        const begun = isFirst && { promotionBegan: firestorePackage().Timestamp.now() };
        write(within, record, { ...profile, admin: true, ...begun });
        if (isFirst) writeDeed(deed);
        return true;
      }),
  };
}

/** A record, and what becomes of its `promotionBegan`, which stays as it is where nothing is said. */
interface Written extends Profile {
  readonly promotionBegan?: Timestamp | FieldValue;
}

function write(
  within: Transaction,
  { ref, exists }: DocumentSnapshot<UserRecord>,
  { email, name, photo, admin, promotionBegan }: Written,
): void {
  const { FieldValue, Timestamp } = firestorePackage();
  const now = Timestamp.now();
  const profile = { email, name, photo, role: admin ? 'admin' : FieldValue.delete(), updatedAt: now };
  const rest = { ...(promotionBegan && { promotionBegan }), ...(!exists && { createdAt: now }) };
  within.set(ref.withConverter(null), { ...profile, ...rest }, { merge: true });
}

function isUnderWay(record: DocumentSnapshot<UserRecord>): boolean {
  const began: unknown = record.get('promotionBegan');
  return (
    began instanceof firestorePackage().Timestamp &&
    Date.now() - began.toMillis() < longestPromotionMilliseconds
  );
}
