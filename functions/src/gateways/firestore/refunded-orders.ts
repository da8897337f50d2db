import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import { mapList, type List } from '../../shared/list.ts';
import { isWithin } from '../../model/journal.ts';
import type { ListedOrder, OrderFilter, OrderRecord } from '../../model/orders.ts';
import { readConverter } from './documents.ts';
import { inChunks, inPeriod } from './firestore-queries.ts';
import { firestoreList, type ListOrder } from './firestore-list.ts';
import { ordersIn } from './order-documents.ts';

interface Booking {
  readonly id: string;
  readonly orderId: string;
  readonly cents: number;
  readonly at: Date;
}

const asBooking = readConverter<Omit<Booking, 'id' | 'at'>, Booking>(
  ({ orderId, cents }, { id, createdAt }) => ({ id, orderId, cents, at: createdAt }),
);

/** Limits a page to about 200 reads: its ledger entries, their orders, and further ledger entries of those orders. */
const bookingsPerPage = 30;

interface RefundedWanted extends Pick<OrderFilter, 'from' | 'before'> {
  readonly isWanted: (order: OrderRecord) => boolean;
  readonly direction: ListOrder['direction'];
}

/** Lists each order refunded in a period once, with the total refunded in that period. */
export function refundedOrders(firestore: Firestore, wanted: RefundedWanted): List<ListedOrder> {
  const all: Query<Booking> = firestore.collection('moneyBack').withConverter(asBooking);
  const bookings = inPeriod(all, 'createdAt', { from: wanted.from, to: wanted.before });
  const list = firestoreList(bookings, { field: 'createdAt', direction: wanted.direction });
  const short: typeof list = {
    ...list,
    page: (request) => list.page({ ...request, limit: Math.min(request.limit, bookingsPerPage) }),
  };
  return mapList(short, (page) => refundedIn(firestore, page, wanted));
}

async function refundedIn(
  firestore: Firestore,
  page: readonly Booking[],
  { from, before, isWanted, direction }: RefundedWanted,
): Promise<readonly ListedOrder[]> {
  const ids = [...new Set(page.map(({ orderId }) => orderId))];
  const [orders, others] = await Promise.all([ordersById(firestore, ids), bookingsOf(firestore, ids)]);
  const period = { from, to: before };
  return page.filter(movesMoney).flatMap((booking) => {
    const order = orders.get(booking.orderId);
    const ofOrder = others.filter(
      (other) => other.orderId === booking.orderId && movesMoney(other) && isWithin(other.at, period),
    );
    const [first] = ofOrder.toSorted(direction === 'asc' ? byMoment : (one, other) => byMoment(other, one));
    if (order === undefined || first?.id !== booking.id || !isWanted(order)) return [];
    return { ...order, refundedInPeriodCents: ofOrder.reduce((sum, { cents }) => sum + cents, 0) };
  });
}

/** False for entries that only date a document. */
const movesMoney = ({ cents }: Booking) => cents !== 0;

const byMoment = (one: Booking, other: Booking) =>
  one.at.getTime() - other.at.getTime() || (one.id < other.id ? -1 : 1);

async function ordersById(firestore: Firestore, ids: readonly string[]) {
  const found = await inChunks(ids, (some) => ordersIn(firestore).where(FieldPath.documentId(), 'in', some));
  return new Map(found.map((order) => [order.id, order]));
}

const bookingsOf = (firestore: Firestore, ids: readonly string[]) =>
  inChunks(ids, (some) =>
    firestore.collection('moneyBack').withConverter(asBooking).where('orderId', 'in', some),
  );
