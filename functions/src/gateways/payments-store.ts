import { newShopSettings } from '@pedalworks/contract';
import type { Firestore, Timestamp, Transaction } from 'firebase-admin/firestore';
import type { CardPayment, LedgerEntry, PaymentsPort, Settling } from '../payments/payments-port.ts';
import { reading } from './documents.ts';
import type { Firebase } from './firebase.ts';
import { keyedQueue } from './keyed-queue.ts';
import { asOrder } from './orders-store.ts';
import { asProduct } from './products-store.ts';
import { asSettings } from './settings-store.ts';
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
const grpcAlreadyExists = 6;
const grpcFailedPrecondition = 9;

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
    open: () => openEntries(firebase.firestore),
    remember: (payment) => remember(firebase.firestore, payment),
    close: (id) => close(firebase.firestore, id),
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

/** Does nothing where somebody else changed the entry meanwhile: what they wrote is newer. */
async function close(firestore: Firestore, id: string): Promise<void> {
  const snapshot = await firestore.collection('payments').doc(id).get();
  if (snapshot.updateTime === undefined || snapshot.get('status') !== 'open') return;
  const changes = { status: 'canceled', updatedAt: firestorePackage().Timestamp.now() };
  await unless(grpcFailedPrecondition, snapshot.ref.update(changes, { lastUpdateTime: snapshot.updateTime }));
}

/** Waits for a write that may fail with this one code. */
async function unless(grpcCode: number, write: Promise<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === grpcCode)) throw error;
  }
}

async function* openEntries(firestore: Firestore): AsyncGenerator<LedgerEntry> {
  const open = firestore
    .collection('payments')
    .withConverter(asEntry)
    .where('status', '==', 'open')
    .orderBy('__name__')
    .limit(entriesPerPage);
  let page = await open.get();
  while (page.docs.length > 0) {
    for (const document of page.docs) yield document.data();
    const last = page.docs.at(-1);
    if (last === undefined || page.docs.length < entriesPerPage) return;
    page = await open.startAfter(last).get();
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
  await unless(grpcAlreadyExists, firestore.collection('payments').doc(id).create(stored));
}

function settlingIn(firestore: Firestore, transaction: Transaction): Settling {
  const { Timestamp } = firestorePackage();
  const document = (collection: string, id: string) => firestore.collection(collection).doc(id);
  let createdAt: Timestamp | undefined;
  return {
    hasCounted: async (id) => (await transaction.get(document('stripeEvents', id))).exists,
    entry: async (id) => {
      const snapshot = await transaction.get(document('payments', id).withConverter(asEntry));
      createdAt = snapshot.createTime;
      return snapshot.data() ?? null;
    },
    order: async (id) =>
      (await transaction.get(document('orders', id).withConverter(asOrder))).data() ?? null,
    part: async (id) =>
      (await transaction.get(document('products', id).withConverter(asProduct))).data() ?? null,
    settings: async () => {
      const settings = await transaction.get(document('settings', 'shop').withConverter(asSettings));
      return settings.data() ?? newShopSettings;
    },
    takeStock: ({ id, quantity: left }, quantity) => {
      transaction.update(document('products', id), { quantity: left - quantity, updatedAt: Timestamp.now() });
    },
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
