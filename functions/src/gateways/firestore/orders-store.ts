import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { IdempotencyRecord, OrderRecord } from '../../model/orders.ts';
import { readConverter, readDocument } from './documents.ts';
import { notesOf } from './order-changes.ts';
import { asOrder, orderFields } from './order-documents.ts';
import { drawOrderNumber } from '../../model/order-number.ts';
import { orderLists, orderQueries } from './order-queries.ts';
import type { UnitOfWork } from './unit-of-work.ts';

export function ordersStore(firestore: Firestore) {
  return {
    ...orderLists(firestore),
    ...orderQueries(firestore),
    idOfNumber: async (number: string) => {
      const numbers = firestore.collection('orderNumbers').withConverter(asOrderId);
      return readDocument(numbers, number.toUpperCase());
    },
    notes: async (orderId: string) => (await notesOf(firestore, orderId).get()).data() ?? [],
  };
}

/** Reads orderNumbers/{number}. */
const asOrderId = readConverter<{ readonly orderId: string }, string>(({ orderId }) => orderId);

/** Document at `idempotencyKeys/{hash of customer and key}`. */
interface KeyDocument {
  readonly fingerprint: string;
  readonly orderId: string;
  /** Firestore's TTL policy deletes the document within a day after this time (firestore.indexes.json). */
  readonly expiresAt: Timestamp;
}

const asKey = readConverter<KeyDocument, KeyDocument>((stored) => stored);

const keptMilliseconds = 86_400_000;

export function newOrders(work: UnitOfWork) {
  const { firestore } = work;
  const orders = firestore.collection('orders').withConverter(asOrder);
  const keys = firestore.collection('idempotencyKeys').withConverter(asKey);
  return {
    /** Returns the order stored under this key within the last 24 hours; null if there is none. */
    earlierOrder: async ({ id }: IdempotencyRecord) => {
      const key = await work.get(keys.doc(id));
      // The TTL policy deletes late, so expired keys may still exist.
      if (key === null || key.expiresAt.toMillis() <= Date.now()) return null;
      const order = await work.get(orders.doc(key.orderId));
      return order && { fingerprint: key.fingerprint, order };
    },
    /** Adds an order with a random id and number. If the number is taken, the commit is retried with another. */
    addOrder: (order: Omit<OrderRecord, 'id' | 'number'>): OrderRecord => {
      const document = orders.doc();
      const stored = { ...order, id: document.id, number: drawOrderNumber() };
      work.create(firestore.collection('orderNumbers').doc(stored.number), { orderId: document.id });
      work.add(document, { ...orderFields(stored), createdAt: Timestamp.fromDate(order.createdAt) });
      return stored;
    },
    rememberKey: ({ id, fingerprint }: IdempotencyRecord, { id: orderId }: OrderRecord) => {
      const expiresAt = Timestamp.fromMillis(Date.now() + keptMilliseconds);
      work.write(keys.doc(id), { fingerprint, orderId, expiresAt });
    },
  };
}
