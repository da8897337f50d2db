import type { FitReportRecord } from './fit-reports.ts';
import type { InvoiceRecord } from './invoices.ts';
import type { MailRecord } from './mails.ts';
import type { RefundRecord } from './refunds.ts';
import type { OrderRecord } from './orders.ts';
import type { LedgerEntry } from './payments.ts';
import type { ReturnRecord } from './returns.ts';
import type { ReviewRecord } from './reviews.ts';
import type { StockMovement } from './stock.ts';
import type { WithdrawalRecord } from './withdrawals.ts';

/** Fields of a document, or of each item of a list of objects. `true` is a value without fields to tell apart. */
export interface StoredFields {
  readonly [name: string]: true | StoredFields;
}

/** Lists every field of a record, so that a new field does not compile until it is listed. */
type FieldsOf<Stored> = { readonly [Name in Exclude<keyof Stored, 'id'>]-?: true | StoredFields };

const fields = <const Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, true])) as Readonly<Record<Name, true>>;

const times = fields('createdAt', 'updatedAt');
const actor = { by: fields('uid', 'email') };
const account = fields('name', 'company', 'vatId', 'street', 'postcode', 'city', 'region', 'country');
const address = { ...account, purchaseOrder: true } as const;
const tracking = fields('carrier', 'number', 'url');
const seller = fields('name', 'address', 'vatId', 'taxRatePercent');
const safety = fields('manufacturer', 'address', 'contact', 'responsible', 'warnings');
const refundedLine = fields('productId', 'partNumber', 'name', 'quantity', 'unitPriceCents');
const refundedLines = { lines: refundedLine, restock: refundedLine };

/** Facts of an order, review, role or page in the audit log. None names or describes a person. */
export const auditFacts = {
  ...fields('status', 'attentions', 'handled', 'changed', 'transactionId'),
  ...fields('amount', 'refunded', 'refundId', 'cancelsOrder', 'method', 'paidBy', 'settles'),
  ...refundedLines,
  pieces: fields('line', 'quantity', 'outcome', 'remedy'),
  ...fields('mail', 'emailCustomer', 'return', 'state', 'published', 'rating', 'productId'),
  ...fields('admin', 'invitation', 'revision', 'characters'),
} as const satisfies StoredFields;

/** Facts that customers may read about themselves, but not the reasons and notes of admins. */
export const exportedFacts = {
  ...auditFacts,
  ...fields('comment', 'customerName'),
  tracking,
} as const satisfies StoredFields;

const orders = {
  ...times,
  ...fields('number', 'currency', 'priceCents', 'taxRatePercent', 'status', 'paid', 'paidAt', 'chargedAt'),
  ...fields('customerEmail', 'customerName', 'customerUid', 'isOwnerVerified', 'phone', 'transactionId'),
  ...fields('refundedCents', 'refundPendingCents', 'disputeDueBy', 'expiresAt', 'packedAt', 'paymentsOpened'),
  ...fields('invoiceNumber', 'creditNoteNumbers', 'returnNumbers', 'termsVersion', 'attentions'),
  ...fields('needsLook', 'productIds', 'beginnings'),
  address,
  ...{ tracking },
  lines: {
    ...fields('productId', 'partNumber', 'name', 'img', 'unitPriceCents', 'quantity', 'stockTaken'),
    ...fields('madeToOrder', 'madeToOrderDays', 'refunded', 'restocked', 'refundRestocked'),
    ...fields('bikeId', 'bikeName', 'notForMyBike'),
    insteadOf: fields('productId', 'partNumber', 'name'),
  },
  shipments: {
    ...fields('id', 'kind', 'stockTaken', 'shippedAt', 'deliveredAt', 'returnedAt'),
    lines: fields('line', 'quantity'),
    tracking,
  },
  history: { ...fields('status', 'at', 'by'), formerTracking: tracking },
  disputes: fields('id', 'amountCents', 'status', 'saidAt', 'dueBy', 'isHandled'),
  fitWarnings: fields('line', 'message'),
} as const satisfies FieldsOf<OrderRecord>;

const reviews = {
  ...times,
  ...fields('customerEmail', 'customerName', 'customerPhoto', 'customerUid', 'comment', 'rating'),
  ...fields('published', 'productId', 'verified', 'beginnings'),
} as const satisfies FieldsOf<ReviewRecord>;

const payments = {
  ...times,
  ...fields('orderId', 'amount', 'amountReceived', 'currency', 'owner', 'ownerUid', 'status', 'paidAt'),
} as const satisfies FieldsOf<LedgerEntry>;

const refunds = {
  ...times,
  ...fields('orderId', 'paymentId', 'amountCents', 'status', 'providerId', 'cancelsOrder', 'reason'),
  ...fields('byUid', 'creditNoteNumber', 'refusal', 'taxCents', 'bookedAt', 'method', 'paidBy', 'settles'),
  ...fields('returnId', 'returnNumber'),
  ...refundedLines,
} as const satisfies FieldsOf<RefundRecord>;

const returns = {
  ...times,
  ...fields('number', 'orderId', 'orderNumber', 'kind', 'state', 'note', 'declaredAt', 'openWithdrawalAt'),
  ...fields('customerEmail', 'customerName', 'beginnings'),
  lines: fields('line', 'quantity', 'reason'),
  pieces: fields('line', 'quantity', 'outcome', 'remedy'),
  images: fields('id', 'width', 'height'),
  history: fields('state', 'at', 'by', 'note'),
  refund: fields('cents', 'paidCents'),
} as const satisfies FieldsOf<ReturnRecord>;

const withdrawals = {
  ...times,
  expiresAt: true,
  declarations: {
    ...fields('id', 'at', 'name', 'email', 'note', 'secretHash'),
    lines: fields('line', 'quantity'),
    effect: { ...fields('at', 'declaredAt', 'returnNumber'), lines: fields('line', 'quantity', 'unsent') },
  },
} as const satisfies FieldsOf<WithdrawalRecord>;

const mail = {
  ...times,
  ...fields('orderId', 'event', 'to', 'uid', 'resends', 'shipmentId'),
  message: fields('subject', 'text', 'html'),
  delivery: fields('state', 'attempts', 'at', 'error', 'leaseUntil', 'isOpen'),
} as const satisfies FieldsOf<MailRecord>;

const invoices = {
  ...times,
  ...fields('number', 'date', 'orderNumber', 'orderedOn', 'paidOn', 'transactionId', 'currency'),
  ...fields('customerUid', 'grossCents', 'taxCents', 'isReaddressed', 'addressedAt', 'isLate'),
  seller,
  buyer: { ...fields('name', 'email'), address },
  lines: fields('partNumber', 'name', 'quantity', 'unitPriceCents'),
  creditNotes: {
    ...fields('number', 'date', 'refundId', 'grossCents', 'taxCents', 'isLate'),
    lines: fields('partNumber', 'name', 'quantity'),
  },
} as const satisfies FieldsOf<Omit<InvoiceRecord, 'orderId'>>;

const fitReports = {
  ...times,
  ...fields('aId', 'bId', 'verdict', 'note', 'email', 'customerUid', 'isVerified', 'state', 'answer'),
  ...fields('answeredAt', 'mailIds', 'expiresAt'),
  bike: fields('name', 'interfaces', 'rear'),
  rules: fields('key', 'verdict', 'message'),
} as const satisfies FieldsOf<FitReportRecord>;

const stockMovements = {
  ...times,
  ...actor,
  ...fields('productId', 'kind', 'change', 'quantity', 'mover', 'reason', 'orderId', 'orderNumber'),
} as const satisfies FieldsOf<StockMovement>;

/**
 * Every field that the shop stores, by collection. Erasure removes a field that is not listed here from a person's
 * documents, and a test fails until it is listed: add a replacement to personal-data-table.ts if it is personal.
 */
export const storedFields = {
  users: {
    ...times,
    ...fields('email', 'name', 'photo', 'role', 'beginnings'),
    account: {
      ...fields('name', 'phone'),
      addresses: { ...account, isDefault: true },
      bikes: { ...fields('id', 'name'), interfaces: true, rear: true },
    },
  },
  orders,
  reviews,
  payments,
  invoices,
  refunds,
  returns,
  withdrawals,
  returnNumbers: { ...times, returnId: true },
  returnImages: { ...times, ...fields('returnId', 'orderId', 'width', 'height', 'bytes') },
  mail,
  mailCounts: { ...times, times: true },
  orderNotes: { ...times, authorUids: true, entries: fields('at', 'by', 'byUid', 'text') },
  idempotencyKeys: {
    ...times,
    ...fields('fingerprint', 'expiresAt', 'orderId', 'refundId', 'returnId', 'answer'),
  },
  invitations: {
    ...times,
    ...fields('email', 'reference', 'secretHash', 'mailId', 'acceptedBy', 'expiresAt'),
    ...actor,
  },
  fitReports,
  erasures: { ...times, ...fields('email', 'words', 'pseudonym', 'startedAt', 'emailSince') },
  audit: {
    ...times,
    ...actor,
    ...fields('action', 'target', 'targetName', 'customerUid', 'importId', 'revision', 'undo'),
    before: { ...exportedFacts, ...fields('uid', 'reason') },
    after: { ...exportedFacts, ...fields('uid', 'reason') },
  },
  moneyBack: {
    ...times,
    ...fields('kind', 'orderId', 'paymentId', 'refundId', 'disputeId', 'transactionId', 'cents', 'taxCents'),
    ...fields('currency', 'providerAt', 'method'),
  },
  orderNumbers: { ...times, orderId: true },
  stripeEvents: { ...times, ...fields('type', 'paymentId', 'orderId', 'verdict', 'expiresAt') },
  products: {
    ...times,
    ...fields(
      'name',
      'description',
      'priceCents',
      'quantity',
      'minOrder',
      'step',
      'img',
      'slug',
      'partNumber',
    ),
    ...fields('category', 'range', 'status', 'revision', 'lowStockMailedOn', 'position', 'archivedPosition'),
    ...fields('beginnings', 'kind', 'storage'),
    madeToOrder: fields('days'),
    safety,
    priceBreaks: fields('from', 'unitPriceCents'),
    images: fields('url', 'alt'),
    specs: fields('name', 'value'),
    interfaces: fields('key', 'side', 'values', 'min', 'max', 'place'),
    fitOverrides: fields('productId', 'verdict', 'reason'),
    rating: fields('sum', 'count'),
  },
  stockMovements,
  slugs: { ...times, productId: true },
  partNumbers: { ...times, productId: true },
  settings: {
    ...times,
    ...fields('enforceMinOrder', 'enforceStock', 'countStock', 'moderateReviews', 'holdMinutes', 'lowStock'),
    ...fields('mostPerOrder', 'timeZone', 'returnDays', 'returnAddress', 'withdrawal', 'shopEmails'),
    carriers: fields('name', 'url'),
    safety,
    seller,
  },
  pages: { ...times, ...fields('text', 'revision') },
  pageVersions: { ...times, ...actor, ...fields('key', 'text', 'revision') },
  images: { ...times, ...fields('hash', 'width', 'height', 'bytes') },
  counters: { ...times, last: true },
  sales: {
    ...times,
    ...fields('orders', 'revenueCents', 'refundsCents', 'timeZone', 'currency', 'lastDay'),
    products: fields('productId', 'name', 'units', 'cents'),
  },
  jobs: fields('lastRunAt', 'error'),
} as const satisfies Readonly<Record<string, StoredFields>>;

/** Copies a value without the fields that are not listed. */
export function onlyListed(value: unknown, listed: StoredFields): unknown {
  if (Array.isArray(value)) return value.map((item) => onlyListed(item, listed));
  if (!isMap(value)) return value;
  const kept = Object.entries(value).flatMap(([name, field]) => {
    const rule = Object.hasOwn(listed, name) ? listed[name] : undefined;
    if (rule === undefined) return [];
    return [[name, rule === true ? field : onlyListed(field, rule)] as const];
  });
  return Object.fromEntries(kept);
}

/** Lists the paths of a document's fields that are not listed. */
export function unlistedIn(value: unknown, listed: StoredFields, path = ''): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item) => unlistedIn(item, listed, path));
  if (!isMap(value)) return [];
  return Object.entries(value).flatMap(([name, field]) => {
    const rule = Object.hasOwn(listed, name) ? listed[name] : undefined;
    const at = path === '' ? name : `${path}.${name}`;
    if (rule === undefined) return [at];
    return rule === true ? [] : unlistedIn(field, rule, at);
  });
}

/** True for a map of fields, false for other objects, such as a Timestamp or a streamed list. */
export function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
