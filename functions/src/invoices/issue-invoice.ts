import { inspect } from 'node:util';
import { ApiError, fromSmallestUnit, toSmallestUnit } from '@pedalworks/contract';
import type { OrderRecord } from '../model/orders.ts';
import type { Ports, ShopTransaction } from '../ports.ts';
import { containedTaxCents } from './contained-tax.ts';
import { daysIn } from '../shared/calendar.ts';
import type { InvoiceRecord } from '../model/invoices.ts';

/**
 * Makes a paid order's invoice, unless it has one: number, invoice and the order's mention of it in one commit, so that no number
 * is given twice or left out, whoever asks at the same moment and wherever this ends early.
 *
 * @throws ApiError `orders/not-found`, `invoices/order-not-paid`; `service/unavailable` when the signal aborts
 */
export function issueInvoice(
  { transact }: Pick<Ports, 'transact'>,
  orderId: string,
  signal: AbortSignal,
): Promise<InvoiceRecord> {
  return transact({ subject: 'invoices', signal }, (transaction) => issue(transaction, orderId));
}

async function issue(transaction: ShopTransaction, orderId: string): Promise<InvoiceRecord> {
  const [order, issued, settings] = await Promise.all([
    transaction.order(orderId),
    transaction.invoice(orderId),
    transaction.settings(),
  ]);
  if (issued !== null) {
    // An order that came back from a backup does not know of it.
    if (order !== null && order.invoiceNumber !== issued.number)
      transaction.writeOrder({ ...order, invoiceNumber: issued.number });
    return issued;
  }
  if (order === null) throw new ApiError('orders/not-found');
  const { paidAt } = order;
  if (paidAt === null) throw new ApiError('invoices/order-not-paid');
  const dayOf = daysIn(settings.timeZone);
  const date = dayOf(new Date());
  const number = await transaction.takeNumber('invoices', date.slice(0, 4));
  const invoice = invoiceOf({ ...order, paidAt }, { number, date, dayOf, seller: settings.seller });
  transaction.writeInvoice(invoice);
  transaction.writeOrder({ ...order, invoiceNumber: invoice.number });
  return invoice;
}

interface InvoiceTerms extends Pick<InvoiceRecord, 'number' | 'date' | 'seller'> {
  /** Returns the day of a time in the shop's time zone. */
  readonly dayOf: (time: Date) => string;
}

/** Takes the snapshot of a paid order that is its invoice. */
export function invoiceOf(
  order: OrderRecord & { readonly paidAt: Date },
  { number, date, seller, dayOf }: InvoiceTerms,
): InvoiceRecord {
  const { id: orderId, number: orderNumber, transactionId, currency, customerUid } = order;
  // What was charged, which in some currencies is in whole units.
  const grossCents = fromSmallestUnit(toSmallestUnit(order.priceCents, currency), currency);
  return {
    ...{ orderId, number, date, orderNumber, transactionId, currency, customerUid, seller },
    orderedOn: dayOf(order.createdAt),
    paidOn: dayOf(order.paidAt),
    buyer: { name: order.customerName, email: order.customerEmail, address: order.address },
    lines: order.lines.map(({ partNumber, name, quantity, unitPriceCents }) => ({
      ...{ partNumber, name, quantity, unitPriceCents },
    })),
    grossCents,
    taxCents: containedTaxCents(grossCents, seller.taxRatePercent, currency),
    creditNotes: [],
  };
}

/** How long an order that was just paid waits for its invoice. */
const patienceMilliseconds = 5000;

/**
 * The order with its invoice, right after its payment. Where that fails the order goes on without: the scheduled job makes it,
 * or whoever asks for it first.
 */
export async function invoiced(
  ports: Pick<Ports, 'transact' | 'log'>,
  order: OrderRecord,
): Promise<OrderRecord> {
  try {
    const signal = AbortSignal.timeout(patienceMilliseconds);
    const { number } = await issueInvoice(ports, order.id, signal);
    return { ...order, invoiceNumber: number };
  } catch (error) {
    ports.log.warn('invoices/not-issued', { orderId: order.id, cause: inspect(error) });
    return order;
  }
}
