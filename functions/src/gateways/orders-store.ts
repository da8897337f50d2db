import { newShopSettings, type OrderAttention } from '@pedalworks/contract';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { Caller } from '../callers/caller.ts';
import type { IdempotencyRecord, OrderedProduct, OrderRecord } from '../orders/orders-port.ts';
import { readConverter } from './documents.ts';
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
}

export const asOrder = readConverter<OrderDocument, OrderRecord>(
  ({ attention, attentions = [attention ?? []].flat(), ...order }, { id, createdAt }) => ({
    stockTaken: false,
    ...order,
    attentions,
    id,
    createdAt,
  }),
);

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
      const paid = productId === undefined ? ofAny : ofAny.where('purchaseId', '==', productId);
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
      const unpaid = orders.where('paid', '==', false);
      const theirs = customerEmail === null ? unpaid : unpaid.where('customerEmail', '==', customerEmail);
      const ofAmount = theirs.where('priceCents', '>=', least).where('priceCents', '<=', most);
      return (await ofAmount.limit(2).get()).docs.map((document) => document.data());
    },
    /**
     * Stores what `place` decides on an order of one product; it runs again when another buyer was faster, so it only uses
     * what it is given.
     *
     * @throws ApiError `service/unavailable` when the signal aborts; nothing is stored then
     */
    orderTransaction: (
      { productId, signal }: { readonly productId: string; readonly signal: AbortSignal },
      place: (transaction: ReturnType<typeof orderTransaction>) => Promise<OrderRecord>,
    ) => inOneCommit({ subject: productId, signal }, (work) => place(orderTransaction(work))),
  };
}

/** What placing an order and paying one read and change of products: what is read is still so when stock is taken. */
export function stockChanges(work: UnitOfWork) {
  const { firestore } = work;
  const products = firestore.collection('products').withConverter(asProduct);
  return {
    /** Null too where it is archived. */
    product: async (id: string): Promise<OrderedProduct | null> => {
      const product = await work.get(products.doc(id));
      return product?.status === 'active' ? product : null;
    },
    settings: async () => (await work.get(settingsDocument(firestore))) ?? newShopSettings,
    takeStock: ({ id, quantity: left }: OrderedProduct, quantity: number) => {
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

const asKey = readConverter<KeyDocument, KeyDocument>((stored) => stored);

const keptMilliseconds = 86_400_000;

/** One order being placed: all of it is stored, or nothing. */
function orderTransaction(work: UnitOfWork) {
  const { firestore } = work;
  const orders = firestore.collection('orders').withConverter(asOrder);
  const keys = firestore.collection('idempotencyKeys').withConverter(asKey);
  return {
    ...stockChanges(work),
    /** What was stored under this record's id within the last 24 hours; null where nothing. */
    earlierOrder: async ({ id }: IdempotencyRecord) => {
      const key = await work.get(keys.doc(id));
      // The TTL policy takes its time: what it has not removed yet has expired all the same.
      if (key === null || key.expiresAt.toMillis() <= Date.now()) return null;
      const order = await work.get(orders.doc(key.orderId));
      return order && { fingerprint: key.fingerprint, order };
    },
    store: (order: Omit<OrderRecord, 'id' | 'createdAt'>): OrderRecord => {
      const createdAt = Timestamp.now();
      const document = orders.doc();
      work.add(document, { ...order, createdAt });
      return { ...order, id: document.id, createdAt: createdAt.toDate() };
    },
    /** Keeps for 24 hours which order was stored under a record. */
    remember: ({ id, fingerprint }: IdempotencyRecord, { id: orderId }: OrderRecord) => {
      const expiresAt = Timestamp.fromMillis(Date.now() + keptMilliseconds);
      work.write(keys.doc(id), { fingerprint, orderId, expiresAt });
    },
  };
}
