import { boolean, number, object, string, type InferType } from 'yup';
import { period } from './days.ts';
import { endpoint } from './endpoint.ts';
import { listOf } from './fields.ts';
import { joinedPageQuery } from './paging.ts';
import { storedAddress } from './address.ts';
import { orderId } from './order.ts';
import { payouts, refundMethods } from './refund-methods.ts';
import { seller } from './settings.ts';

/** Decimal amounts; `net` plus `tax` equals `gross`. */
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

/** Credit note. The line totals plus `adjustment` equal `amounts.gross`. */
const creditNote = object({
  number: string().required(),
  date: string().required(),
  refundId: string().required(),
  /** Refunded parts; empty if only an amount was refunded. */
  lines: listOf(invoiceLine),
  adjustment: number().required(),
  amounts,
  /** True if the customer's bank returned the refund. */
  isVoid: boolean().required(),
  /** Absent if the refund went to the card, as is `paidBy`. */
  method: string().oneOf(refundMethods).optional(),
  paidBy: string().oneOf(payouts).optional(),
}).required();
export type CreditNote = InferType<typeof creditNote>;

/**
 * Invoice. Once issued, only `creditNotes`, `isReaddressed` and a null `buyer.address` can change. Dates are in the
 * shop's time zone.
 */
export const invoice = object({
  number: string().required(),
  date: string().required(),
  orderNumber: string().required(),
  orderedOn: string().required(),
  paidOn: string().required(),
  transactionId: string().nullable().defined(),
  currency: string().required(),
  seller,
  buyer: object({
    name: string().defined(),
    email: string().required(),
    address: storedAddress.nullable().defined(),
  }).required(),
  lines: listOf(invoiceLine),
  amounts,
  creditNotes: listOf(creditNote),
  isReaddressed: boolean().required(),
}).required();
export type Invoice = InferType<typeof invoice>;

const invoiceDocument = object({ refundId: string().nullable().defined(), invoice }).required();
export type InvoiceDocument = InferType<typeof invoiceDocument>;

export const invoiceEndpoints = {
  listInvoices: endpoint('listInvoices', {
    noun: 'invoices',
    summary:
      'Lists the documents in journal.csv for the same parameters: invoices, then credit notes, each oldest first. A page may hold fewer items than its limit.',
    access: 'admin',
    query: object({ ...period, ...joinedPageQuery(100) }).noUnknown(),
    status: 200,
    answer: listOf(invoiceDocument),
    paged: true,
  }),
  getInvoice: endpoint('getInvoice', {
    noun: 'invoices',
    summary: 'Returns the invoice of a paid order with its credit notes. Issues it if it is missing.',
    access: 'owner-or-admin',
    params: orderId,
    status: 200,
    answer: invoice,
    errors: ['orders/not-found', 'invoices/order-not-paid'],
  }),
} as const;
