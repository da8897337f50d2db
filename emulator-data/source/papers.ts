import { daysIn, newShopSettings } from '../../contract/src/index.ts';
import { containedTaxCents } from '../../functions/src/invoices/contained-tax.ts';
import type { CreditNoteRecord, InvoiceRecord } from '../../functions/src/model/invoices.ts';
import { invoiceOf } from '../../functions/src/invoices/issue-invoice.ts';
import type { OrderRecord } from '../../functions/src/model/orders.ts';
import type { RefundRecord } from '../../functions/src/model/refunds.ts';
import { orders } from './orders.ts';

/** Order with its invoice and refund. */
export interface OrderPapers {
  /** Order that includes the numbers of its invoice and credit notes. */
  readonly order: OrderRecord;
  readonly invoice: InvoiceRecord | null;
  readonly refund: RefundRecord | null;
}

const year = '2026';
const { seller } = newShopSettings;
const dayOf = daysIn(newShopSettings.timeZone);
const numberOf = (place: number) => `${year}-${String(place + 1).padStart(6, '0')}`;

const paidOrders = orders.filter(({ paidAt }) => paidAt !== null);
const refundedOrders = orders.filter(({ refundedCents }) => refundedCents > 0);

/** Seeded orders with their invoices and refunds. They were paid in this sequence, so invoice numbers follow it. */
export const papers: readonly OrderPapers[] = orders.map((order) => {
  const { paidAt } = order;
  if (paidAt === null) return { order, invoice: null, refund: null };
  const refund = refundOf(order);
  const creditNotes = refund === null ? [] : [creditNoteOf(refund)];
  const terms = { number: numberOf(paidOrders.indexOf(order)), date: dayOf(paidAt), dayOf, seller };
  return {
    order: {
      ...order,
      invoiceNumber: terms.number,
      creditNoteNumbers: creditNotes.map(({ number }) => number),
    },
    invoice: { ...invoiceOf({ ...order, paidAt }, terms), creditNotes },
    refund,
  };
});

/** Last number of each series, by the id of its counter document: `counters/{series}-{year}`. */
export const counters = {
  [`invoices-${year}`]: paidOrders.length,
  [`credit-notes-${year}`]: refundedOrders.length,
};

function refundOf(order: OrderRecord): RefundRecord | null {
  const { id, transactionId, refundedCents, lines, history } = order;
  const createdAt = history.at(-1)?.at;
  if (refundedCents === 0 || transactionId === null || createdAt === undefined) return null;
  return {
    id: `refund-${id}`,
    orderId: id,
    paymentId: transactionId,
    amountCents: refundedCents,
    status: 'succeeded',
    providerId: transactionId.replace('pi_', 're_'),
    lines: lines.map(({ productId, quantity }) => ({ productId, quantity })),
    restock: [],
    cancelsOrder: false,
    reason: 'Sent back unused',
    byUid: 'demo-admin',
    creditNoteNumber: `CN-${numberOf(refundedOrders.indexOf(order))}`,
    createdAt,
  };
}

function creditNoteOf(refund: RefundRecord): CreditNoteRecord {
  const order = orders.find(({ id }) => id === refund.orderId);
  return {
    number: refund.creditNoteNumber ?? '',
    date: dayOf(refund.createdAt),
    refundId: refund.id,
    lines: (order?.lines ?? []).map(({ partNumber, name, quantity }) => ({ partNumber, name, quantity })),
    grossCents: refund.amountCents,
    taxCents: containedTaxCents(refund.amountCents, seller.taxRatePercent, 'usd'),
  };
}
