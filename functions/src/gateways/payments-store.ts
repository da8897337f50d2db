import { Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import {
  unusedStatuses,
  type LedgerEnd,
  type LedgerEntry,
  type LedgerStatus,
  type PaymentsPort,
  type PaymentTransaction,
} from '../payments/payments-port.ts';
import { reading } from './documents.ts';
import { firestoreList, newestFirst } from './firestore-list.ts';
import { asOrder, stockChanges } from './orders-store.ts';
import { unitsOfWork, type UnitOfWork } from './unit-of-work.ts';

/** payments/{intentId}, as Firestore holds it. */
interface LedgerDocument extends Omit<LedgerEntry, 'id' | 'paidAt'> {
  /** Absent until it is paid, and on older entries. */
  readonly paidAt?: Timestamp | null;
  readonly createdAt: Timestamp;
  readonly updatedAt: Timestamp;
}

const asEntry = reading<LedgerDocument, LedgerEntry>((stored, id) => {
  const { orderId, amount, currency, owner, status, paidAt } = stored;
  return { id, orderId, amount, currency, owner, status, paidAt: paidAt?.toDate() ?? null };
});

/** Stripe sends an event again for three days and lists it for thirty (Stripe docs, "Retrieve events"). */
const eventsKeptMilliseconds = 31 * 86_400_000;

const ledger = (firestore: Firestore) => firestore.collection('payments').withConverter(asEntry);
const eventDocument = (firestore: Firestore, id: string): DocumentReference =>
  firestore.collection('stripeEvents').doc(id);

export function paymentsStore(firestore: Firestore): PaymentsPort {
  const entries = ledger(firestore);
  const inOneCommit = unitsOfWork(firestore);
  return {
    find: async (id) => (await entries.doc(id).get()).data() ?? null,
    ofOrder: async (orderId) => {
      const { docs } = await entries.where('orderId', '==', orderId).get();
      return docs.map((document) => document.data());
    },
    openBefore: async (before) => {
      const open = entries.where('status', '==', 'open').where('createdAt', '<', before);
      const { docs } = await open.orderBy('createdAt', 'desc').get();
      return docs.map((document) => document.data());
    },
    unused: () => firestoreList(entries.where('status', 'in', unusedStatuses), newestFirst),
    remember: ({ id, orderId, amount, currency, owner }) =>
      inOneCommit({ subject: id }, (work) => {
        work.createIfAbsent(entries.doc(id), { orderId, amount, currency, owner, status: 'open' });
      }),
    close: (id, end) =>
      inOneCommit({ subject: id }, async (work) => {
        const entry = await work.get(entries.doc(id));
        if (entry === null || !endsFrom[end].includes(entry.status)) return false;
        work.write(entries.doc(id), { status: end });
        return true;
      }),
    hasCounted: async (id) => (await eventDocument(firestore, id).get()).exists,
    paymentTransaction: (about, settle) =>
      inOneCommit(about, (work) => settle(paymentTransaction(firestore, work))),
  };
}

/** Money that came in is not canceled: only that all of it went back ends its entry. */
const endsFrom: Readonly<Record<LedgerEnd, readonly LedgerStatus[]>> = {
  canceled: ['open'],
  returned: ['open', ...unusedStatuses],
};

function paymentTransaction(firestore: Firestore, work: UnitOfWork): PaymentTransaction {
  const entries = ledger(firestore);
  const orders = firestore.collection('orders').withConverter(asOrder);
  return {
    ...stockChanges(firestore, work),
    hasCounted: async (id) => (await work.get(eventDocument(firestore, id))) !== null,
    entry: (id) => work.get(entries.doc(id)),
    order: (id) => work.get(orders.doc(id)),
    markPaid: ({ id, paid, transactionId, attentions, stockTaken }) => {
      work.write(orders.doc(id), { paid, transactionId, attentions, stockTaken });
    },
    write: ({ id, ...entry }) => {
      work.write(entries.doc(id), entry);
    },
    count: ({ id, type }, payment, verdict) => {
      const about = { paymentId: payment.id, orderId: payment.orderId, verdict };
      const expiresAt = Timestamp.fromMillis(Date.now() + eventsKeptMilliseconds);
      work.write(eventDocument(firestore, id), { type, ...about, expiresAt });
    },
  };
}
