import { newShopSettings } from '@pedalworks/contract';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { Caller } from '../callers/caller.ts';
import type { IdempotencyRecord, OrderedProducts, OrderLine, OrderRecord } from '../orders/orders-port.ts';
import { readConverter } from './documents.ts';
import { firestoreList, newestFirst } from './firestore-list.ts';
import { asOrder, orderFields } from './order-documents.ts';
import { drawOrderNumber } from './order-number.ts';
import { asProduct } from './product-documents.ts';
import { settingsDocument } from './settings-store.ts';
import { unitsOfWork, type UnitOfWork } from './unit-of-work.ts';

/** Lists are newest first. */
export function ordersStore(firestore: Firestore) {
  const orders = firestore.collection('orders').withConverter(asOrder);
  const inOneCommit = unitsOfWork(firestore);
  return {
    list: () => firestoreList(orders, newestFirst),
    /** One customer's orders. */
    listOf: (customerEmail: string) =>
      firestoreList(orders.where('customerEmail', '==', customerEmail), newestFirst),
    find: async (id: string) => (await orders.doc(id).get()).data() ?? null,
    /** Whether a paid order, of this product where one is named, is theirs: one they placed, or with a verified email any under it. */
    hasPaid: async (
      { uid, email, emailVerified }: Pick<Caller, 'uid' | 'email' | 'emailVerified'>,
      productId?: string,
    ) => {
      const ofAny = orders.where('paid', '==', true).limit(1);
      const paid = productId === undefined ? ofAny : ofAny.where('productIds', 'array-contains', productId);
      const theirs = [
        paid.where('customerUid', '==', uid),
        ...(emailVerified ? [paid.where('customerEmail', '==', email)] : []),
      ];
      const found = await Promise.all(theirs.map((query) => query.get()));
      return found.some(({ empty }) => !empty);
    },
    /** One or two of the unpaid orders over so many cents, of one customer or, where null, of anybody: whether there is just one. */
    unpaidOver: async (
      { least, most }: { readonly least: number; readonly most: number },
      customerEmail: string | null,
    ) => {
      const unpaid = orders.where('status', '==', 'placed');
      const theirs = customerEmail === null ? unpaid : unpaid.where('customerEmail', '==', customerEmail);
      const ofAmount = theirs.where('priceCents', '>=', least).where('priceCents', '<=', most);
      return (await ofAmount.limit(2).get()).docs.map((document) => document.data());
    },
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

/** What placing an order, paying one and ending one read and change: what is read is still so when it is written. */
export function orderChanges(work: UnitOfWork) {
  const { firestore } = work;
  const products = firestore.collection('products').withConverter(asProduct);
  const orders = firestore.collection('orders').withConverter(asOrder);
  return {
    order: (id: string) => work.get(orders.doc(id)),
    writeOrder: (order: OrderRecord) => {
      work.write(orders.doc(order.id), orderFields(order));
    },
    /** Null for one that is gone or archived. */
    products: async (ids: readonly string[]): Promise<OrderedProducts> => {
      const found = await work.getAll(ids.map((id) => products.doc(id)));
      return new Map(
        ids.map((id, place) => {
          const product = found[place];
          return [id, product?.status === 'active' ? product : null];
        }),
      );
    },
    settings: async () => (await work.get(settingsDocument(firestore))) ?? newShopSettings,
    /** @param stocked the products of these lines as they were read here */
    takeStock: (lines: readonly OrderLine[], stocked: OrderedProducts) => {
      for (const { productId, quantity } of lines) {
        const left = stocked.get(productId)?.quantity ?? 0;
        work.write(products.doc(productId), { quantity: left - quantity });
      }
    },
    /** Puts back what these lines took; an archived product gets it too. */
    returnStock: async (lines: readonly OrderLine[]) => {
      const documents = lines.map(({ productId }) => products.doc(productId));
      const found = await work.getAll(documents);
      for (const [place, document] of documents.entries()) {
        const product = found[place];
        const { quantity } = lines[place] ?? { quantity: 0 };
        if (product) work.write(document, { quantity: product.quantity + quantity });
      }
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
