import { newShopSettings, type OrderAttention } from '@pedalworks/contract';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { OrderRecord, OrdersPort, OrderTransaction, StockChanges } from '../orders/orders-port.ts';
import { reading } from './documents.ts';
import { firestoreList, newestFirst } from './firestore-list.ts';
import { asProduct } from './product-documents.ts';
import { settingsDocument } from './settings-store.ts';
import { unitsOfWork, type UnitOfWork } from './unit-of-work.ts';

/** orders/{id}, as Firestore holds it. */
interface OrderDocument extends Omit<OrderRecord, 'id' | 'createdAt' | 'stockTaken' | 'attentions'> {
  /** Absent on orders of before it was kept. */
  readonly stockTaken?: boolean;
  readonly attentions?: OrderRecord['attentions'];
  /** What orders of before there were several have in their place. */
  readonly attention?: OrderAttention | null;
  readonly createdAt: Timestamp;
  readonly updatedAt: Timestamp;
}

export const asOrder = reading<OrderDocument, OrderRecord>((stored, id) => {
  const {
    createdAt,
    stockTaken = false,
    attention,
    attentions = [attention ?? []].flat(),
    ...order
  } = stored;
  return { ...order, id, stockTaken, attentions, createdAt: createdAt.toDate() };
});

export function ordersStore(firestore: Firestore): OrdersPort {
  const orders = firestore.collection('orders').withConverter(asOrder);
  const inOneCommit = unitsOfWork(firestore);
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
    unpaidOver: async ({ least, most }, customerEmail) => {
      const unpaid = orders.where('paid', '==', false);
      const theirs = customerEmail === null ? unpaid : unpaid.where('customerEmail', '==', customerEmail);
      const ofAmount = theirs.where('priceCents', '>=', least).where('priceCents', '<=', most);
      return (await ofAmount.limit(2).get()).docs.map((document) => document.data());
    },
    orderTransaction: ({ productId, signal }, place) =>
      inOneCommit({ subject: productId, signal }, (work) => place(orderTransaction(firestore, work))),
  };
}

/** What a change of stock reads and writes; placing an order and paying one both may. */
export function stockChanges(firestore: Firestore, work: UnitOfWork): StockChanges {
  const products = firestore.collection('products').withConverter(asProduct);
  return {
    product: async (id) => {
      const product = await work.get(products.doc(id));
      return product?.status === 'active' ? product : null;
    },
    settings: async () => (await work.get(settingsDocument(firestore))) ?? newShopSettings,
    takeStock: ({ id, quantity: left }, quantity) => {
      work.write(products.doc(id), { quantity: left - quantity });
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

function orderTransaction(firestore: Firestore, work: UnitOfWork): OrderTransaction {
  const orders = firestore.collection('orders').withConverter(asOrder);
  const keys = firestore.collection('idempotencyKeys').withConverter(asKey);
  return {
    ...stockChanges(firestore, work),
    earlierOrder: async ({ id }) => {
      const key = await work.get(keys.doc(id));
      // The TTL policy takes its time: what it has not removed yet has expired all the same.
      if (key === null || key.expiresAt.toMillis() <= Date.now()) return null;
      const order = await work.get(orders.doc(key.orderId));
      return order && { fingerprint: key.fingerprint, order };
    },
    store: (order) => {
      const createdAt = Timestamp.now();
      const id = work.add(orders, { ...order, createdAt });
      return { ...order, id, createdAt: createdAt.toDate() };
    },
    remember: ({ id, fingerprint }, { id: orderId }) => {
      const expiresAt = Timestamp.fromMillis(Date.now() + keptMilliseconds);
      work.write(keys.doc(id), { fingerprint, orderId, expiresAt });
    },
  };
}
