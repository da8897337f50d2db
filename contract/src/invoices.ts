import { boolean, number, object, string, type InferType } from 'yup';
import { period } from './days.ts';
import { endpoint } from './endpoint.ts';
import { joinedPageQuery, listOf } from './fields.ts';
import { storedAddress } from './address.ts';
import { orderId } from './orders.ts';
import { seller } from './settings.ts';

/** An amount and the tax it contains, decimal: `net` and `tax` make `gross`, to the cent. */
const amounts = object({
  net: number().required(),
  tax: number().required(),
  gross: number().required(),
}).required();
export type Amounts = InferType<typeof amounts>;

const invoiceLine = object({
  partNumber: string().defined(),
  name: string().required(),
  quantity: number().integer().required(),
  unitPrice: number().required(),
  total: number().required(),
}).required();

/** A refund on an invoice: the totals of `lines` and `adjustment` add up to `amounts.gross`. */
const creditNote = object({
  /** Like CN-2026-000001. */
  number: string().required(),
  /** YYYY-MM-DD. */
  date: string().required(),
  refundId: string().required(),
  /** Refunded parts; empty if an amount was refunded, not parts. */
  lines: listOf(invoiceLine),
  /** Amount refunded before without parts, or deducted; 0 if none. */
  adjustment: number().required(),
  amounts,
  /** Whether the customer's bank has sent the money back, so that it counts for nothing. */
  isVoid: boolean().required(),
}).required();
export type CreditNote = InferType<typeof creditNote>;

/**
 * What a paid order's customer gets for the books. But for the credit notes it stays as it was made: the seller and the tax rate
 * are those of the settings on that day. Dates are days in the shop's time zone, YYYY-MM-DD.
 */
export const invoice = object({
  /** Like 2026-000123. */
  number: string().required(),
  /** When it was made, right after the payment. */
  date: string().required(),
  orderNumber: string().required(),
  orderedOn: string().required(),
  paidOn: string().required(),
  transactionId: string().nullable().defined(),
  /** ISO 4217, lower case. */
  currency: string().required(),
  seller,
  buyer: object({
    name: string().defined(),
    email: string().required(),
    address: storedAddress.nullable().defined(),
  }).required(),
  lines: listOf(invoiceLine),
  amounts,
  /** The oldest first. */
  creditNotes: listOf(creditNote),
  /** True if the order's address was changed after the invoice was issued. */
  isReaddressed: boolean().required(),
}).required();
export type Invoice = InferType<typeof invoice>;

/** An invoice, or one of its credit notes. */
const invoiceDocument = object({
  /** Refund of the credit note; null for the invoice. */
  refundId: string().nullable().defined(),
  invoice,
}).required();
export type InvoiceDocument = InferType<typeof invoiceDocument>;

export const invoiceEndpoints = {
  listInvoices: endpoint('listInvoices', {
    noun: 'invoices',
    summary:
      'The documents that journal.csv names with the same parameters: the invoices, then the credit notes, each the oldest first. A page may hold fewer than its limit.',
    access: 'admin',
    query: object({ ...period, ...joinedPageQuery(100) }).noUnknown(),
    status: 200,
    answer: listOf(invoiceDocument),
    paged: true,
  }),
  getInvoice: endpoint('getInvoice', {
    noun: 'invoices',
    summary:
      "A paid order's invoice, with the credit notes for what was given back. One that is missing is made.",
    access: 'owner-or-admin',
    params: orderId,
    status: 200,
    answer: invoice,
    errors: ['orders/not-found', 'invoices/order-not-paid'],
  }),
} as const;
