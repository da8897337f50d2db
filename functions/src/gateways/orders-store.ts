import type { DocumentReference, Firestore, Timestamp, Transaction } from 'firebase-admin/firestore';
import type { OrderPlacing, OrderRecord, OrdersPort } from '../orders/orders-port.ts';
import { changeOnce } from './change-once.ts';
import { newestFirst } from './cursors.ts';
import { reading } from './documents.ts';
import type { Firebase } from './firebase.ts';
import { firestoreList } from './firestore-list.ts';
import { keyedQueue } from './keyed-queue.ts';
import { settingsStore } from './settings-store.ts';
import { stockIn } from './stock.ts';
import { submissionsIn } from './submissions-store.ts';
import { firestorePackage } from './when-needed.ts';

/** orders/{id}, as Firestore holds it. */
export interface OrderDocument extends Omit<OrderRecord, 'id' | 'createdAt' | 'stockTaken'> {
  /** Absent on orders of before it was kept. */
  readonly stockTaken?: boolean;
  readonly createdAt: Timestamp;
  readonly updatedAt: Timestamp;
}

export const asOrder = reading<OrderDocument, OrderRecord>((stored, id) => ({
  id,
  purchaseId: stored.purchaseId,
  name: stored.name,
  priceCents: stored.priceCents,
  unitPriceCents: stored.unitPriceCents,
  quantity: stored.quantity,
  customerEmail: stored.customerEmail,
  customerName: stored.customerName,
  customerUid: stored.customerUid,
  phone: stored.phone,
  paid: stored.paid,
  transactionId: stored.transactionId,
  attention: stored.attention,
  stockTaken: stored.stockTaken ?? false,
  createdAt: stored.createdAt.toDate(),
}));

/** Many buyers of one part collide; Firestore's own five attempts are too few for a rush. */
const attempts = 25;
/** Within one process they queue instead: a collision costs each of them a second or more of waiting. */
const inTurn = keyedQueue();

export function ordersStore(firebase: Pick<Firebase, 'firestore'>): OrdersPort {
  const orders = () => firebase.firestore.collection('orders').withConverter(asOrder);
  return {
    list: () => firestoreList(orders(), newestFirst),
    listOf: (customerEmail) =>
      firestoreList(orders().where('customerEmail', '==', customerEmail), newestFirst),
    find: async (id) => (await orders().doc(id).get()).data() ?? null,
    placing: async ({ partId, submission }, place) => {
      const { firestore } = firebase;
      const placed = () => {
        const document = orders().doc();
        // Placed anew where only the answer was lost, it would take its stock twice.
        return changeOnce({ firestore, mark: document, maxAttempts: attempts }, (transaction) =>
          place(placingIn({ firestore, transaction, document })),
        );
      };
      const placedInTurn = async () => {
        const { enforceStock } = await settingsStore(firebase).read();
        return enforceStock ? inTurn(`part/${partId}`, placed) : placed();
      };
      return submission === null ? placedInTurn() : inTurn(`submission/${submission.id}`, placedInTurn);
    },
  };
}

interface Within {
  readonly firestore: Firestore;
  readonly transaction: Transaction;
  /** Where the order goes: the same at every try. */
  readonly document: DocumentReference<OrderRecord>;
}

function placingIn({ firestore, transaction, document }: Within): OrderPlacing {
  return {
    ...stockIn(firestore, transaction),
    ...submissionsIn({
      firestore,
      transaction,
      orders: firestore.collection('orders').withConverter(asOrder),
    }),
    store: (order) => {
      const now = firestorePackage().Timestamp.now();
      const stored: OrderDocument = { ...order, createdAt: now, updatedAt: now };
      transaction.create(document.withConverter(null), stored);
      return { ...order, id: document.id, createdAt: now.toDate() };
    },
  };
}
