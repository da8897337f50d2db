import { inspect } from 'node:util';
import { fromSmallestUnit, toSmallestUnit } from '@pedalworks/contract';
import type { CreditNoteRecord, InvoiceRecord } from '../model/invoices.ts';
import type { RefundRecord } from '../model/order-refunds.ts';
import type { OrderRecord } from '../model/orders.ts';
import type { Ports, ShopTransaction } from '../ports.ts';
import { daysIn } from '../shared/calendar.ts';
import { containedTaxCents } from './contained-tax.ts';
import { ensureInvoice } from './issue-invoice.ts';

/** Issues an order's missing invoice and the missing credit notes of its succeeded refunds, all in one commit. */
export function issueCreditNotes(
  { transact }: Pick<Ports, 'transact'>,
  orderId: string,
  signal: AbortSignal,
): Promise<InvoiceRecord> {
  return transact({ subject: 'invoices', signal }, async (transaction) => {
    const { order, invoice, timeZone } = await ensureInvoice(transaction, orderId);
    if (order === null) return invoice;
    const refunds = await transaction.refunds(orderId);
    const missing = refunds.filter((one) => one.status === 'succeeded' && one.creditNoteNumber === null);
    if (missing.length === 0) return invoice;
    const date = daysIn(timeZone)(new Date());
    let credited = invoice;
    for (const refund of missing) {
      const note = await issueNote(transaction, refund, { order, invoice: credited, refunds, date });
      credited = { ...credited, creditNotes: [...credited.creditNotes, note] };
    }
    const numbers = credited.creditNotes.slice(invoice.creditNotes.length).map(({ number }) => number);
    transaction.writeInvoice(credited);
    transaction.writeOrder({ ...order, creditNoteNumbers: [...order.creditNoteNumbers, ...numbers] });
    return credited;
  });
}

interface CreditedOrder {
  readonly order: OrderRecord;
  readonly invoice: InvoiceRecord;
  readonly refunds: readonly RefundRecord[];
}

async function issueNote(
  transaction: ShopTransaction,
  refund: RefundRecord,
  { date, ...credited }: CreditedOrder & Pick<CreditNoteRecord, 'date'>,
): Promise<CreditNoteRecord> {
  const number = `CN-${await transaction.takeNumber('credit-notes', date.slice(0, 4))}`;
  transaction.writeCreditNoteNumber(refund.id, number);
  const lines = creditedLines(refund, credited.order);
  return { number, date, refundId: refund.id, lines, ...creditedAmounts(refund, credited) };
}

function creditedLines(refund: RefundRecord, order: OrderRecord): CreditNoteRecord['lines'] {
  return refund.lines.flatMap(({ productId, quantity }) => {
    const line = order.lines.find((one) => one.productId === productId);
    return line === undefined ? [] : [{ partNumber: line.partNumber, name: line.name, quantity }];
  });
}

/** Computes the tax from running totals, so that the taxes of all credit notes add up to the invoice's tax. */
function creditedAmounts({ amountCents }: RefundRecord, { invoice, refunds }: CreditedOrder) {
  const { currency, creditNotes, seller } = invoice;
  const grossCents = fromSmallestUnit(toSmallestUnit(amountCents, currency), currency);
  const valid = creditNotes.filter((note) => !isVoid(note, refunds));
  const beforeCents = valid.reduce((sum, note) => sum + note.grossCents, 0);
  const taxOf = (cents: number) => containedTaxCents(cents, seller.taxRatePercent, currency);
  const taxBeforeCents = valid.reduce((sum, note) => sum + note.taxCents, 0);
  return { grossCents, taxCents: taxOf(beforeCents + grossCents) - taxBeforeCents };
}

/** True if the refund behind a credit note failed after the note was issued. */
export function isVoid({ refundId }: CreditNoteRecord, refunds: readonly RefundRecord[]): boolean {
  return refunds.some(({ id, status }) => id === refundId && status === 'failed');
}

const maxMilliseconds = 5000;

/** Issues credit notes after a refund. If this fails, the scheduled job or the next invoice request issues them. */
export async function creditRefunds(ports: Pick<Ports, 'transact' | 'log'>, orderId: string): Promise<void> {
  try {
    await issueCreditNotes(ports, orderId, AbortSignal.timeout(maxMilliseconds));
  } catch (error) {
    ports.log.warn('invoices/not-issued', { orderId, cause: inspect(error) });
  }
}
