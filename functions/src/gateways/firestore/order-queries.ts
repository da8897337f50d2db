import { orderStatuses, type OrderStatus } from '@pedalworks/contract';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { Caller } from '../../model/caller.ts';
import type { OrderFilter, OrderRecord } from '../../model/orders.ts';
import { firestoreList, newestFirst } from './firestore-list.ts';
import { countOf } from './firestore-queries.ts';
import { asOrder, orderTag } from './order-documents.ts';
import { listOrders } from './order-lists.ts';

const ordersOf = (firestore: Firestore) => firestore.collection('orders').withConverter(asOrder);

/** Lists of orders, and how many there are. */
export function orderLists(firestore: Firestore) {
  const orders = ordersOf(firestore);
  return {
    list: (wanted: OrderFilter) => listOrders(firestore, wanted),
    /** One customer's orders, newest first. */
    listOf: (customerEmail: string) =>
      firestoreList(orders.where('customerEmail', '==', customerEmail), newestFirst),
    find: async (id: string) => (await orders.doc(id).get()).data() ?? null,
    ...orderCounts(firestore),
  };
}

function orderCounts(firestore: Firestore) {
  const orders = ordersOf(firestore);
  const countAll = async <S extends OrderStatus>(statuses: readonly S[]) => {
    const counts = await Promise.all(
      statuses.map(async (status) => [status, await countOf(orders.where('status', '==', status))] as const),
    );
    return Object.fromEntries(counts) as Record<S, number>;
  };
  return {
    /** Orders in progress, by status. Orders leave these statuses, so counting them stays cheap as the shop grows. */
    openCounts: () => countAll(['placed', 'paid', 'packed', 'shipped']),
    /** Orders that are over, by status: a read for every 1,000 orders. */
    closedCounts: () => countAll(['delivered', 'cancelled', 'refunded']),
    /** Orders placed later than this millisecond, or paid later and still to be packed. */
    newCount: (since: Date, dates: 'placed' | 'paid') => {
      // An answer's moments are cut to the millisecond, so that a known order may be a part of one later.
      const after = new Date(since.getTime() + 1);
      if (dates === 'placed') return countOf(orders.where('createdAt', '>=', after));
      const toPack = orders.where('status', '==', 'paid').where('paidAt', '>=', after);
      return countOf(toPack.orderBy('paidAt', 'desc'));
    },
    /** Orders in the views that are no status. */
    viewCounts: async () => {
      const [needsLook, disputed] = await Promise.all([
        countOf(orders.where('needsLook', '==', true)),
        countOf(orders.where('beginnings', 'array-contains', orderTag.disputed)),
      ]);
      return { needsLook, disputed };
    },
  };
}

const soonestFirst = { field: 'expiresAt', direction: 'asc' } as const;

/** Unpaid orders past their time to pay, the longest overdue first. */
function overdueOrders(firestore: Firestore) {
  const overdue = () =>
    ordersOf(firestore).where('status', '==', 'placed').where('expiresAt', '<=', Timestamp.now());
  return {
    overdue: () => firestoreList(overdue(), soonestFirst),
    /** Those with any of these products, up to `limit` for each product. */
    overdueWith: async (productIds: readonly string[], limit: number): Promise<readonly OrderRecord[]> => {
      const found = await Promise.all(
        productIds.map((id) =>
          overdue().where('productIds', 'array-contains', id).orderBy('expiresAt').limit(limit).get(),
        ),
      );
      const orders = found.flatMap(({ docs }) => docs.map((document) => document.data()));
      return [...new Map(orders.map((order) => [order.id, order])).values()];
    },
  };
}

/** Orders by what they cost. */
function ordersOfAmount(firestore: Firestore) {
  const orders = ordersOf(firestore);
  return {
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
    /** A customer's orders over so many cents, of any status. */
    ofAmount: async (
      { least, most }: { readonly least: number; readonly most: number },
      customerEmail: string,
    ) => {
      const theirs = orders
        .where('customerEmail', '==', customerEmail)
        .where('status', 'in', [...orderStatuses]);
      const ofAmount = theirs.where('priceCents', '>=', least).where('priceCents', '<=', most);
      return (await ofAmount.limit(500).get()).docs.map((document) => document.data());
    },
  };
}

const isKept = ({ refundedCents, priceCents }: OrderRecord): boolean =>
  refundedCents === 0 || refundedCents < priceCents;

/** What placing, paying and reviewing ask of orders. */
export function orderQueries(firestore: Firestore) {
  const orders = ordersOf(firestore);
  return {
    /** True if a paid order that was not refunded in full, of this product if one is named, is theirs: one they placed, or with a verified email any under it. */
    hasPaid: async (
      { uid, email, emailVerified }: Pick<Caller, 'uid' | 'email' | 'emailVerified'>,
      productId?: string,
      exceptOrderId = '',
    ) => {
      const ofAny = orders.where('paid', '==', true).limit(50);
      const paid = productId === undefined ? ofAny : ofAny.where('productIds', 'array-contains', productId);
      const theirs = [
        paid.where('customerUid', '==', uid),
        ...(emailVerified ? [paid.where('customerEmail', '==', email)] : []),
      ];
      const found = await Promise.all(theirs.map((query) => query.get()));
      const bought = found.flatMap(({ docs }) => docs.map((document) => document.data()));
      return bought.some((order) => order.id !== exceptOrderId && isKept(order));
    },
    /** The numbers of the orders with these ids, in their order. */
    numbersOf: async (ids: readonly string[]): Promise<readonly string[]> => {
      if (ids.length === 0) return [];
      const documents = ids.map((id) => firestore.doc(`orders/${id}`));
      const found = await firestore.getAll(...documents, { fieldMask: ['number'] });
      return found.map((order) => String(order.get('number')));
    },
    /** The id of the order that a payment paid; null where it paid none. */
    paidBy: async (paymentId: string) => {
      const paid = orders.where('transactionId', '==', paymentId).limit(1);
      return (await paid.select().get()).docs[0]?.id ?? null;
    },
    ...ordersOfAmount(firestore),
    ...overdueOrders(firestore),
  };
}
