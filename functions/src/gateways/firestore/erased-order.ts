import type { Tracking } from '@pedalworks/contract';
import type { DocumentData, DocumentReference, FirestoreDataConverter } from 'firebase-admin/firestore';
import { isUnderWay, type Erasure } from '../../model/person.ts';
import type { OrderRecord } from '../../model/orders.ts';
import { withoutPerson, withoutWords } from '../../model/erased-text.ts';
import { notesOf } from './order-changes.ts';
import { asOrder, orderFields } from './order-documents.ts';
import type { UnitOfWork } from './unit-of-work.ts';

export interface Stored {
  readonly document: DocumentReference;
  readonly fields: DocumentData;
}

export const asStored: FirestoreDataConverter<Stored> = {
  toFirestore: () => {
    throw new TypeError('This converter only reads.');
  },
  fromFirestore: (snapshot) => ({ document: snapshot.ref, fields: snapshot.data() }),
};

/**
 * Removes the person from an order and from every document about it, in one commit. The payment ledger is erased
 * later, after the provider's data.
 *
 * @returns false if the order must still be shipped, because its shipment was undone meanwhile
 */
export async function eraseOrder(
  work: UnitOfWork,
  orderId: string,
  { uid, words }: Erasure,
): Promise<boolean> {
  const { firestore } = work;
  const ofOrder = (collection: string, field = 'orderId') =>
    work.find(firestore.collection(collection).where(field, '==', orderId).withConverter(asStored));
  const document = firestore.collection('orders').doc(orderId).withConverter(asOrder);
  const [order, mails, refunds, payments, keys, audits] = await Promise.all([
    work.get(document),
    ofOrder('mail'),
    ofOrder('refunds'),
    ofOrder('payments'),
    ofOrder('idempotencyKeys'),
    ofOrder('audit', 'target'),
    work.get(notesOf(firestore, orderId)),
  ]);
  if (order === null) return true;
  if (isUnderWay(order)) return false;
  const telling = [...words, ...wordsOf(order)];
  work.write(document, orderFields(withoutCustomer(order, telling)));
  for (const mail of mails) work.write(mail.document, erasedMail(mail.fields));
  for (const refund of refunds) work.write(refund.document, { reason: '' });
  for (const payment of payments) work.write(payment.document, { owner: null, ownerUid: uid });
  for (const key of keys) work.delete(key.document);
  for (const audit of audits) work.write(audit.document, erasedAudit(audit.fields, telling));
  work.delete(notesOf(firestore, orderId));
  return true;
}

/** Removes tracking URLs, which may contain the customer's name in any encoding. Keeps tracking numbers. */
function withoutCustomer(order: OrderRecord, words: readonly string[]): OrderRecord {
  const erased = (tracking: Tracking | null) =>
    tracking && {
      carrier: withoutWords(tracking.carrier, words),
      number: withoutWords(tracking.number, words),
      url: null,
    };
  return {
    ...order,
    customerEmail: '',
    customerName: '',
    customerUid: null,
    phone: '',
    address: null,
    tracking: erased(order.tracking),
    history: order.history.map(({ formerTracking, ...event }) =>
      formerTracking === undefined ? event : { ...event, formerTracking: erased(formerTracking) },
    ),
  };
}

function wordsOf({ customerEmail, customerName, phone, address }: OrderRecord): readonly string[] {
  return [customerEmail, customerName, phone, address?.name ?? '', ...(address?.street.split('\n') ?? [])];
}

export function erasedMail({ delivery }: DocumentData): DocumentData {
  const { state, ...other } = delivery as DocumentData;
  return {
    to: '',
    uid: null,
    message: { subject: '', text: '', html: '' },
    delivery: { ...other, state: state === 'sent' ? 'sent' : 'off', error: null, isOpen: false },
  };
}

export function erasedAudit({ before, after }: DocumentData, words: readonly string[]): DocumentData {
  return { before: withoutPerson(before, words), after: withoutPerson(after, words), customerUid: null };
}
