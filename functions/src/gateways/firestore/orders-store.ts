import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { OrderRecord } from '../../model/orders.ts';
import { readConverter, readDocument } from './documents.ts';
import { notesOf } from './order-changes.ts';
import { ordersIn, orderFields } from './order-documents.ts';
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

export function newOrders(work: UnitOfWork) {
  const { firestore } = work;
  const orders = ordersIn(firestore);
  return {
    /** Adds an order with a random id and number. If the number is taken, the commit is retried with another. */
    addOrder: (order: Omit<OrderRecord, 'id' | 'number'>): OrderRecord => {
      const document = orders.doc();
      const stored = { ...order, id: document.id, number: drawOrderNumber() };
      work.create(firestore.collection('orderNumbers').doc(stored.number), { orderId: document.id });
      work.add(document, { ...orderFields(stored), createdAt: Timestamp.fromDate(order.createdAt) });
      return stored;
    },
  };
}
