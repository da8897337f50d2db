import type { CollectionReference, Firestore, Timestamp, Transaction } from 'firebase-admin/firestore';
import type { OrderPlacing, OrderRecord } from '../orders/orders-port.ts';
import { reading } from './documents.ts';
import { firestorePackage } from './when-needed.ts';

/** idempotencyKeys/{hash of customer and key}, as Firestore holds it. */
interface SubmissionDocument {
  readonly fingerprint: string;
  readonly orderId: string;
  readonly createdAt: Timestamp;
  /** Firestore's TTL policy removes the document within a day after it (firestore.indexes.json). */
  readonly expiresAt: Timestamp;
}

const keptMilliseconds = 86_400_000;

const asSubmission = reading<SubmissionDocument, Omit<SubmissionDocument, 'createdAt'>>(
  ({ fingerprint, orderId, expiresAt }) => ({ fingerprint, orderId, expiresAt }),
);

interface Within {
  readonly firestore: Firestore;
  readonly transaction: Transaction;
  readonly orders: CollectionReference<OrderRecord>;
}

/** The submissions of a transaction that places an order: key and order are stored together or not at all. */
export function submissionsIn({
  firestore,
  transaction,
  orders,
}: Within): Pick<OrderPlacing, 'earlier' | 'remember'> {
  const submissions = firestore.collection('idempotencyKeys');
  return {
    earlier: async ({ id }) => {
      const kept = (await transaction.get(submissions.doc(id).withConverter(asSubmission))).data();
      // The TTL policy takes its time: what it has not removed yet has expired all the same.
      if (kept === undefined || kept.expiresAt.toMillis() <= Date.now()) return null;
      const order = (await transaction.get(orders.doc(kept.orderId))).data();
      return order === undefined ? null : { fingerprint: kept.fingerprint, order };
    },
    remember: ({ id, fingerprint }, { id: orderId }) => {
      const { Timestamp } = firestorePackage();
      const createdAt = Timestamp.now();
      const expiresAt = Timestamp.fromMillis(createdAt.toMillis() + keptMilliseconds);
      const stored: SubmissionDocument = { fingerprint, orderId, createdAt, expiresAt };
      transaction.set(submissions.doc(id), stored);
    },
  };
}
