import type { Firestore, Timestamp, Transaction } from 'firebase-admin/firestore';
import type {
  CardPayment,
  LedgerEnd,
  LedgerEntry,
  LedgerStatus,
  PaymentsPort,
  Settling,
} from '../payments/payments-port.ts';
import { reading } from './documents.ts';
import type { Firebase } from './firebase.ts';
import { grpcCodes, wroteUnless } from './grpc-codes.ts';
import { keyedQueue } from './keyed-queue.ts';
import { asOrder } from './orders-store.ts';
import { stockIn } from './stock.ts';
import { firestorePackage } from './when-needed.ts';

/** payments/{intentId}, as Firestore holds it. */
interface LedgerDocument extends Omit<LedgerEntry, 'id'> {
  readonly createdAt: Timestamp;
  readonly updatedAt: Timestamp;
}

const asEntry = reading<LedgerDocument, LedgerEntry>(({ orderId, amount, currency, owner, status }, id) => ({
  id,
  orderId,
  amount,
  currency,
  owner,
  status,
}));

/** Many copies of one event collide; Firestore's own five attempts are too few for a rush. */
const attempts = 25;
const entriesPerPage = 200;

export function paymentsStore(firebase: Pick<Firebase, 'firestore'>): PaymentsPort {
  const entries = () => firebase.firestore.collection('payments').withConverter(asEntry);
  const inTurn = keyedQueue();
  const event = (id: string) => firebase.firestore.collection('stripeEvents').doc(id);
  return {
    find: async (id) => (await entries().doc(id).get()).data() ?? null,
    ofOrder: async (orderId) => {
      const { docs } = await entries().where('orderId', '==', orderId).get();
      return docs.map((document) => document.data());
    },
    unsettled: (before) => unsettled(firebase.firestore, before),
    remember: (payment) => remember(firebase.firestore, payment),
    close: (id, end) => close(firebase.firestore, id, end),
    hasCounted: async (id) => (await event(id).get()).exists,
    settling: (orderOrPaymentId, settle) =>
      inTurn(orderOrPaymentId, () =>
        firebase.firestore.runTransaction(
          (transaction) => settle(settlingIn(firebase.firestore, transaction)),
          {
            maxAttempts: attempts,
          },
        ),
      ),
  };
}

/** Money that came in is not canceled: only that all of it went back ends its entry. */
const endsFrom: Readonly<Record<LedgerEnd, readonly LedgerStatus[]>> = {
  canceled: ['open'],
  returned: ['open', 'surplus', 'refused', 'unclaimed'],
};

/** Does nothing where somebody else changed the entry meanwhile: what they wrote is newer. */
async function close(firestore: Firestore, id: string, end: LedgerEnd): Promise<boolean> {
  const snapshot = await firestore.collection('payments').withConverter(asEntry).doc(id).get();
  const status = snapshot.data()?.status;
  if (snapshot.updateTime === undefined || status === undefined || !endsFrom[end].includes(status))
    return false;
  const changes = { status: end, updatedAt: firestorePackage().Timestamp.now() };
  const unchanged = { lastUpdateTime: snapshot.updateTime };
  return wroteUnless(grpcCodes.failedPrecondition, snapshot.ref.update(changes, unchanged));
}

/** Not what is `unclaimed`: it may be somebody else's who is paid through the same account. */
const unsettledStatuses: readonly LedgerStatus[] = ['open', 'surplus', 'refused'];

async function* unsettled(firestore: Firestore, before: Date): AsyncGenerator<LedgerEntry> {
  const entries = firestore
    .collection('payments')
    .withConverter(asEntry)
    .where('status', 'in', unsettledStatuses)
    .where('createdAt', '<', before)
    .orderBy('createdAt')
    .limit(entriesPerPage);
  let page = await entries.get();
  while (page.docs.length > 0) {
    for (const document of page.docs) yield document.data();
    const last = page.docs.at(-1);
    if (last === undefined || page.docs.length < entriesPerPage) return;
    page = await entries.startAfter(last).get();
  }
}

async function remember(firestore: Firestore, payment: CardPayment): Promise<void> {
  const now = firestorePackage().Timestamp.now();
  const { id, orderId, amount, currency, owner } = payment;
  const stored: LedgerDocument = {
    orderId,
    amount,
    currency,
    owner,
    status: 'open',
    createdAt: now,
    updatedAt: now,
  };
  await wroteUnless(grpcCodes.alreadyExists, firestore.collection('payments').doc(id).create(stored));
}

function settlingIn(firestore: Firestore, transaction: Transaction): Settling {
  const { Timestamp } = firestorePackage();
  const document = (collection: string, id: string) => firestore.collection(collection).doc(id);
  let createdAt: Timestamp | undefined;
  return {
    ...stockIn(firestore, transaction),
    hasCounted: async (id) => (await transaction.get(document('stripeEvents', id))).exists,
    entry: async (id) => {
      const snapshot = await transaction.get(document('payments', id).withConverter(asEntry));
      createdAt = snapshot.createTime;
      return snapshot.data() ?? null;
    },
    order: async (id) =>
      (await transaction.get(document('orders', id).withConverter(asOrder))).data() ?? null,
    markPaid: ({ id, paid, transactionId, attention, stockTaken }) => {
      const changes = { paid, transactionId, attention, stockTaken, updatedAt: Timestamp.now() };
      transaction.update(document('orders', id), changes);
    },
    write: ({ id, ...entry }) => {
      const now = Timestamp.now();
      const stored: LedgerDocument = { ...entry, createdAt: createdAt ?? now, updatedAt: now };
      transaction.set(document('payments', id), stored);
    },
    count: ({ id, type }, payment) => {
      const about = { paymentId: payment.id, orderId: payment.orderId };
      transaction.create(document('stripeEvents', id), { type, ...about, createdAt: Timestamp.now() });
    },
  };
}
