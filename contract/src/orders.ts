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

/**
 * Why an order needs an admin's eye, the most serious first: the customer's bank wants its money back, money that was given back
 * did not arrive, or the bank has taken it; its product is gone, none or too few are left, or fewer were ordered than the
 * minimum, or no whole steps.
 */
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

/** Adds `no-address` to the stored attentions of a paid order that has yet to be shipped and has no address. */
export function attentionsOfOrder(
  order: Pick<Order, 'status' | 'address'> & { readonly attentions: readonly OrderAttention[] },
): OrderAttention[] {
  const isToShip = order.status === 'paid' || order.status === 'packed';
  const present = new Set<OrderAttention>(order.attentions);
  if (isToShip && order.address === null) present.add('no-address');
  return orderAttentions.filter((attention) => present.has(attention));
}

/** Where a parcel is. */
export const tracking = object({
  /** Empty if none was entered. */
  carrier: string().defined(),
  /** The tracking number; empty if none was entered. */
  number: string().defined(),
  /** The carrier's tracking page; null if none was entered. */
  url: string().nullable().defined(),
}).required();
export type Tracking = InferType<typeof tracking>;

/**
 * An order (docs/product.md, Entities). Amounts are decimal: `price` is that due for the whole order. `purchaseId`, `purchase`,
 * `name`, `quantity` and `unitPrice` say in short what `lines` say.
 */
export const order = object({
  _id: string().required(),
  /** What a person reads out, like PW-7K2M4X. */
  number: string().required(),
  /** The first line's product. */
  purchaseId: string().required(),
  purchase: string().required(),
  name: string().required(),
  price: number().required(),
  /** Absent on an order of several parts. */
  unitPrice: number().optional(),
  /** The sum of all lines. */
  quantity: number().integer().required(),
  lines: listOf(orderLine),
  /** ISO 4217, lower case. */
  currency: string().required(),
  /** Empty once the customer's account is deleted, as are name and phone. */
  customerEmail: string().defined(),
  customerName: string().defined(),
  phone: string().defined(),
  /** Where it goes, and whom its invoice names; null before anybody has said. */
  address: storedAddress.nullable().defined(),
  status: string().oneOf(orderStatuses).required(),
  /** Every status it has had, the first one first. */
  history: listOf(
    object({
      status: string().oneOf(orderStatuses).required(),
      at: string().required(),
      by: string().oneOf(movers).required(),
      /** The tracking that a correction replaced or withdrew; null if there was none, absent if the event is no correction. */
      formerTracking: tracking.nullable().default(undefined).optional(),
    }).required(),
  ),
  tracking: tracking.nullable().defined(),
  /** Stays true once money came in, also when it has gone back. */
  paid: boolean().required(),
  paidAt: string().nullable().defined(),
  transactionId: string().nullable().defined(),
  /** How much of the price has gone back. */
  refunded: number().required(),
  /** How much more of it is to go back, without the card provider's answer yet. */
  refundPending: number().required(),
  /** Until when it can be paid; null where it has no such time, or no longer. */
  expiresAt: string().nullable().defined(),
  invoiceNumber: string().nullable().defined(),
  /** The first of `attentions`. */
  attention: string().oneOf(orderAttentions).nullable().defined(),
  /** Noted when it was placed and paid; `no-address` until a paid order has an address or is shipped. */
  attentions: listOf(string().oneOf(orderAttentions).required()),
  createdAt: string().required(),
}).required();
export type Order = InferType<typeof order>;

/**
 * What the purchase form sends. `price` is the unit price the shopper saw (or that of the whole order): the
 * server compares it with today's and computes the amount due itself. `purchase` and `name` are accepted
 * for existing clients; the stored name is the product's own.
 */
export const orderDraft = object({
  purchaseId: documentId('purchaseId'),
  purchase: optionalText('purchase', 200),
  name: optionalText('name', 200),
  price: price('price'),
  quantity: count('quantity'),
  customerEmail: email('customerEmail'),
  customerName: guestName('customerName', 200),
  phone: optionalText('phone', 40),
  /** Without one it is the default of the customer's account, if there is any. */
  address: address.typeError('address must be an object').default(undefined).optional(),
});
export type OrderDraft = InferType<typeof orderDraft>;

const lines = array(orderLineDraft)
  .typeError('lines must be a list')
  .min(1, 'lines must hold at least one part')
  .max(maxOrderLines, `lines must hold at most ${String(maxOrderLines)} parts`);

/** What a cart sends: several parts in one order. */
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

/** The days by which a period chooses orders: the day they were placed, paid, or money of theirs was refunded. */
export const orderDates = ['placed', 'paid', 'refunded'] as const;
export type OrderDates = (typeof orderDates)[number];

/** Which orders a list is of, and their order. */
export const orderFilter = {
  /** Only these, in this order. */
  ids: idList('ids'),
  status: string()
    .strict()
    .oneOf(orderStatuses, `status must be one of ${orderStatuses.join(', ')}`)
    .optional(),
  /** Only those an admin should look at. */
  needsLook: string().strict().oneOf(['true'], 'needsLook can only be true').optional(),
  /** Only those of which money was refunded, or some of it but not all. */
  refunded: string().strict().oneOf(['true', 'partly'], 'refunded can only be true or partly').optional(),
  /** Only those whose payment is disputed at this moment. */
  disputed: string().strict().oneOf(['true'], 'disputed can only be true').optional(),
  search: optionalText('search', 200),
  /** The day that `from` and `to` compare, and by which the list is sorted. */
  dates: string()
    .strict()
    .oneOf(orderDates, `dates must be one of ${orderDates.join(', ')}`)
    .optional(),
  /** Days of the shop's time zone, both included. */
  ...period,
  sort: string().strict().oneOf(['newest', 'oldest'], 'sort must be newest or oldest').optional(),
};

/** An order as a list for admins answers it. */
export const listedOrder = order.concat(
  object({
    /** Amount refunded on the days from `from` to `to`; only in lists by the day of the refund. */
    refundedInPeriod: number().optional(),
  }),
);
export type ListedOrder = InferType<typeof listedOrder>;

export const orderEndpoints = {
  placeOrder: endpoint('placeOrder', {
    noun: 'orders',
    summary:
      'Orders a part, or several as lines. With a token the customer is the signed-in person; without one it is a guest order. Sent again by the same customer with the same Idempotency-Key within 24 hours, it answers the order stored the first time.',
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
    summary: "One customer's orders, newest first.",
    access: 'owner-or-admin',
    query: object({ customerEmail: queryEmail('customerEmail'), ...pageQuery }),
    status: 200,
    answer: listOf(order),
    paged: true,
  }),
  listAllOrders: endpoint('listAllOrders', {
    noun: 'orders',
    summary:
      "All orders, by the day they were placed, newest first; with search those in whose number, parts, payment id, invoice, credit note and tracking number, phone, name, email and address every word of it begins a word. With dates=paid or dates=refunded it lists paid orders, or orders with refunds, by that day. from and to are days of the shop's time zone. A page may hold fewer than its limit.",
    access: 'admin',
    query: object({ ...orderFilter, ...pageQuery }),
    status: 200,
    answer: listOf(listedOrder),
    paged: true,
  }),
  getOrder: endpoint('getOrder', {
    noun: 'orders',
    summary: 'One order.',
    access: 'owner-or-admin',
    params: orderId,
    status: 200,
    answer: order,
    versioned: true,
    errors: ['orders/not-found'],
  }),
} as const;
