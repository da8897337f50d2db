import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { OrderRecord } from '../../model/orders.ts';
import type { RefundLedgerEntry, RefundRecord } from '../../model/order-refunds.ts';
import { readConverter } from './documents.ts';
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

const maxUnanswered = 500;

export function refundsStore(firestore: Firestore) {
  const refunds = refundsOf(firestore);
  return {
    ofOrder: async (orderId: string) => {
      const { docs } = await refunds.where('orderId', '==', orderId).get();
      return oldestFirst(docs.map((document) => document.data()));
    },
    /** Pending refunds that the provider has not confirmed. */
    unanswered: async (before: Date) => {
      const unanswered = refunds.where('status', '==', 'pending').where('providerId', '==', null);
      const { docs } = await unanswered.limit(maxUnanswered).get();
      return docs.map((document) => document.data()).filter(({ createdAt }) => createdAt < before);
    },
  };
}

/** Writes of an order's refunds. Whoever writes a refund writes its order too, so that two concurrent decisions conflict. */
export function refundChanges(work: UnitOfWork) {
  const refunds = refundsOf(work.firestore);
  const fieldsOf = ({ id: _id, createdAt: _createdAt, ...fields }: RefundRecord): RefundDocument => fields;
  return {
    /** Read refunds after their order. */
    refunds: async (orderId: string) => oldestFirst(await work.find(refunds.where('orderId', '==', orderId))),
    addRefund: (refund: RefundRecord) => {
      const createdAt = Timestamp.fromDate(refund.createdAt);
      work.create(refunds.doc(refund.id), { ...fieldsOf(refund), createdAt });
    },
    /** The sales figures are computed from these entries. */
    addRefundLedgerEntry: ({ at, ...moved }: RefundLedgerEntry) => {
      const createdAt = Timestamp.fromDate(at);
      work.add(work.firestore.collection('moneyBack').doc(), { ...moved, createdAt });
    },
    recallShipment: (orderId: string, shippedAt: Date) => recallShipment(work, orderId, shippedAt),
    unverifyReviews: (order: OrderRecord) => unverifyReviews(work, order),
    writeRefund: (refund: RefundRecord) => {
      work.write(refunds.doc(refund.id), fieldsOf(refund));
    },
  };
}

export function oldestFirst(refunds: readonly RefundRecord[]): readonly RefundRecord[] {
  return refunds.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}
