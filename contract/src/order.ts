import { array, boolean, number, object, string, type InferType } from 'yup';
import { storedAddress } from './address.ts';
import { documentId, listOf } from './fields.ts';
import { orderLine } from './order-lines.ts';
import { movers, orderStatuses } from './order-moves.ts';
import { shipment } from './shipments.ts';

export const orderId = object({ id: documentId('id') });

/** Attention flags, most serious first. */
export const orderAttentions = [
  'disputed',
  'refund-failed',
  'dispute-lost',
  'dispute-reversed',
  'withdrawn',
  'replacement-returned',
  'no-address',
  'product-gone',
  'sold-out',
  'above-stock',
  'below-minimum',
  'off-step',
] as const;
export type OrderAttention = (typeof orderAttentions)[number];

/** Returns an order's flags, plus `no-address` if it is paid, not shipped, and has no address. */
export function attentionsOfOrder(
  order: Pick<Order, 'status' | 'address'> & { readonly attentions: readonly OrderAttention[] },
): OrderAttention[] {
  const isToShip = order.status === 'paid' || order.status === 'packed';
  return bySeverity(
    isToShip && order.address === null ? [...order.attentions, 'no-address'] : order.attentions,
  );
}

/** Returns the given flags without duplicates, most urgent first. */
export function bySeverity(flags: Iterable<OrderAttention>): OrderAttention[] {
  const present = new Set(flags);
  return orderAttentions.filter((attention) => present.has(attention));
}

export const tracking = object({
  carrier: string().defined(),
  number: string().defined(),
  url: string().nullable().defined(),
}).required();
export type Tracking = InferType<typeof tracking>;

/**
 * Order. Amounts are decimal. `purchaseId`, `purchase`, `name`, `price`, `unitPrice` and `quantity` summarize `lines`
 * (docs/api.md, Orders).
 */
export const order = object({
  _id: string().required(),
  /** Order number, such as PW-7K2M4X. */
  number: string().required(),
  purchaseId: string().required(),
  purchase: string().required(),
  name: string().required(),
  price: number().required(),
  /** Unit price; absent on an order of several parts. */
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
      /** Tracking before a correction, or null if there was none; absent if the event is no correction. */
      formerTracking: tracking.nullable().default(undefined).optional(),
    }).required(),
  ),
  /** Parcels, oldest first. An order that was shipped before the shop knew shipments has one of all its lines. */
  shipments: listOf(shipment),
  /** Tracking of the latest shipment. */
  tracking: tracking.nullable().defined(),
  /** True once paid, and still true after a refund. */
  paid: boolean().required(),
  paidAt: string().nullable().defined(),
  transactionId: string().nullable().defined(),
  refunded: number().required(),
  refundPending: number().required(),
  /** Earliest deadline to answer an open dispute; null if none is known. */
  disputeDueBy: string().nullable().defined(),
  /** Payment deadline; null unless the order awaits payment. */
  expiresAt: string().nullable().defined(),
  invoiceNumber: string().nullable().defined(),
  /** Revision of the terms under which the order was placed; absent if there were none. */
  termsVersion: number().integer().optional(),
  /** Numbers of the order's returns; absent if it has none. */
  returnNumbers: array(string().required()).optional(),
  /** Compatibility warnings when the order was placed. `line` is an index of `lines`. */
  fitWarnings: listOf(object({ line: number().integer().required(), message: string().required() })),
  attention: string().oneOf(orderAttentions).nullable().defined(),
  attentions: listOf(string().oneOf(orderAttentions).required()),
  createdAt: string().required(),
}).required();
export type Order = InferType<typeof order>;

export const listedOrder = order.concat(
  object({
    /** Amount refunded between the filter's `from` and `to`; present only with the filter `dates=refunded`. */
    refundedInPeriod: number().optional(),
  }),
);
export type ListedOrder = InferType<typeof listedOrder>;

export const orderNote = object({
  at: string().required(),
  by: string().required(),
  text: string().required(),
}).required();
export type OrderNote = InferType<typeof orderNote>;

export const orderCounts = object({
  all: number().integer().required(),
  placed: number().integer().required(),
  paid: number().integer().required(),
  packed: number().integer().required(),
  shipped: number().integer().required(),
  delivered: number().integer().required(),
  cancelled: number().integer().required(),
  refunded: number().integer().required(),
  needsLook: number().integer().required(),
  disputed: number().integer().required(),
  /** Orders packed two days ago or earlier and not shipped yet. */
  packedLate: number().integer().required(),
  /** Earliest deadline of the open disputes; null if none is known. */
  disputeDueBy: string().nullable().defined(),
  /** Payments that pay no order, as listed by `GET /payment/needs-refund`. */
  paymentsWithoutOrder: number().integer().required(),
}).required();
export type OrderCounts = InferType<typeof orderCounts>;
