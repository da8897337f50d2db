import type { CollectionReference, Firestore, Query, Timestamp } from 'firebase-admin/firestore';
import type { Period } from '../../model/journal.ts';
import type { List } from '../../shared/list.ts';
import type { OrderRecord } from '../../model/orders.ts';
import type { RefundLedgerEntry, RefundLedgerKind, RefundRecord } from '../../model/refunds.ts';
import { readConverter, readDocuments } from './documents.ts';
import { inChunks, inPeriod } from './firestore-queries.ts';
import { firestoreList } from './firestore-list.ts';
import { invoicesOf } from './invoices-store.ts';
import { ordersIn } from './order-documents.ts';
import { oldestFirst, refundsOf } from './refunds-store.ts';

interface LedgerDocument extends Omit<RefundLedgerEntry, 'at' | 'kind' | 'transactionId' | 'providerAt'> {
  /** This field and those below are absent on seeded entries. */
  readonly kind?: RefundLedgerKind;
  readonly transactionId?: string;
  readonly providerAt?: Timestamp | null;
}

const asLedgerEntry = readConverter<LedgerDocument, RefundLedgerEntry>((stored, { createdAt: at }) => ({
  ...stored,
  kind: stored.kind ?? kindOf(stored),
  transactionId: stored.transactionId ?? '',
  providerAt: stored.providerAt?.toDate() ?? null,
  at,
}));

function kindOf({ refundId, cents }: LedgerDocument): RefundLedgerKind {
  if (refundId === undefined) return cents < 0 ? 'dispute-reversed' : 'dispute';
  return cents < 0 ? 'refund-failed' : 'refund';
}

export function journalStore(firestore: Firestore) {
  const orders = ordersIn(firestore);
  const moneyBack = firestore.collection('moneyBack').withConverter(asLedgerEntry);
  return {
    payments: (period: Period): List<OrderRecord> => timed(orders, 'paidAt', period),
    moneyBack: (period: Period): List<RefundLedgerEntry> => timed(moneyBack, 'createdAt', period),
    moneyBackOf: (orderIds: readonly string[]) =>
      inChunks(orderIds, (some) => moneyBack.where('orderId', 'in', some)),
    invoicesOf: (orderIds: readonly string[]) => found(invoicesOf(firestore), orderIds),
    ordersOf: (orderIds: readonly string[]) => found(orders, orderIds),
    refundsOf: async (orderIds: readonly string[]): Promise<readonly RefundRecord[]> =>
      oldestFirst(await inChunks(orderIds, (some) => refundsOf(firestore).where('orderId', 'in', some))),
  };
}

/** Lists documents by date, oldest first. Skips documents without a date. */
function timed<T>(
  query: Query<T>,
  field: 'paidAt' | 'createdAt',
  { from = new Date(0), to }: Period,
): List<T> {
  return firestoreList(inPeriod(query, field, { from, to }), { field, direction: 'asc' });
}

async function found<T>(
  documents: CollectionReference<T>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, T>> {
  const records = await readDocuments(documents, ids);
  return new Map(
    ids.flatMap((id, place) => {
      const record = records[place] ?? null;
      return record === null ? [] : [[id, record] as const];
    }),
  );
}
