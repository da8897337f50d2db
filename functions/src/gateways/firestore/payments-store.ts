import { dayMilliseconds } from '@pedalworks/contract';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { OrderRecord } from '../../model/orders.ts';
import {
  unusedStatuses,
  type CardEvent,
  type CardPayment,
  type LedgerEntry,
  type StoredLedgerEntry,
  type PaymentVerdict,
} from '../../model/payments.ts';
import { readConverter, readDocument } from './documents.ts';
import { firestoreList, newestFirst } from './firestore-list.ts';
import { countOf, documentsOf } from './firestore-queries.ts';
import { orderChanges } from './order-changes.ts';
import type { Database, UnitOfWork } from './unit-of-work.ts';

interface LedgerDocument extends Omit<LedgerEntry, 'id' | 'paidAt'> {
  readonly paidAt: Timestamp | null;
}

const asEntry = readConverter<LedgerDocument, StoredLedgerEntry>(({ paidAt, ...entry }, { id, version }) => ({
  ...entry,
  id,
  version,
  paidAt: paidAt?.toDate() ?? null,
}));

/** Retention of events: longer than the 30 days for which Stripe lists them (Stripe docs, "Retrieve events"). */
const eventsKeptMilliseconds = 31 * dayMilliseconds;

/** Fields of stripeEvents/{eventId}. Firestore's TTL policy deletes the documents (firestore.indexes.json). */
const eventFields = (about: Pick<CardEvent, 'type'> & { readonly paymentId: string }) => ({
  ...about,
  expiresAt: Timestamp.fromMillis(Date.now() + eventsKeptMilliseconds),
});

export const ledgerIn = (firestore: Firestore) => firestore.collection('payments').withConverter(asEntry);

export function paymentsStore({ firestore, inOneCommit }: Database) {
  const entries = ledgerIn(firestore);
  return {
    ...handledEvents({ firestore, inOneCommit }),
    find: (id: string) => readDocument(entries, id),
    ofOrder: (orderId: string) => documentsOf(entries.where('orderId', '==', orderId)),
    openBefore: (before: Date) => {
      const open = entries.where('status', '==', 'open').where('createdAt', '<', before);
      return documentsOf(open.orderBy('createdAt', 'desc'));
    },
    /** Counts payments that pay no order. Omits those paid after `claimedUntil` that may still be assigned to one. */
    unusedCount: async (claimedUntil: Date) => {
      const unclaimed = entries.where('status', '==', 'unclaimed').where('paidAt', '<=', claimedUntil);
      const others = entries.where(
        'status',
        'in',
        unusedStatuses.filter((status) => status !== 'unclaimed'),
      );
      const counts = await Promise.all([countOf(unclaimed), countOf(others)]);
      return counts[0] + counts[1];
    },
    unused: () => firestoreList(entries.where('status', 'in', unusedStatuses), newestFirst),
    /** Records a new payment in the ledger and on its order. `payable` throws if the order cannot be paid. */
    addOpen: (payment: CardPayment, orderId: string, payable: Payable) =>
      inOneCommit({ subject: orderId }, (work) => addOpen(work, { payment, orderId, payable })),
    unusedOf: (owner: string) =>
      documentsOf(entries.where('owner', '==', owner).where('status', 'in', unusedStatuses)),
    /** Marks an open payment as canceled in the ledger. Returns false if it was not open. */
    close: (id: string) =>
      inOneCommit({ subject: id }, async (work) => {
        const entry = await work.get(entries.doc(id));
        if (entry?.status !== 'open') return false;
        work.write(entries.doc(id), { status: 'canceled' });
        return true;
      }),
  };
}

function handledEvents({ firestore, inOneCommit }: Database) {
  const events = firestore.collection('stripeEvents');
  return {
    countedEvents: async (ids: readonly string[]): Promise<ReadonlySet<string>> => {
      if (ids.length === 0) return new Set();
      const found = await firestore.getAll(...ids.map((id) => events.doc(id)), { fieldMask: [] });
      return new Set(found.flatMap(({ exists, id }) => (exists ? [id] : [])));
    },
    countEvent: ({ id, type }: CardEvent, paymentId: string) =>
      inOneCommit({ subject: id }, (work) =>
        work.createIfAbsent(events.doc(id), eventFields({ type, paymentId })),
      ),
  };
}

type Payable = (order: OrderRecord | null, archived: readonly string[]) => OrderRecord;

interface OpenPayment {
  readonly payment: CardPayment;
  readonly orderId: string;
  readonly payable: Payable;
}

async function addOpen(work: UnitOfWork, { payment, orderId, payable }: OpenPayment): Promise<void> {
  const { id, amount, currency, owner, ownerUid } = payment;
  const document = ledgerIn(work.firestore).doc(id);
  const changes = orderChanges(work);
  const [entry, found] = await Promise.all([work.get(document), changes.order(orderId)]);
  const order = payable(found, await changes.archived(found?.lines ?? []));
  if (entry !== null) return;
  const terms = { orderId, amount, currency, owner, ownerUid };
  work.write(document, { ...terms, amountReceived: amount, status: 'open', paidAt: null });
  changes.writeOrder({ ...order, paymentsOpened: order.paymentsOpened + 1 });
}

export function paymentChanges(work: UnitOfWork) {
  const { firestore } = work;
  const entries = ledgerIn(firestore);
  const events = firestore.collection('stripeEvents');
  return {
    hasRecordedEvent: async (id: string) => (await work.get(events.doc(id))) !== null,
    ledgerEntry: (id: string) => work.get(entries.doc(id)),
    writeLedgerEntry: ({ id, ...entry }: LedgerEntry) => {
      work.write(entries.doc(id), entry);
    },
    /** Gives an entry a new version without changing it. */
    touchLedgerEntry: (id: string) => {
      work.write(entries.doc(id), {});
    },
    recordEvent: ({ id, type }: CardEvent, payment: CardPayment, verdict: PaymentVerdict) => {
      const about = { paymentId: payment.id, orderId: payment.orderId, verdict };
      work.write(events.doc(id), eventFields({ type, ...about }));
    },
  };
}
