import { orderStatuses, type OrderStatus } from '@pedalworks/contract';
import { Filter, Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { Caller } from '../../model/caller.ts';
import { isFullyRefunded } from '../../model/refunds.ts';
import type { OrderFilter, OrderRecord } from '../../model/orders.ts';
import { readDocument, readDocuments } from './documents.ts';
import { firestoreList, newestFirst } from './firestore-list.ts';
import { countOf, documentsOf } from './firestore-queries.ts';
import { ordersIn, orderTag } from './order-documents.ts';
import { listOrders } from './order-lists.ts';

export function orderLists(firestore: Firestore) {
  const orders = ordersIn(firestore);
  return {
    list: (wanted: OrderFilter) => listOrders(firestore, wanted),
    /** Lists the orders under an email. With `uid`, also those that the account placed under a former email. */
    listOf: (customerEmail: string, uid: string | null) => {
      const ofEmail = Filter.where('customerEmail', '==', customerEmail);
      const wanted = uid === null ? ofEmail : Filter.or(ofEmail, Filter.where('customerUid', '==', uid));
      return firestoreList(orders.where(wanted), newestFirst);
    },
    find: (id: string) => readDocument(orders, id),
    findAll: (ids: readonly string[]) => readDocuments(orders, ids),
    /** Lists orders with an open dispute. */
    disputed: () =>
      firestoreList(orders.where('beginnings', 'array-contains', orderTag.disputed), newestFirst),
    ...orderCounts(firestore),
  };
}

function orderCounts(firestore: Firestore) {
  const orders = ordersIn(firestore);
  const countAll = async <S extends OrderStatus>(statuses: readonly S[]) => {
    const counts = await Promise.all(
      statuses.map(async (status) => [status, await countOf(orders.where('status', '==', status))] as const),
    );
    return Object.fromEntries(counts) as Record<S, number>;
  };
  return {
    /** Counts open orders by status. Cheap even in a large shop, because few orders are open at a time. */
    openCounts: () => countAll(['placed', 'paid', 'packed', 'shipped']),
    /** Counts closed orders by status, at the cost of a read per 1,000 orders. */
    closedCounts: () => countAll(['delivered', 'cancelled', 'refunded']),
    /** Counts orders placed after `since` or, for `paid`, orders paid after `since` and not packed yet. */
    newCount: (since: Date, dates: 'placed' | 'paid') => {
      // Adds a millisecond: `since` comes from a response, which cuts timestamps to milliseconds.
      const after = new Date(since.getTime() + 1);
      if (dates === 'placed') return countOf(orders.where('createdAt', '>=', after));
      const toPack = orders.where('status', '==', 'paid').where('paidAt', '>=', after);
      return countOf(toPack.orderBy('paidAt', 'desc'));
    },
    viewCounts: async () => {
      const [needsLook, disputed] = await Promise.all([
        countOf(orders.where('needsLook', '==', true)),
        countOf(orders.where('beginnings', 'array-contains', orderTag.disputed)),
      ]);
      return { needsLook, disputed };
    },
    packedBefore: (before: Date) => countOf(orders.where('packedAt', '<=', before)),
    /** Returns the earliest deadline of all open disputes; null if none is known. */
    disputeDueBy: async (): Promise<string | null> => {
      const disputed = orders.where('disputeDueBy', '>', '').orderBy('disputeDueBy').limit(1);
      const found = await disputed.select('disputeDueBy').get();
      return (found.docs[0]?.get('disputeDueBy') as string | undefined) ?? null;
    },
  };
}

const soonestFirst = { field: 'expiresAt', direction: 'asc' } as const;

/** Lists unpaid orders past their payment deadline, longest overdue first. */
function overdueOrders(firestore: Firestore) {
  const overdue = () =>
    ordersIn(firestore).where('status', '==', 'placed').where('expiresAt', '<=', Timestamp.now());
  return {
    overdue: () => firestoreList(overdue(), soonestFirst),
    overdueWith: async (productIds: readonly string[], limit: number): Promise<readonly OrderRecord[]> => {
      const queries = productIds.map((id) =>
        overdue().where('productIds', 'array-contains', id).orderBy('expiresAt').limit(limit),
      );
      const orders = await documentsOf(...queries);
      return [...new Map(orders.map((order) => [order.id, order])).values()];
    },
  };
}

function ordersOfAmount(firestore: Firestore) {
  const orders = ordersIn(firestore);
  return {
    /** Returns up to two unpaid orders that total `min` to `max` cents: enough to tell if there is exactly one. */
    unpaidOver: async (
      { min, max }: { readonly min: number; readonly max: number },
      customerEmail: string | null,
    ) => {
      const unpaid = orders.where('status', '==', 'placed');
      const ofCustomer = customerEmail === null ? unpaid : unpaid.where('customerEmail', '==', customerEmail);
      const ofAmount = ofCustomer.where('priceCents', '>=', min).where('priceCents', '<=', max);
      return documentsOf(ofAmount.limit(2));
    },
    ofAmount: async ({ min, max }: { readonly min: number; readonly max: number }, customerEmail: string) => {
      const ofCustomer = orders
        .where('customerEmail', '==', customerEmail)
        .where('status', 'in', [...orderStatuses]);
      const ofAmount = ofCustomer.where('priceCents', '>=', min).where('priceCents', '<=', max);
      return documentsOf(ofAmount.limit(500));
    },
  };
}

/** True if the whole price was refunded. An order that cost nothing is never returned. */
const isReturned = (order: OrderRecord): boolean => order.refundedCents > 0 && isFullyRefunded(order);

export function orderQueries(firestore: Firestore) {
  const orders = ordersIn(firestore);
  return {
    /**
     * True if the customer has a paid order, of `productId` if given, that is not fully refunded. Finds their orders as
     * `maySee` does, by uid or verified email, except that an unverified email finds none.
     */
    hasPaid: async (
      { uid, email, emailVerified }: Pick<Caller, 'uid' | 'email' | 'emailVerified'>,
      productId?: string,
      exceptOrderId = '',
    ) => {
      const ofAny = orders.where('paid', '==', true).limit(50);
      const paid = productId === undefined ? ofAny : ofAny.where('productIds', 'array-contains', productId);
      const bought = await documentsOf(
        paid.where('customerUid', '==', uid),
        ...(emailVerified ? [paid.where('customerEmail', '==', email)] : []),
      );
      return bought.some((order) => order.id !== exceptOrderId && !isReturned(order));
    },
    numbersOf: async (ids: readonly string[]): Promise<readonly string[]> => {
      if (ids.length === 0) return [];
      const documents = ids.map((id) => firestore.doc(`orders/${id}`));
      const found = await firestore.getAll(...documents, { fieldMask: ['number'] });
      return found.map((order) => String(order.get('number')));
    },
    /** Returns the id of the order that a payment paid; null if it paid none. */
    paidBy: async (paymentId: string) => {
      const paid = orders.where('transactionId', '==', paymentId).limit(1);
      return (await paid.select().get()).docs[0]?.id ?? null;
    },
    ...ordersOfAmount(firestore),
    ...overdueOrders(firestore),
  };
}
