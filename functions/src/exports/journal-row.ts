import type { CsvRow } from '../http/csv.ts';
import type { JournalEntry } from '../invoices/journal.ts';
import { amountText } from '../shared/money-text.ts';

export function journalHeadings(timeZone: string): CsvRow {
  return [
    ...[`Date (${timeZone})`, 'Kind', 'Number', 'Document date', 'For invoice'],
    ...[
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
    ],
  ];
}

/** @param dayOf converts a time to a day in the shop's time zone */
export const journalRow =
  (dayOf: (time: Date) => string) =>
  (entry: JournalEntry): CsvRow => {
    const { kind, at, order, invoice, note, currency } = entry;
    const isCredit = note !== undefined;
    const document = note ?? (kind === 'invoice' ? invoice : undefined);
    return [
      ...[dayOf(at), kind, document?.number ?? '', document?.date ?? ''],
      isCredit ? (invoice?.number ?? '') : '',
      ...buyerCells(entry),
      ...amountCells(entry),
      ...[currency.toUpperCase(), order?.number ?? '', entry.transactionId],
    ];
  };

function buyerCells({ order, invoice }: JournalEntry): readonly string[] {
  const { name = '', address = null } = invoice?.buyer ?? {
    name: order?.customerName,
    address: order?.address,
  };
  return [address?.company || address?.name || name, address?.country ?? '', address?.vatId ?? ''];
}

function amountCells({ grossCents, taxCents, invoice, currency }: JournalEntry): readonly string[] {
  const gross = amountText(grossCents, currency);
  if (taxCents === undefined || invoice === undefined) return ['', '', '', gross];
  const rate = String(invoice.seller.taxRatePercent);
  return [amountText(grossCents - taxCents, currency), rate, amountText(taxCents, currency), gross];
}
