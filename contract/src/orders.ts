import { array, boolean, number, object, string, type InferType } from 'yup';
import { address, storedAddress } from './address.ts';
import { period } from './days.ts';
import { idList } from './bulk.ts';
import { endpoint } from './endpoint.ts';
import {
  count,
  documentId,
  email,
  guestName,
  idempotencyKey,
  listOf,
  optionalText,
  pageQuery,
  price,
  queryEmail,
} from './fields.ts';
import { maxOrderLines } from './numbers.ts';
import { orderLine, orderLineDraft } from './order-lines.ts';
import { movers, orderStatuses } from './order-moves.ts';

/** Most serious first. All but the first four concern the ordered part or its quantity. */
export const orderAttentions = [
  'disputed',
  'refund-failed',
  'dispute-lost',
  'no-address',
  'product-gone',
  'sold-out',
  'above-stock',
  'below-minimum',
  'off-step',
] as const;
export type OrderAttention = (typeof orderAttentions)[number];

/** Adds `no-address` to a paid order that is not shipped yet and has no address. */
export function attentionsOfOrder(
  order: Pick<Order, 'status' | 'address'> & { readonly attentions: readonly OrderAttention[] },
): OrderAttention[] {
  const isToShip = order.status === 'paid' || order.status === 'packed';
  const present = new Set<OrderAttention>(order.attentions);
  if (isToShip && order.address === null) present.add('no-address');
  return orderAttentions.filter((attention) => present.has(attention));
}

export const tracking = object({
  carrier: string().defined(),
  number: string().defined(),
  url: string().nullable().defined(),
}).required();
export type Tracking = InferType<typeof tracking>;

/**
 * Amounts are decimal. `purchaseId` to `unitPrice` and `quantity` summarize `lines` (docs/product.md,
 * Entities).
 */
export const order = object({
  _id: string().required(),
  /** Such as PW-7K2M4X. */
  number: string().required(),
  purchaseId: string().required(),
  purchase: string().required(),
  name: string().required(),
  price: number().required(),
  /** Absent on an order of several parts. */
  unitPrice: number().optional(),
  quantity: number().integer().required(),
  lines: listOf(orderLine),
  currency: string().required(),
  /** Empty once the customer's account is deleted, as are name and phone. */
  customerEmail: string().defined(),
  customerName: string().defined(),
  phone: string().defined(),
  address: storedAddress.nullable().defined(),
  status: string().oneOf(orderStatuses).required(),
  history: listOf(
    object({
      status: string().oneOf(orderStatuses).required(),
      at: string().required(),
      by: string().oneOf(movers).required(),
      /** Tracking before a correction; null if there was none, absent on other events. */
      formerTracking: tracking.nullable().default(undefined).optional(),
    }).required(),
  ),
  tracking: tracking.nullable().defined(),
  /** Remains true after a refund. */
  paid: boolean().required(),
  paidAt: string().nullable().defined(),
  transactionId: string().nullable().defined(),
  refunded: number().required(),
  refundPending: number().required(),
  /** Payment deadline; null once it no longer applies. */
  expiresAt: string().nullable().defined(),
  invoiceNumber: string().nullable().defined(),
  attention: string().oneOf(orderAttentions).nullable().defined(),
  attentions: listOf(string().oneOf(orderAttentions).required()),
  createdAt: string().required(),
}).required();
export type Order = InferType<typeof order>;

/** `price` is what the shopper saw; the server rejects a stale one. `purchase` and `name` are ignored. */
export const orderDraft = object({
  purchaseId: documentId('purchaseId'),
  purchase: optionalText('purchase', 200),
  name: optionalText('name', 200),
  price: price('price'),
  quantity: count('quantity'),
  customerEmail: email('customerEmail'),
  customerName: guestName('customerName', 200),
  phone: optionalText('phone', 40),
  address: address.typeError('address must be an object').default(undefined).optional(),
});
export type OrderDraft = InferType<typeof orderDraft>;

const lines = array(orderLineDraft)
  .typeError('lines must be a list')
  .min(1, 'lines must hold at least one part')
  .max(maxOrderLines, `lines must hold at most ${String(maxOrderLines)} parts`);

const cartDraft = orderDraft
  .pick(['customerEmail', 'customerName', 'phone', 'address'])
  .shape({ lines: lines.required('lines are required') });

const isAbsent = (sent: unknown) => !Array.isArray(sent);

/** One part, as existing clients send it, or several. */
const newOrder = orderDraft
  .shape({
    lines: lines.optional(),
    purchaseId: documentId('purchaseId')
      .optional()
      .when('lines', { is: isAbsent, then: (id) => id.required('purchaseId is required') }),
    price: price('price')
      .optional()
      .when('lines', { is: isAbsent, then: (amount) => amount.required('price is required') }),
    quantity: count('quantity')
      .optional()
      .when('lines', { is: isAbsent, then: (many) => many.required('quantity is required') }),
  })
  .meta({ publishedAs: [orderDraft, cartDraft] });
export type NewOrder = InferType<typeof newOrder>;

export const orderId = object({ id: documentId('id') });

export const orderDates = ['placed', 'paid', 'refunded'] as const;
export type OrderDates = (typeof orderDates)[number];

export const orderFilter = {
  ids: idList('ids'),
  status: string()
    .strict()
    .oneOf(orderStatuses, `status must be one of ${orderStatuses.join(', ')}`)
    .optional(),
  needsLook: string().strict().oneOf(['true'], 'needsLook can only be true').optional(),
  refunded: string().strict().oneOf(['true', 'partly'], 'refunded can only be true or partly').optional(),
  disputed: string().strict().oneOf(['true'], 'disputed can only be true').optional(),
  search: optionalText('search', 200),
  /** Selects the date that `from` and `to` compare, and that sorts the list. */
  dates: string()
    .strict()
    .oneOf(orderDates, `dates must be one of ${orderDates.join(', ')}`)
    .optional(),
  ...period,
  sort: string().strict().oneOf(['newest', 'oldest'], 'sort must be newest or oldest').optional(),
};

export const listedOrder = order.concat(
  object({
    /** Amount refunded between `from` and `to`; only in lists by refund date. */
    refundedInPeriod: number().optional(),
  }),
);
export type ListedOrder = InferType<typeof listedOrder>;

export const orderEndpoints = {
  placeOrder: endpoint('placeOrder', {
    noun: 'orders',
    summary:
      'Places an order of one part, or of several as lines. With a token the customer is the signed-in user, otherwise a guest. Repeating a request with the same Idempotency-Key within 24 hours returns the stored order.',
    access: 'anyone',
    headers: object({ 'Idempotency-Key': idempotencyKey() }),
    body: newOrder,
    status: 201,
    answer: order.concat(object({ insertedId: string().required() })),
    errors: [
      'products/not-found',
      'orders/price-changed',
      'orders/below-minimum',
      'orders/off-step',
      'orders/out-of-stock',
      'orders/above-most',
      'orders/total-too-large',
      'orders/below-least-amount',
      'request/key-reused',
    ],
  }),
  listCustomerOrders: endpoint('listCustomerOrders', {
    noun: 'orders',
    summary: 'Lists the orders of a customer, newest first.',
    access: 'owner-or-admin',
    query: object({ customerEmail: queryEmail('customerEmail'), ...pageQuery }),
    status: 200,
    answer: listOf(order),
    paged: true,
  }),
  listAllOrders: endpoint('listAllOrders', {
    noun: 'orders',
    summary:
      "Lists all orders by the day they were placed, newest first. Every word in search must begin a word in the order's number, parts, payment id, invoice, credit notes, tracking number, phone, name, email or address. With dates=paid or dates=refunded, lists paid orders, or orders with refunds, by that day. Days are in the shop's time zone. A page may hold fewer items than its limit.",
    access: 'admin',
    query: object({ ...orderFilter, ...pageQuery }),
    status: 200,
    answer: listOf(listedOrder),
    paged: true,
  }),
  getOrder: endpoint('getOrder', {
    noun: 'orders',
    summary: 'Returns an order.',
    access: 'owner-or-admin',
    params: orderId,
    status: 200,
    answer: order,
    versioned: true,
    errors: ['orders/not-found'],
  }),
} as const;
