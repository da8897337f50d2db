import { dayMilliseconds } from '@pedalworks/contract';
import type { Firestore } from 'firebase-admin/firestore';
import type { InvoiceRecord, Series } from '../../model/invoices.ts';
import { isRefunded } from '../../model/refunds.ts';
import { readConverter, readDocument } from './documents.ts';
import { documentsOf } from './firestore-queries.ts';
import { refundsOf } from './refunds-store.ts';
import type { UnitOfWork } from './unit-of-work.ts';

const asInvoice = readConverter<Omit<InvoiceRecord, 'orderId'>, InvoiceRecord>((stored, { id }) => ({
  ...stored,
  orderId: id,
}));

const asCounter = readConverter<{ readonly last: number }, number>(({ last }) => last);

export const invoicesOf = (firestore: Firestore) => firestore.collection('invoices').withConverter(asInvoice);

/** Period after payment in which the scheduled job issues missing invoices. Later, they are issued on request. */
const missedMilliseconds = 31 * dayMilliseconds;
const maxMissing = 500;

export function invoicesStore(firestore: Firestore) {
  return {
    find: (orderId: string) => readDocument(invoicesOf(firestore), orderId),
    missing: async () => {
      const since = new Date(Date.now() - missedMilliseconds);
      const paid = firestore.collection('orders').where('paidAt', '>=', since);
      const without = paid.where('invoiceNumber', '==', null).orderBy('paidAt').limit(maxMissing);
      return (await without.select().get()).docs.map(({ id }) => id);
    },
    withoutCreditNote: async () => {
      const booked = refundsOf(firestore).where('status', 'in', ['pending', 'succeeded']);
      const without = booked.where('creditNoteNumber', '==', null).limit(maxMissing);
      const refunds = await documentsOf(without);
      return [...new Set(refunds.filter(isRefunded).map(({ orderId }) => orderId))];
    },
  };
}

export function invoiceChanges(work: UnitOfWork) {
  const { firestore } = work;
  const counters = firestore.collection('counters').withConverter(asCounter);
  return {
    invoice: (orderId: string) => work.get(invoicesOf(firestore).doc(orderId)),
    writeInvoice: ({ orderId, ...invoice }: InvoiceRecord) => {
      work.write(invoicesOf(firestore).doc(orderId), invoice);
    },
    writeCreditNoteNumber: (refundId: string, creditNoteNumber: string) => {
      work.write(refundsOf(firestore).doc(refundId), { creditNoteNumber });
    },
    /** Reserves the next number of a series, such as 2026-000123. */
    takeNumber: async (series: Series, year: string): Promise<string> => {
      const counter = counters.doc(`${series}-${year}`);
      // Continues after a number that this unit of work has taken but not stored yet.
      const taken: unknown = work.written(counter)?.['last'];
      const last = typeof taken === 'number' ? taken : ((await work.get(counter)) ?? 0);
      const next = last + 1;
      work.write(counter, { last: next });
      return `${year}-${String(next).padStart(6, '0')}`;
    },
  };
}
