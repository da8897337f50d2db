import { fromCents, type Amounts, type Invoice } from '@pedalworks/contract';
import type { RefundRecord } from '../refunds/refunds-port.ts';
import type { InvoiceRecord } from './invoices-port.ts';
import { isVoid } from './issue-credit-notes.ts';

/** An invoice as the API answers it, with the order's refunds as they are now. */
export function toInvoice(invoice: InvoiceRecord, refunds: readonly RefundRecord[]): Invoice {
  const { number, date, orderNumber, orderedOn, paidOn, transactionId, currency, seller, buyer } = invoice;
  return {
    ...{ number, date, orderNumber, orderedOn, paidOn, transactionId, currency, seller, buyer },
    lines: invoice.lines.map(({ partNumber, name, quantity, unitPriceCents }) => ({
      ...{ partNumber, name, quantity },
      unitPrice: fromCents(unitPriceCents),
      total: fromCents(unitPriceCents * quantity),
    })),
    amounts: amountsOf(invoice),
    creditNotes: invoice.creditNotes.map((note) => ({
      number: note.number,
      date: note.date,
      refundId: note.refundId,
      lines: note.lines.map((line) => ({ ...line })),
      amounts: amountsOf(note),
      isVoid: isVoid(note, refunds),
    })),
  };
}

function amountsOf({ grossCents, taxCents }: Pick<InvoiceRecord, 'grossCents' | 'taxCents'>): Amounts {
  return { net: fromCents(grossCents - taxCents), tax: fromCents(taxCents), gross: fromCents(grossCents) };
}
