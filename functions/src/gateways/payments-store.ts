import { Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import type {
  CardPayment,
  LedgerEnd,
  LedgerEntry,
  LedgerStatus,
  PaymentsPort,
  PaymentTransaction,
} from '../payments/payments-port.ts';
import { changesIn, wasCreated, wasUnchanged, writtenAtOnce, type Changes } from './changes.ts';
import { reading } from './documents.ts';
import { asOrder, stockChanges } from './orders-store.ts';

/** payments/{intentId}, as Firestore holds it. */
interface LedgerDocument extends Omit<LedgerEntry, 'id'> {
  readonly createdAt: Timestamp;
  readonly updatedAt: Timestamp;
}

const asEntry = reading<LedgerDocument, LedgerEntry>((stored, id) => {
  const { orderId, amount, currency, owner, status } = stored;
  return { id, orderId, amount, currency, owner, status };
});

/** Stripe sends an event again for three days and lists it for thirty (Stripe docs, "Retrieve events"). */
const eventsKeptMilliseconds = 31 * 86_400_000;

const ledger = (firestore: Firestore) => firestore.collection('payments').withConverter(asEntry);
const eventDocument = (firestore: Firestore, id: string): DocumentReference =>
  firestore.collection('stripeEvents').doc(id);

export function paymentsStore(firestore: Firestore): PaymentsPort {
  const entries = ledger(firestore);
  const change = changesIn(firestore);
  return {
    find: async (id) => (await entries.doc(id).get()).data() ?? null,
    ofOrder: async (orderId) => {
      const { docs } = await entries.where('orderId', '==', orderId).get();
      return docs.map((document) => document.data());
    },
    unsettled: (before) => unsettled(firestore, before),
    remember: (payment) => remember(firestore, payment),
    close: (id, end) => close(firestore, id, end),
    hasCounted: async (id) => (await eventDocument(firestore, id).get()).exists,
    paymentTransaction: (about, settle) =>
      change(about, (changes) => settle(paymentTransaction(firestore, changes))),
  };
}

/** Money that came in is not canceled: only that all of it went back ends its entry. */
const endsFrom: Readonly<Record<LedgerEnd, readonly LedgerStatus[]>> = {
  canceled: ['open'],
  returned: ['open', 'surplus', 'refused', 'unclaimed'],
};

/** Does nothing where somebody else changed the entry meanwhile: what they wrote is newer. */
async function close(firestore: Firestore, id: string, end: LedgerEnd): Promise<boolean> {
  const snapshot = await ledger(firestore).doc(id).get();
  const status = snapshot.data()?.status;
  if (snapshot.updateTime === undefined || status === undefined || !endsFrom[end].includes(status))
    return false;
  const changes = { status: end, updatedAt: Timestamp.now() };
  const unchanged = { lastUpdateTime: snapshot.updateTime };
  return wasUnchanged(snapshot.ref.update(changes, unchanged));
}

/** Not what is `unclaimed`: it may be somebody else's who is paid through the same account. */
const unsettledStatuses: readonly LedgerStatus[] = ['open', 'surplus', 'refused'];

async function unsettled(firestore: Firestore, before: Date): Promise<readonly LedgerEntry[]> {
  const unsettledBefore = ledger(firestore)
    .where('status', 'in', unsettledStatuses)
    .where('createdAt', '<', before)
    .orderBy('createdAt');
  return (await unsettledBefore.get()).docs.map((document) => document.data());
}

async function remember(firestore: Firestore, payment: CardPayment): Promise<void> {
  const { id, orderId, amount, currency, owner } = payment;
  const now = Timestamp.now();
  const times = { createdAt: now, updatedAt: now };
  const stored: LedgerDocument = { orderId, amount, currency, owner, status: 'open', ...times };
  const document = firestore.collection('payments').doc(id);
  await wasCreated(writtenAtOnce(firestore, (to) => to.create(document, stored)));
}

function paymentTransaction(firestore: Firestore, changes: Changes): PaymentTransaction {
  const entries = ledger(firestore);
  const orders = firestore.collection('orders').withConverter(asOrder);
  return {
    ...stockChanges(firestore, changes),
    hasCounted: async (id) => (await changes.get(eventDocument(firestore, id))) !== null,
    entry: (id) => changes.get(entries.doc(id)),
    order: (id) => changes.get(orders.doc(id)),
    markPaid: ({ id, paid, transactionId, attention, stockTaken }) => {
      changes.write(orders.doc(id), { paid, transactionId, attention, stockTaken });
    },
    write: ({ id, ...entry }) => {
      changes.write(entries.doc(id), entry);
    },
    count: ({ id, type }, payment) => {
      const about = { paymentId: payment.id, orderId: payment.orderId };
      const expiresAt = Timestamp.fromMillis(Date.now() + eventsKeptMilliseconds);
      changes.write(eventDocument(firestore, id), { type, ...about, expiresAt });
    },
  };
}
