import { Timestamp } from 'firebase-admin/firestore';
import type { Erasure } from '../../model/person.ts';
import { readConverter } from './documents.ts';
import { asStored, eraseOrder } from './erased-order.ts';
import { eraseReviews, tracesOf } from './erased-traces.ts';
import { asEntry } from './payments-store.ts';
import { paymentsOf } from './personal-data.ts';
import type { Database, UnitOfWork } from './unit-of-work.ts';
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

/** Exceeds the running time of any request that the account sent before it was disabled. */
const settledMilliseconds = 120_000;

const maxPending = 100;
const maxInCommit = 200;

/** Store of accounts that are being deleted. Every call is idempotent. */
export function erasuresStore(database: Database) {
  const { firestore, inOneCommit } = database;
  return {
    ...erasureRecords(database),
    ...erasedLedger(database),
    eraseOrder: (orderId: string, erasure: Erasure, signal: AbortSignal) =>
      inOneCommit({ subject: orderId, signal }, (work) => eraseOrder(work, orderId, erasure)),
    eraseTraces: async (erasure: Erasure, signal: AbortSignal) => {
      await eraseReviews(database, { erasure, signal });
      for (const [query, rest] of tracesOf(firestore, erasure)) {
        const eraseSome = async (work: UnitOfWork) => {
          const found = await work.find(query.limit(maxInCommit).withConverter(asStored));
          for (const { document, fields } of found) work.write(document, rest(fields));
          return found.length;
        };
        while ((await inOneCommit({ subject: erasure.uid, signal }, eraseSome)) === maxInCommit);
      }
    },
    eraseUser: (uid: string, signal: AbortSignal) =>
      inOneCommit({ subject: uid, signal }, async (work) => {
        const user = firestore.collection('users').doc(uid);
        await work.get(user);
        work.delete(user);
      }),
  };
}

/** Store of erasures/{uid}, each kept from the decision to delete until nothing is left to erase. */
function erasureRecords({ firestore, inOneCommit }: Database) {
  const erasures = firestore.collection('erasures').withConverter(asErasure);
  return {
    pending: async () => (await erasures.limit(maxPending).get()).docs.map((document) => document.data()),
    requireOtherAdmin: async (uid: string, liveAdmins: LiveAdmins) => {
      const { docs } = await recordedAdmins(firestore).get();
      const admins = docs.map((document) => document.data());
      await otherAdmin(uid, admins, liveAdmins);
    },
    /** Records the final decision to delete an account. `liveAdmins` is null unless the account is an admin. */
    begin: (erasure: Erasure, liveAdmins: LiveAdmins | null, signal: AbortSignal) =>
      inOneCommit({ subject: erasure.uid, signal }, async (work) => {
        const { uid, startedAt, emailSince, ...fields } = erasure;
        if ((await work.get(erasures.doc(uid))) !== null) return;
        if (liveAdmins !== null) await leaveToOtherAdmin(work, uid, liveAdmins);
        const times = {
          startedAt: Timestamp.fromDate(startedAt),
          emailSince: Timestamp.fromDate(emailSince),
        };
        work.write(erasures.doc(uid), { ...fields, ...times });
      }),
    /** Keeps the uid, to find documents written late, until no request of the account can still be running. */
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

function erasedLedger({ firestore, inOneCommit }: Database) {
  const ledger = firestore.collection('payments');
  return {
    payments: async (erasure: Erasure) => {
      const ids: string[] = [];
      for await (const { id } of paymentsOf(ledger.withConverter(asEntry), erasure)) ids.push(id);
      return ids;
    },
    erasePayment: (id: string, signal: AbortSignal) =>
      inOneCommit({ subject: id, signal }, async (work) => {
        if ((await work.get(ledger.doc(id))) === null) return;
        work.write(ledger.doc(id), { owner: null, ownerUid: null });
      }),
  };
}
