import { inspect } from 'node:util';
import { daysIn, toWholeUnits } from '@pedalworks/contract';
import type { CreditNoteRecord, InvoiceRecord } from '../model/invoices.ts';
import { isRefunded, type RefundRecord } from '../model/refunds.ts';
import { orderedPart } from '../model/ordered-part.ts';
import type { OrderRecord } from '../model/orders.ts';
import type { Ports, ShopTransaction } from '../ports.ts';
import { timeLimits } from '../shared/time-limits.ts';
import { creditedTaxCents } from './credited-tax.ts';
import { documentEntry, ensureInvoice } from './issue-invoice.ts';

/** Issues an order's missing invoice and the missing credit notes of its booked refunds, all in one commit. */
export function issueCreditNotes(
  { transact }: Pick<Ports, 'transact'>,
  orderId: string,
  signal: AbortSignal,
): Promise<InvoiceRecord> {
  return transact({ subject: 'invoices', signal }, async (transaction) => {
    const { order, invoice, timeZone } = await ensureInvoice(transaction, orderId);
    if (order === null) return invoice;
    const refunds = await transaction.refunds(orderId);
    const missing = refunds.filter(needsCreditNote);
    if (missing.length === 0) return invoice;
    const at = new Date();
    const dayOf = daysIn(timeZone);
    let credited = invoice;
    for (const refund of missing) {
      const note = await issueNote(transaction, refund, { order, invoice: credited, refunds, at, dayOf });
      credited = { ...credited, creditNotes: [...credited.creditNotes, note] };
    }
    const numbers = credited.creditNotes.slice(invoice.creditNotes.length).map(({ number }) => number);
    transaction.writeInvoice(credited);
    transaction.writeOrder({ ...order, creditNoteNumbers: [...order.creditNoteNumbers, ...numbers] });
    return credited;
  });
}

/** True if the money went back and the refund has no credit note yet. */
export const needsCreditNote = (refund: RefundRecord) =>
  isRefunded(refund) && refund.creditNoteNumber === null;

interface CreditedOrder {
  readonly order: OrderRecord;
  readonly invoice: InvoiceRecord;
  readonly refunds: readonly RefundRecord[];
}

interface Issue extends CreditedOrder {
  readonly at: Date;
  readonly dayOf: (time: Date) => string;
}

async function issueNote(
  transaction: ShopTransaction,
  refund: RefundRecord,
  { at, dayOf, ...credited }: Issue,
): Promise<CreditNoteRecord> {
  const { id: refundId, providerId: transactionId, bookedAt, method } = refund;
  const date = dayOf(at);
  const number = `CN-${await transaction.takeNumber('credit-notes', date.slice(0, 4))}`;
  transaction.writeCreditNoteNumber(refundId, number);
  const lines = notedLines(refund, credited.order);
  const isLate = bookedAt !== undefined && dayOf(new Date(bookedAt)) < date;
  if (isLate)
    transaction.addRefundLedgerEntry(
      documentEntry(credited.order, { refundId, transactionId, at, ...(method !== undefined && { method }) }),
    );
  return { number, date, refundId, lines, ...creditedAmounts(refund, credited), isLate };
}

function notedLines(refund: RefundRecord, order: OrderRecord): CreditNoteRecord['lines'] {
  return refund.lines.flatMap(({ productId, quantity }) => {
    const line = order.lines.find((one) => one.productId === productId);
    if (line === undefined) return [];
    const { partNumber, name } = orderedPart(line);
    return { partNumber, name, quantity };
  });
}

function creditedAmounts({ amountCents, taxCents }: RefundRecord, { invoice, refunds }: CreditedOrder) {
  const { currency, seller } = invoice;
  const grossCents = toWholeUnits(amountCents, currency);
  if (taxCents !== undefined) return { grossCents, taxCents };
  const earlier = invoice.creditNotes.filter((note) => !isVoid(note, refunds));
  const terms = { ratePercent: seller.taxRatePercent, currency };
  return { grossCents, taxCents: creditedTaxCents({ invoice, earlier, grossCents, ...terms }) };
}

/** True if the refund behind a credit note failed after the note was issued. */
export function isVoid({ refundId }: CreditNoteRecord, refunds: readonly RefundRecord[]): boolean {
  return refunds.some(({ id, status }) => id === refundId && status === 'failed');
}

/** Issues credit notes after a refund. If this fails, the scheduled job or the next invoice request issues them. */
export async function creditRefunds(ports: Pick<Ports, 'transact' | 'log'>, orderId: string): Promise<void> {
  try {
    await issueCreditNotes(ports, orderId, timeLimits.document());
  } catch (error) {
    ports.log.warn('invoices/not-issued', { orderId, cause: inspect(error) });
  }
}
