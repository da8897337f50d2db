import { Timestamp } from 'firebase-admin/firestore';
import { hasVerifiedEmail, type Erasure } from '../../model/person.ts';
import { readConverter } from './documents.ts';
import { eraseOrderDocuments, erasePayment, eraseReviews, eraseTraces } from './erase-documents.ts';
import { documentsOf } from './firestore-queries.ts';
import { closeInvitation } from './invitation-documents.ts';
import { ledgerIn } from './payments-store.ts';
import { paymentsOf } from './personal-data.ts';
import type { Database } from './unit-of-work.ts';
import { leaveToOtherAdmin, otherAdmin, recordedAdmins, type LiveAdmins } from './user-roles.ts';

interface ErasureDocument extends Omit<Erasure, 'uid' | 'startedAt' | 'emailSince'> {
  readonly startedAt: Timestamp;
  readonly emailSince: Timestamp;
}

const asErasure = readConverter<ErasureDocument, Erasure>(
  ({ startedAt, emailSince, ...erasure }, { id }) => ({
    ...erasure,
    uid: id,
    startedAt: startedAt.toDate(),
    emailSince: emailSince.toDate(),
  }),
);

/** Time after which no request of the disabled account can still be running. */
const settledMilliseconds = 120_000;

const maxPending = 100;

/** Store of accounts that are being deleted. Every call is idempotent. */
export function erasuresStore(database: Database) {
  const { firestore, inOneCommit } = database;
  return {
    ...erasureRecords(database),
    eraseOrder: (orderId: string, erasure: Erasure, signal: AbortSignal) =>
      inOneCommit({ subject: orderId, signal }, (work) => eraseOrderDocuments(work, orderId, erasure)),
    eraseTraces: async (erasure: Erasure, signal: AbortSignal) => {
      await eraseReviews(database, erasure, signal);
      await eraseTraces(database, erasure, signal);
    },
    payments: async (erasure: Erasure) => {
      const ids: string[] = [];
      for await (const { id } of paymentsOf(erasure, ledgerIn(firestore))) ids.push(id);
      return ids;
    },
    erasePayment: (id: string, signal: AbortSignal) =>
      inOneCommit({ subject: id, signal }, (work) => erasePayment(work, id)),
    eraseUser: (uid: string, signal: AbortSignal) =>
      inOneCommit({ subject: uid, signal }, async (work) => {
        const user = firestore.collection('users').doc(uid);
        await work.get(user);
        work.delete(user);
      }),
  };
}

/** Store of erasures/{uid}. A record exists from the decision to delete an account until all its data is erased. */
function erasureRecords({ firestore, inOneCommit }: Database) {
  const erasures = firestore.collection('erasures').withConverter(asErasure);
  return {
    pending: () => documentsOf(erasures.limit(maxPending)),
    requireOtherAdmin: async (uid: string, liveAdmins: LiveAdmins) => {
      await otherAdmin(uid, await documentsOf(recordedAdmins(firestore)), liveAdmins);
    },
    /** Records the final decision to delete an account. `liveAdmins` is null unless the account is an admin. */
    begin: (erasure: Erasure, liveAdmins: LiveAdmins | null, signal: AbortSignal) =>
      inOneCommit({ subject: erasure.uid, signal }, async (work) => {
        const { uid, startedAt, emailSince, ...fields } = erasure;
        if ((await work.get(erasures.doc(uid))) !== null) return;
        const email = erasure.email ?? '';
        if (liveAdmins !== null) await leaveToOtherAdmin(work, { uid, email }, liveAdmins);
        else if (hasVerifiedEmail(erasure)) await closeInvitation(work, email);
        const times = {
          startedAt: Timestamp.fromDate(startedAt),
          emailSince: Timestamp.fromDate(emailSince),
        };
        work.write(erasures.doc(uid), { ...fields, ...times });
      }),
    /** Erases the record's email. Deletes the record once no request of the account can still be running. */
    close: ({ uid }: Erasure, signal: AbortSignal) =>
      inOneCommit({ subject: uid, signal }, async (work) => {
        const erasure = await work.get(erasures.doc(uid));
        if (erasure === null) return;
        const isSettled = Date.now() - erasure.startedAt.getTime() > settledMilliseconds;
        if (isSettled && erasure.email === null) work.delete(erasures.doc(uid));
        else work.write(erasures.doc(uid), { email: null, words: [] });
      }),
  };
}
