import { inspect } from 'node:util';
import { ApiError, daysIn } from '@pedalworks/contract';
import type { InvoiceRecord } from '../model/invoices.ts';
import type { RefundLedgerEntry } from '../model/refunds.ts';
import { orderedPart } from '../model/ordered-part.ts';
import type { OrderRecord } from '../model/orders.ts';
import type { Ports, ShopTransaction } from '../ports.ts';
import { timeLimits } from '../shared/time-limits.ts';
import { invoicedAmount } from './credited-tax.ts';

/** @throws ApiError `orders/not-found`, or `invoices/order-not-paid` if the order is unpaid */
export function issueInvoice(
  { transact }: Pick<Ports, 'transact'>,
  orderId: string,
  signal: AbortSignal,
): Promise<InvoiceRecord> {
  return transact({ subject: 'invoices', signal }, async (transaction) => {
    const { invoice } = await ensureInvoice(transaction, orderId);
    return invoice;
  });
}

interface InvoicedOrder {
  /** Null if the order was deleted in the Firestore console. */
  readonly order: OrderRecord | null;
  readonly invoice: InvoiceRecord;
  readonly timeZone: string;
}

/** Returns or issues an order's invoice. The number is taken in the same commit, so that numbers have no gaps. */
export async function ensureInvoice(transaction: ShopTransaction, orderId: string): Promise<InvoicedOrder> {
  const [order, issued, { timeZone, seller }] = await Promise.all([
    transaction.order(orderId),
    transaction.invoice(orderId),
    transaction.settings(),
  ]);
  if (issued !== null)
    return { order: order && withNumber(transaction, order, issued), invoice: issued, timeZone };
  if (order === null) throw new ApiError('orders/not-found');
  const { paidAt } = order;
  if (paidAt === null) throw new ApiError('invoices/order-not-paid');
  const dayOf = daysIn(timeZone);
  const at = new Date();
  const date = dayOf(at);
  const number = await transaction.takeNumber('invoices', date.slice(0, 4));
  const isLate = dayOf(paidAt) < date;
  const invoice = { ...invoiceOf({ ...order, paidAt }, { number, date, dayOf, seller }), isLate };
  transaction.writeInvoice(invoice);
  if (isLate)
    transaction.addRefundLedgerEntry(documentEntry(order, { transactionId: order.transactionId, at }));
  return { order: withNumber(transaction, order, invoice), invoice, timeZone };
}

interface IssuedDocument extends Pick<RefundLedgerEntry, 'refundId' | 'at' | 'method'> {
  readonly transactionId: string | null;
}

/** Creates the ledger entry of a document that is issued on a later day than its payment or refund was booked. */
export function documentEntry(
  { id: orderId, currency, transactionId: paymentId }: OrderRecord,
  { transactionId, ...issued }: IssuedDocument,
): RefundLedgerEntry {
  return {
    ...{ kind: 'document', orderId, paymentId: paymentId ?? '', transactionId: transactionId ?? '' },
    ...{ ...issued, cents: 0, taxCents: 0, currency, providerAt: null },
  };
}

/** Writes the invoice number to an order that lacks it: just invoiced, or restored from an older backup. */
function withNumber(
  transaction: ShopTransaction,
  order: OrderRecord,
  { number }: InvoiceRecord,
): OrderRecord {
  if (order.invoiceNumber === number) return order;
  const numbered = { ...order, invoiceNumber: number };
  transaction.writeOrder(numbered);
  return numbered;
}

interface InvoiceTerms extends Pick<InvoiceRecord, 'number' | 'date' | 'seller'> {
  readonly dayOf: (time: Date) => string;
}

export function invoiceOf(
  order: OrderRecord & { readonly paidAt: Date },
  { number, date, seller, dayOf }: InvoiceTerms,
): InvoiceRecord {
  const { currency, taxRatePercent = seller.taxRatePercent } = order;
  return {
    orderId: order.id,
    number,
    date,
    orderNumber: order.number,
    transactionId: order.transactionId,
    currency,
    customerUid: order.customerUid,
    seller: { ...seller, taxRatePercent },
    orderedOn: dayOf(order.createdAt),
    paidOn: dayOf(order.chargedAt ?? order.paidAt),
    buyer: { name: order.customerName, email: order.customerEmail, address: order.address },
    lines: order.lines.map((line) => {
      const { partNumber, name } = orderedPart(line);
      return { partNumber, name, quantity: line.quantity, unitPriceCents: line.unitPriceCents };
    }),
    ...invoicedAmount(order, taxRatePercent),
    creditNotes: [],
  };
}

/** Issues the invoice after the payment. If this fails, the scheduled job or the next invoice request issues it. */
export async function withInvoice(
  ports: Pick<Ports, 'transact' | 'log'>,
  order: OrderRecord,
): Promise<OrderRecord> {
  try {
    const { number } = await issueInvoice(ports, order.id, timeLimits.document());
    return { ...order, invoiceNumber: number };
  } catch (error) {
    ports.log.warn('invoices/not-issued', { orderId: order.id, cause: inspect(error) });
    return order;
  }
}
