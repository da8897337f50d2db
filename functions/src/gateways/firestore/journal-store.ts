import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import type { Period } from '../../model/journal.ts';
import type { List } from '../../shared/list.ts';
import type { OrderRecord } from '../../model/orders.ts';
import type { RefundLedgerEntry, RefundRecord } from '../../model/order-refunds.ts';
import { readConverter } from './documents.ts';
import { inChunks } from './firestore-queries.ts';
import { firestoreList } from './firestore-list.ts';
import { asInvoice } from './invoices-store.ts';
import { asOrder } from './order-documents.ts';
import { oldestFirst, refundsOf } from './refunds-store.ts';

const asLedgerEntry = readConverter<Omit<RefundLedgerEntry, 'at'>, RefundLedgerEntry>(
  (stored, { createdAt: at }) => ({ ...stored, at }),
);

export function journalStore(firestore: Firestore) {
  const orders = firestore.collection('orders').withConverter(asOrder);
  const invoices = firestore.collection('invoices').withConverter(asInvoice);
  const moneyBack = firestore.collection('moneyBack').withConverter(asLedgerEntry);
  return {
    payments: (period: Period): List<OrderRecord> => inPeriod(orders, 'paidAt', period),
    moneyBack: (period: Period): List<RefundLedgerEntry> => inPeriod(moneyBack, 'createdAt', period),
    invoicesOf: (orderIds: readonly string[]) =>
      found(
        firestore,
        orderIds.map((id) => invoices.doc(id)),
      ),
    ordersOf: (orderIds: readonly string[]) =>
      found(
        firestore,
        orderIds.map((id) => orders.doc(id)),
      ),
    refundsOf: async (orderIds: readonly string[]): Promise<readonly RefundRecord[]> =>
      oldestFirst(await inChunks(orderIds, (some) => refundsOf(firestore).where('orderId', 'in', some))),
  };
}

/** Lists documents by date, oldest first. Skips documents without a date. */
function inPeriod<T>(query: Query<T>, field: 'paidAt' | 'createdAt', { from, to }: Period): List<T> {
  const since = query.where(field, '>=', from ?? new Date(0));
  return firestoreList(to === undefined ? since : since.where(field, '<', to), { field, direction: 'asc' });
}

async function found<T>(
  firestore: Firestore,
  documents: readonly DocumentReference<T>[],
): Promise<ReadonlyMap<string, T>> {
  if (documents.length === 0) return new Map();
  const answers = await firestore.getAll(...(documents as readonly DocumentReference[]));
  return new Map(
    answers.flatMap((document) => {
      const data = document.data() as T | undefined;
      return data === undefined ? [] : [[document.id, data] as const];
    }),
  );
}
