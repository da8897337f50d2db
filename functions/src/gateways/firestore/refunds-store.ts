import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { OrderRecord, ShipmentRecord } from '../../model/orders.ts';
import type { RefundLedgerEntry, RefundRecord } from '../../model/refunds.ts';
import { readConverter, readDocuments } from './documents.ts';
import { documentsOf, inChunks } from './firestore-queries.ts';
import { orderChanges } from './order-changes.ts';
import { recallShipment } from './recalled-mails.ts';
import { unverifyReviews } from './reviews-store.ts';
import type { UnitOfWork } from './unit-of-work.ts';

type RefundDocument = Omit<RefundRecord, 'id' | 'createdAt'>;

const asRefund = readConverter<RefundDocument, RefundRecord>((refund, { id, createdAt }) => ({
  ...refund,
  id,
  createdAt,
}));

export const refundsOf = (firestore: Firestore) => firestore.collection('refunds').withConverter(asRefund);

const maxPending = 500;

export function refundsStore(firestore: Firestore) {
  const refunds = refundsOf(firestore);
  const pending = refunds.where('status', '==', 'pending');
  return {
    findAll: (ids: readonly string[]) => readDocuments(refunds, ids),
    /** Returns the refunds that settle failed ones outside the card. */
    settling: (failedIds: readonly string[]) =>
      inChunks(failedIds, (some) => refunds.where('settles', 'in', some)),
    ofOrder: async (orderId: string) =>
      oldestFirst(await documentsOf(refunds.where('orderId', '==', orderId))),
    /** Returns pending refunds, created before `before`, that the provider has not confirmed. */
    unanswered: async (before: Date) => {
      const unanswered = pending.where('providerId', '==', null);
      const found = await documentsOf(unanswered.limit(maxPending));
      return found.filter(({ createdAt }) => createdAt < before);
    },
    /** Returns refunds, created before `before`, that the provider has accepted but the bank has not confirmed. */
    unconfirmed: async (before: Date) => {
      const found = await documentsOf(pending.limit(maxPending));
      return found.filter(({ createdAt, providerId }) => providerId !== null && createdAt < before);
    },
  };
}

export function refundChanges(work: UnitOfWork) {
  const refunds = refundsOf(work.firestore);
  const known = new Set<string>();
  const fieldsOf = ({ id: _id, createdAt: _createdAt, ...fields }: RefundRecord): RefundDocument => fields;
  return {
    /** Lists an order's refunds. Read the order first, so that a concurrent refund of the order conflicts. */
    refunds: async (orderId: string) => {
      const found = await work.find(refunds.where('orderId', '==', orderId));
      for (const { id } of found) known.add(id);
      return oldestFirst(found);
    },
    /** Writes refunds together with their order, so that concurrent refunds of one order conflict. */
    writeRefunds: (order: OrderRecord, changed: readonly RefundRecord[]) => {
      for (const refund of changed) {
        const document = refunds.doc(refund.id);
        const createdAt = Timestamp.fromDate(refund.createdAt);
        if (known.has(refund.id)) work.write(document, fieldsOf(refund));
        else work.create(document, { ...fieldsOf(refund), createdAt });
      }
      orderChanges(work).writeOrder(order);
    },
    addRefundLedgerEntry: ({ at, providerAt, ...entry }: RefundLedgerEntry) => {
      const times = {
        createdAt: Timestamp.fromDate(at),
        providerAt: providerAt && Timestamp.fromDate(providerAt),
      };
      work.add(work.firestore.collection('moneyBack').doc(), { ...entry, ...times });
    },
    recallShipment: (orderId: string, shipment: Pick<ShipmentRecord, 'id' | 'shippedAt'>) =>
      recallShipment(work, orderId, shipment),
    unverifyReviews: (order: OrderRecord) => unverifyReviews(work, order),
  };
}

export function oldestFirst(refunds: readonly RefundRecord[]): readonly RefundRecord[] {
  return refunds.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}
