import { newShopSettings } from '@pedalworks/contract';
import { Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import type { OrderRecord, OrdersPort, OrderTransaction, StockChanges } from '../orders/orders-port.ts';
import { changesIn, type Changes } from './changes.ts';
import { reading } from './documents.ts';
import { firestoreList, newestFirst } from './firestore-list.ts';
import { asProduct } from './product-documents.ts';
import { settingsDocument } from './settings-store.ts';

/** orders/{id}, as Firestore holds it. */
interface OrderDocument extends Omit<OrderRecord, 'id' | 'createdAt' | 'stockTaken'> {
  /** Absent on orders of before it was kept. */
  readonly stockTaken?: boolean;
  readonly createdAt: Timestamp;
  readonly updatedAt: Timestamp;
}

export const asOrder = reading<OrderDocument, OrderRecord>((stored, id) => {
  const { createdAt, stockTaken = false, ...order } = stored;
  return { ...order, id, stockTaken, createdAt: createdAt.toDate() };
});

export function ordersStore(firestore: Firestore): OrdersPort {
  const orders = firestore.collection('orders').withConverter(asOrder);
  const change = changesIn(firestore);
  return {
    list: () => firestoreList(orders, newestFirst),
    listOf: (customerEmail) => firestoreList(orders.where('customerEmail', '==', customerEmail), newestFirst),
    find: async (id) => (await orders.doc(id).get()).data() ?? null,
    hasPaid: async ({ uid, email, emailVerified }, productId) => {
      const ofAny = orders.where('paid', '==', true).limit(1);
      const paid = productId === undefined ? ofAny : ofAny.where('purchaseId', '==', productId);
      const theirs = [
        paid.where('customerUid', '==', uid),
        ...(emailVerified ? [paid.where('customerEmail', '==', email)] : []),
      ];
      const found = await Promise.all(theirs.map((query) => query.get()));
      return found.some(({ empty }) => !empty);
    },
    orderTransaction: async ({ productId, signal }, place) => {
      const document = orders.doc();
      let isAgain = false;
      return change({ subject: productId, signal }, async (changes) => {
        // What seems to be another's may be our own order: the client commits again where the answer was lost.
        const stored = isAgain ? await changes.get(document) : null;
        isAgain = true;
        return stored ?? place(orderTransaction(firestore, changes, document));
      });
    },
  };
}

/** What a change of stock reads and writes; placing an order and paying one both may. */
export function stockChanges(firestore: Firestore, changes: Changes): StockChanges {
  const products = firestore.collection('products').withConverter(asProduct);
  return {
    product: async (id) => {
      const product = await changes.get(products.doc(id));
      return product?.status === 'active' ? product : null;
    },
    settings: async () => (await changes.get(settingsDocument(firestore))) ?? newShopSettings,
    takeStock: ({ id, quantity: left }, quantity) => {
      changes.write(products.doc(id), { quantity: left - quantity });
    },
  };
}

/** idempotencyKeys/{hash of customer and key}, as Firestore holds it. */
interface KeyDocument {
  readonly fingerprint: string;
  readonly orderId: string;
  /** Firestore's TTL policy removes the document within a day after it (firestore.indexes.json). */
  readonly expiresAt: Timestamp;
}

const asKey = reading<KeyDocument, KeyDocument>((stored) => stored);

const keptMilliseconds = 86_400_000;

function orderTransaction(
  firestore: Firestore,
  changes: Changes,
  document: DocumentReference<OrderRecord>,
): OrderTransaction {
  const keys = firestore.collection('idempotencyKeys').withConverter(asKey);
  return {
    ...stockChanges(firestore, changes),
    earlierOrder: async ({ id }) => {
      const key = await changes.get(keys.doc(id));
      // The TTL policy takes its time: what it has not removed yet has expired all the same.
      if (key === null || key.expiresAt.toMillis() <= Date.now()) return null;
      const order = await changes.get(document.parent.doc(key.orderId));
      return order && { fingerprint: key.fingerprint, order };
    },
    store: (order) => {
      const createdAt = Timestamp.now();
      changes.write(document, { ...order, createdAt });
      return { ...order, id: document.id, createdAt: createdAt.toDate() };
    },
    remember: ({ id, fingerprint }, { id: orderId }) => {
      const expiresAt = Timestamp.fromMillis(Date.now() + keptMilliseconds);
      changes.write(keys.doc(id), { fingerprint, orderId, expiresAt });
    },
  };
}
