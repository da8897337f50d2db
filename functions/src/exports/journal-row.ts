import { amountText } from '@pedalworks/contract';
import type { CsvRow } from '../http/csv.ts';
import type { JournalEntry } from '../invoices/journal.ts';
import type { CreditNoteRecord, InvoiceRecord } from '../model/invoices.ts';

export const journalHeadings = (timeZone: string): CsvRow => [
  `Date (${timeZone})`,
  'Kind',
  'Number',
  'Document date',
  'For invoice',
  'Buyer',
  'Country',
  'VAT id',
  'Net',
  'Tax rate %',
  'Tax',
  'Gross',
  'Currency',
  'Order',
  'Transaction',
  'Payment',
  `Provider date (${timeZone})`,
  'Method',
  'Return',
];

/** @param dayOf converts a time to a day in the shop's time zone */
export const journalRow =
  (dayOf: (time: Date) => string) =>
  (entry: JournalEntry): CsvRow => {
    const { kind, at, order, invoice, currency, transactionId, paymentId, providerAt, method, returnNumber } =
      entry;
    const document = documentOf(entry);
    const isCredit = document !== undefined && document !== invoice;
    return [
      ...[dayOf(at), kind, document?.number ?? '', document?.date ?? ''],
      isCredit ? (invoice?.number ?? '') : '',
      ...buyerCells(entry, dayOf),
      ...amountCells(entry),
      ...[currency.toUpperCase(), order?.number ?? '', transactionId, paymentId],
      providerAt === null ? '' : dayOf(providerAt),
      method,
      returnNumber,
    ];
  };

/** Returns an entry's document; undefined for money without one, or whose document was issued on a later day. */
function documentOf({ kind, invoice, note }: JournalEntry): InvoiceRecord | CreditNoteRecord | undefined {
  if (kind === 'invoice') return invoice;
  return kind === 'credit note' || kind === 'credit note voided' ? note : undefined;
}

/** Returns the buyer as known on the day of the entry, without an address that was added to the invoice later. */
function buyerCells({ at, order, invoice }: JournalEntry, dayOf: (time: Date) => string): readonly string[] {
  const { addressedAt } = invoice ?? {};
  const isLater = addressedAt !== undefined && dayOf(new Date(addressedAt)) > dayOf(at);
  const buyer = invoice?.buyer ?? { name: order?.customerName, address: order?.address };
  const { name = '', address = null } = isLater ? { name: buyer.name } : buyer;
  return [address?.company || address?.name || name, address?.country ?? '', address?.vatId ?? ''];
}

function amountCells({ grossCents, taxCents, order, invoice, currency }: JournalEntry): readonly string[] {
  const gross = amountText(grossCents, currency);
  const rate = order?.taxRatePercent ?? invoice?.seller.taxRatePercent;
  if (taxCents === undefined || rate === undefined) return ['', '', '', gross];
  return [amountText(grossCents - taxCents, currency), String(rate), amountText(taxCents, currency), gross];
}
