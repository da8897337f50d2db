import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { IdempotencyRecord, OrderRecord } from '../../model/orders.ts';
import { readConverter } from './documents.ts';
import { notesOf, orderChange, orderChanges, type OrderChange } from './order-changes.ts';
import { asOrder, orderFields } from './order-documents.ts';
import { drawOrderNumber } from '../../orders/order-number.ts';
import { orderLists, orderQueries } from './order-queries.ts';
import { unitsOfWork, type UnitOfWork } from './unit-of-work.ts';

export function ordersStore(firestore: Firestore) {
  const inOneCommit = unitsOfWork(firestore);
  return {
    ...orderLists(firestore),
    ...orderQueries(firestore),
    /** The id of the order with this number, written in any case; null where there is none. */
    idOfNumber: async (number: string) => {
      const document = firestore.collection('orderNumbers').doc(number.toUpperCase());
      const id: unknown = (await document.get()).get('orderId');
      return typeof id === 'string' ? id : null;
    },
    /** What only the shop reads of an order, the oldest first. */
    notes: async (orderId: string) => (await notesOf(firestore, orderId).get()).data() ?? [],
    /**
     * Stores what `change` decides on an order; it runs again when another was faster, so it only uses what it is given.
     *
     * @throws ApiError `service/unavailable` when the signal aborts; nothing is stored then
     */
    change: <T>(
      { orderId, signal }: { readonly orderId: string; readonly signal: AbortSignal },
      change: (transaction: OrderChange) => Promise<T>,
    ) => inOneCommit({ subject: orderId, signal }, (work) => change(orderChange(work))),
    /**
     * Stores what `place` decides on a new order; it runs again when another buyer was faster, so it only uses what it is given.
     *
     * @param about its subject is the product that others order most likely at the same time
     * @throws ApiError `service/unavailable` when the signal aborts; nothing is stored then
     */
    orderTransaction: (
      about: { readonly subject: string; readonly signal: AbortSignal },
      place: (transaction: ReturnType<typeof orderTransaction>) => Promise<OrderRecord>,
    ) => inOneCommit(about, (work) => place(orderTransaction(work))),
  };
}

/** idempotencyKeys/{hash of customer and key}, as Firestore holds it. */
interface KeyDocument {
  readonly fingerprint: string;
  readonly orderId: string;
  /** Firestore's TTL policy removes the document within a day after it (firestore.indexes.json). */
  readonly expiresAt: Timestamp;
}

const asKey = readConverter<KeyDocument, KeyDocument>((stored) => stored);

const keptMilliseconds = 86_400_000;

/** One order being placed: all of it is stored, or nothing. */
function orderTransaction(work: UnitOfWork) {
  const { firestore } = work;
  const orders = firestore.collection('orders').withConverter(asOrder);
  const keys = firestore.collection('idempotencyKeys').withConverter(asKey);
  const changes = orderChanges(work);
  return {
    products: changes.products,
    settings: changes.settings,
    mail: changes.mail,
    takeStock: changes.takeStock,
    /** What was stored under this record's id within the last 24 hours; null where nothing. */
    earlierOrder: async ({ id }: IdempotencyRecord) => {
      const key = await work.get(keys.doc(id));
      // The TTL policy takes its time: what it has not removed yet has expired all the same.
      if (key === null || key.expiresAt.toMillis() <= Date.now()) return null;
      const order = await work.get(orders.doc(key.orderId));
      return order && { fingerprint: key.fingerprint, order };
    },
    /** Gives it its id and number; where another order has that number, everything is decided again. */
    store: (order: Omit<OrderRecord, 'id' | 'number'>): OrderRecord => {
      const document = orders.doc();
      const stored = { ...order, id: document.id, number: drawOrderNumber() };
      work.create(firestore.collection('orderNumbers').doc(stored.number), { orderId: document.id });
      work.add(document, { ...orderFields(stored), createdAt: Timestamp.fromDate(order.createdAt) });
      return stored;
    },
    /** Keeps for 24 hours which order was stored under a record. */
    remember: ({ id, fingerprint }: IdempotencyRecord, { id: orderId }: OrderRecord) => {
      const expiresAt = Timestamp.fromMillis(Date.now() + keptMilliseconds);
      work.write(keys.doc(id), { fingerprint, orderId, expiresAt });
    },
  };
}
