import { ApiError, type invoiceEndpoints, type InvoiceDocument } from '@pedalworks/contract';
import type { Handlers } from '../http/handler.ts';
import { mapList } from '../shared/list.ts';
import { ownOrder } from '../orders/order-owner.ts';
import type { Ports } from '../ports.ts';
import { calendarOf } from '../shared/calendar.ts';
import { toInvoice } from './invoice-answer.ts';
import { issueCreditNotes, needsCreditNote } from './issue-credit-notes.ts';
import { journalOf, type JournalEntry } from './journal.ts';

export function invoiceHandlers(
  ports: Pick<Ports, 'orders' | 'invoices' | 'refunds' | 'journal' | 'settings' | 'transact'>,
): Handlers<typeof invoiceEndpoints> {
  return {
    listInvoices: async ({ query }) => {
      const { openSpan } = calendarOf((await ports.settings.read()).timeZone);
      return mapList(journalOf(ports, openSpan(query)), (entries) => entries.flatMap(invoiceDocuments));
    },
    getInvoice: async ({ params: { id }, caller, signal }) => {
      const order = await ownOrder(ports.orders, id, caller);
      if (order.paidAt === null) throw new ApiError('invoices/order-not-paid');
      const [issued, refunds] = await Promise.all([ports.invoices.find(id), ports.refunds.ofOrder(id)]);
      const isMissing = issued === null || refunds.some(needsCreditNote);
      const invoice = isMissing ? await issueCreditNotes(ports, id, signal) : issued;
      return toInvoice(invoice, refunds);
    },
  };
}

/** Returns an entry's invoice or credit note as a list; [] if the entry has neither, such as a lost dispute. */
function invoiceDocuments({ kind, invoice, note, refunds }: JournalEntry): readonly InvoiceDocument[] {
  if (invoice === undefined || (kind !== 'invoice' && kind !== 'credit note')) return [];
  return [{ refundId: note?.refundId ?? null, invoice: toInvoice(invoice, refunds) }];
}
