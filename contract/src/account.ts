import { array, boolean, number, object, string, type InferType } from 'yup';
import { postalAddress, storedAddress } from './address.ts';
import { auditEntry } from './audit.ts';
import type { ContactDetails } from './contact-details.ts';
import { endpoint } from './endpoint.ts';
import { acknowledged, textChange, listOf, singleEtag } from './fields.ts';
import { invoice } from './invoices.ts';
import { mail } from './mails.ts';
import { order } from './orders.ts';
import { refund } from './refunds.ts';
import { review } from './reviews.ts';
import { user } from './users.ts';

export const maxAddresses = 10;

const saved = postalAddress.shape({
  /** Whether it is the one that is offered first. */
  isDefault: boolean().default(false),
});
export type SavedAddress = InferType<typeof saved>;

/** Name, phone and addresses that a customer saves for their next orders. One of the addresses is the default. */
export interface SavedAccount extends ContactDetails {
  readonly addresses: SavedAddress[];
}

/** The changed fields of an account. Absent fields keep their values. */
const accountChange = object({
  name: textChange('Name', 200),
  phone: textChange('Phone', 40),
  addresses: array(saved)
    .typeError('Addresses must be a list')
    .max(maxAddresses, `Addresses must be at most ${String(maxAddresses)}`)
    .optional(),
});
export type AccountChange = InferType<typeof accountChange>;

const text = string().defined();
const accountAnswer = object({
  name: text,
  phone: text,
  addresses: listOf(storedAddress.omit(['purchaseOrder']).shape({ isDefault: boolean().required() })),
}).required();

/** What the shop holds on a person; `order` is an order's id. */
const accountExport = object({
  exportedAt: text,
  user: user.pick(['_id', 'email', 'role', 'name', 'photo', 'emailVerified']),
  account: accountAnswer,
  orders: listOf(order),
  refunds: listOf(refund.pick(['_id', 'amount', 'status', 'at', 'creditNoteNumber']).shape({ order: text })),
  invoices: listOf(invoice),
  payments: listOf(
    object({
      _id: text,
      order: string().nullable().defined(),
      amount: number().required(),
      currency: text,
      status: text,
      paidAt: string().nullable().defined(),
    }),
  ),
  mails: listOf(mail.pick(['_id', 'event', 'to', 'subject', 'text', 'createdAt']).shape({ order: text })),
  reviews: listOf(review.omit(['productName'])),
  /** What they did as an admin, and what other admins did with their data: by `the shop`. */
  audit: listOf(auditEntry.omit(['by']).shape({ by: text })),
}).required();
export type AccountExport = InferType<typeof accountExport>;

export const accountEndpoints = {
  getAccount: endpoint('getAccount', {
    noun: 'users',
    summary: 'What the caller lets the shop keep for their next orders: name, phone and addresses.',
    access: 'signed-in',
    status: 200,
    answer: accountAnswer,
    versioned: true,
  }),
  saveAccount: endpoint('saveAccount', {
    noun: 'users',
    summary:
      'Saves the account. Absent fields keep their values. The first address marked as default is the default, or else the first address.',
    access: 'signed-in',
    body: accountChange,
    status: 200,
    answer: accountAnswer,
    versioned: true,
  }),
  changeAccount: endpoint('changeAccount', {
    noun: 'users',
    summary: 'Changes the fields in the body, unless the account has changed since the ETag in If-Match.',
    access: 'signed-in',
    headers: object({ 'If-Match': singleEtag('If-Match') }),
    body: accountChange,
    status: 200,
    answer: accountAnswer,
    versioned: true,
    errors: ['request/changed', 'request/version-missing'],
  }),
  exportAccount: endpoint('exportAccount', {
    noun: 'users',
    summary:
      'Everything the shop holds on the caller: account, orders with their refunds, invoices and mails, payments, reviews, audit.',
    access: 'signed-in',
    status: 200,
    answer: accountExport,
    streamed: true,
  }),
  deleteAccount: endpoint('deleteAccount', {
    noun: 'users',
    summary:
      'Deletes the caller, who has signed in within the last five minutes. Unpaid orders are cancelled; orders and reviews stay without the person, invoices as they are. The scheduled job finishes what cannot be done at once.',
    access: 'signed-in',
    status: 200,
    answer: acknowledged({ deletedCount: number().oneOf([1]).required() }),
    errors: [
      'account/sign-in-again',
      'account/orders-under-way',
      'users/last-admin',
      'payments/not-configured',
      'payments/provider-unavailable',
    ],
  }),
} as const;
