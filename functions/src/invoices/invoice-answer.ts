import { fromCents, type Amounts, type Invoice } from '@pedalworks/contract';
import { adjustmentCents } from '../orders/refund-amounts.ts';
import { payoutOf, type RefundRecord } from '../model/refunds.ts';
import type { CreditNoteRecord, InvoiceRecord } from '../model/invoices.ts';
import { isVoid } from './issue-credit-notes.ts';

export function toInvoice(invoice: InvoiceRecord, refunds: readonly RefundRecord[]): Invoice {
  const { number, date, orderNumber, orderedOn, paidOn, transactionId, currency, seller, buyer } = invoice;
  return {
    number,
    date,
    orderNumber,
    orderedOn,
    paidOn,
    transactionId,
    currency,
    seller,
    buyer,
    lines: invoice.lines.map(toInvoiceLine),
    amounts: amountsOf(invoice),
    creditNotes: invoice.creditNotes.map((note) => {
      const lines = creditedLines(note, invoice);
      const refund = refunds.find(({ id }) => id === note.refundId);
      return {
        number: note.number,
        date: note.date,
        refundId: note.refundId,
        lines: lines.map(toInvoiceLine),
        adjustment: fromCents(adjustmentCents(lines, note.grossCents)),
        amounts: amountsOf(note),
        isVoid: isVoid(note, refunds),
        ...(refund && payoutOf(refund)),
      };
    }),
    isReaddressed: invoice.isReaddressed ?? false,
  };
}

type InvoiceLine = InvoiceRecord['lines'][number];

function toInvoiceLine({
  partNumber,
  name,
  quantity,
  unitPriceCents,
}: InvoiceLine): Invoice['lines'][number] {
  return {
    partNumber,
    name,
    quantity,
    unitPrice: fromCents(unitPriceCents),
    total: fromCents(unitPriceCents * quantity),
  };
}

function creditedLines({ lines }: CreditNoteRecord, invoice: InvoiceRecord): InvoiceLine[] {
  return lines.flatMap(({ partNumber, name, quantity }) => {
    const line = invoice.lines.find((one) => one.partNumber === partNumber && one.name === name);
    return line === undefined ? [] : [{ ...line, quantity }];
  });
}

function amountsOf({ grossCents, taxCents }: Pick<InvoiceRecord, 'grossCents' | 'taxCents'>): Amounts {
  return { net: fromCents(grossCents - taxCents), tax: fromCents(taxCents), gross: fromCents(grossCents) };
}
