import { amountText, linesToSend, totalUnits } from '@pedalworks/contract';
import type { CsvRow } from '../http/csv.ts';
import type { CreditNoteRecord, InvoiceRecord } from '../model/invoices.ts';
import { isVoid } from '../invoices/issue-credit-notes.ts';
import { refundedTaxCents, type OrderDocuments } from '../invoices/journal.ts';
import { isWithin, type Period } from '../model/journal.ts';
import { titleOfPart } from '../model/ordered-part.ts';
import type { RefundLedgerEntry } from '../model/refunds.ts';
import type { OrderRecord } from '../model/orders.ts';
import { momentText } from '../shared/calendar.ts';

interface ExportedOrder extends OrderRecord {
  readonly invoice: InvoiceRecord | undefined;
  readonly creditNotes: readonly CreditNoteRecord[];
  readonly placedOn: string;
  readonly paidOn: string;
  readonly inPeriod: MoneyBack;
  readonly toDate: MoneyBack;
  readonly outsideCents: number;
}

/** Amounts refunded, including lost disputes. */
interface MoneyBack {
  readonly cents: number;
  readonly taxCents: number;
}

type Column = readonly [heading: string, cell: (order: ExportedOrder) => string | number];

const joined = (cells: readonly string[]): string => cells.join('; ');

/** Columns of the CSV file. `{zone}` in a heading is replaced with the shop's time zone. */
const columns: readonly Column[] = [
  ['Number', ({ number }) => number],
  ['Placed (UTC)', ({ createdAt }) => momentText(createdAt)],
  ['Placed on ({zone})', ({ placedOn }) => placedOn],
  ['Status', ({ status }) => status],
  ['Paid (UTC)', ({ paidAt }) => momentText(paidAt)],
  ['Paid on ({zone})', ({ paidOn }) => paidOn],
  ['Total', ({ priceCents, currency }) => amountText(priceCents, currency)],
  ['Tax', ({ invoice, currency }) => (invoice === undefined ? '' : amountText(invoice.taxCents, currency))],
  ['Refunded in period', ({ inPeriod, currency }) => amountText(inPeriod.cents, currency)],
  ['Tax refunded in period', ({ inPeriod, currency }) => amountText(inPeriod.taxCents, currency)],
  ['Refunded to date', ({ toDate, currency }) => amountText(toDate.cents, currency)],
  ['Tax refunded to date', ({ toDate, currency }) => amountText(toDate.taxCents, currency)],
  ['Refund pending to date', ({ refundPendingCents, currency }) => amountText(refundPendingCents, currency)],
  ['Currency', ({ currency }) => currency.toUpperCase()],
  ['Units', ({ lines }) => totalUnits(lines)],
  [
    'Parts',
    ({ lines }) => joined(lines.map(({ quantity, ...line }) => `${String(quantity)} × ${partOf(line)}`)),
  ],
  ['Customer', ({ customerName }) => customerName],
  ['Email', ({ customerEmail }) => customerEmail],
  ['Phone', ({ phone }) => phoneText(phone)],
  ['Name', ({ address }) => address?.name ?? ''],
  ['Company', ({ address }) => address?.company ?? ''],
  ['VAT id', ({ address }) => address?.vatId ?? ''],
  ['Street', ({ address }) => address?.street ?? ''],
  ['Postcode', ({ address }) => address?.postcode ?? ''],
  ['City', ({ address }) => address?.city ?? ''],
  ['Region', ({ address }) => address?.region ?? ''],
  ['Country', ({ address }) => address?.country ?? ''],
  ['Purchase order', ({ address }) => address?.purchaseOrder ?? ''],
  ['Invoice', ({ invoiceNumber }) => invoiceNumber ?? ''],
  ['Invoice date', ({ invoice }) => invoice?.date ?? ''],
  ['Credit notes to date', ({ creditNotes }) => joined(creditNotes.map(({ number }) => number))],
  ['Credit note dates', ({ creditNotes }) => joined(creditNotes.map(({ date }) => date))],
  [
    'Credit note amounts',
    ({ creditNotes, currency }) =>
      joined(creditNotes.map(({ grossCents }) => amountText(grossCents, currency))),
  ],
  ['Payment', ({ transactionId }) => transactionId ?? ''],
  ['Carrier', ({ shipments }) => joined(shipments.flatMap(({ tracking }) => tracking?.carrier || []))],
  ['Tracking number', ({ shipments }) => joined(shipments.flatMap(({ tracking }) => tracking?.number || []))],
  ['Refunded outside the card to date', ({ outsideCents, currency }) => amountText(outsideCents, currency)],
  ['Units to send', (order) => unitsLeft(order)],
];

/** Counts the units still to be sent of an order that is paid and not closed. */
function unitsLeft(order: OrderRecord): number {
  const isToSend = order.status === 'paid' || order.status === 'packed';
  return isToSend ? totalUnits(linesToSend(order)) : 0;
}

function partOf(line: NamedLine): string {
  const { insteadOf } = line;
  const part = titleOfPart(line);
  return insteadOf === undefined ? part : `${part} (instead of ${titleOfPart(insteadOf)})`;
}

type NamedLine = Pick<OrderRecord['lines'][number], 'partNumber' | 'name' | 'insteadOf'>;

/** Replaces separators in a phone number with spaces, because Excel evaluates `+1-555-0100` as a formula. */
const phoneText = (phone: string): string => (phone.startsWith('+') ? phone.replace(/[-–./]/gu, ' ') : phone);

export function orderHeadings(timeZone: string): CsvRow {
  return columns.map(([heading]) => heading.replace('{zone}', timeZone));
}

interface RowTerms {
  /** Converts a time to a day in the shop's time zone. */
  readonly dayOf: (time: Date) => string;
  readonly period: Period;
}

export interface OrderBooks extends OrderDocuments {
  readonly moneyBack: readonly RefundLedgerEntry[];
}

export const orderRow =
  ({ dayOf, period }: RowTerms) =>
  (order: OrderRecord, { invoice, refunds, moneyBack }: OrderBooks): CsvRow => {
    const creditNotes = (invoice?.creditNotes ?? []).filter((note) => !isVoid(note, refunds));
    const placedOn = dayOf(order.createdAt);
    const paidOn = order.paidAt === null ? '' : dayOf(order.paidAt);
    const booked = moneyBack.filter(({ at }) => isWithin(at, period));
    const inPeriod = sumOf(booked, invoice);
    const toDate = { ...sumOf(moneyBack, invoice), cents: order.refundedCents };
    const { cents: outsideCents } = sumOf(
      moneyBack.filter(({ method }) => method === 'other'),
      invoice,
    );
    const exported = { ...order, invoice, creditNotes, placedOn, paidOn, inPeriod, toDate, outsideCents };
    return columns.map(([, cell]) => cell(exported));
  };

function sumOf(entries: readonly RefundLedgerEntry[], invoice: InvoiceRecord | undefined): MoneyBack {
  const taxOf = (entry: RefundLedgerEntry) =>
    refundedTaxCents(
      entry,
      invoice?.creditNotes.find(({ refundId }) => refundId === entry.refundId),
    ) ?? 0;
  return {
    cents: entries.reduce((sum, { cents }) => sum + cents, 0),
    taxCents: entries.reduce((sum, entry) => sum - taxOf(entry), 0),
  };
}
