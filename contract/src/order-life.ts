import { number, object, string, type InferType } from 'yup';
import { address } from './address.ts';
import { bulkAnswer, bulkItems } from './bulk.ts';
import { moment } from './days.ts';
import { endpoint } from './endpoint.ts';
import {
  documentId,
  idempotencyKey,
  listOf,
  singleEtag,
  optionalText,
  requiredText,
  webAddress,
} from './fields.ts';
import { orderStatuses, type OrderStatus } from './order-moves.ts';
import { order, orderAttentions, orderId } from './orders.ts';

export const orderTransition = object({
  to: orderStatus('to').required('to is required'),
  /** Last status that the sender saw; a stale one is rejected. */
  from: orderStatus('from'),
  carrier: optionalText('Carrier', 100),
  trackingNumber: optionalText('Tracking number', 100),
  trackingUrl: webAddress('The link to follow it'),
  note: optionalText('note', 2000),
  /** Required for corrections. Visible to admins only. */
  reason: optionalText('reason', 500),
});
export type OrderTransition = InferType<typeof orderTransition>;

/** Excludes statuses that move money. */
export const bulkStatuses = ['paid', 'packed', 'shipped', 'delivered'] as const satisfies OrderStatus[];

export const orderTransitions = object({
  to: orderStatus('to')
    .required('to is required')
    .oneOf(bulkStatuses, `to must be one of ${bulkStatuses.join(', ')}`),
  from: orderStatus('from').required('from is required'),
  reason: optionalText('reason', 500),
  orders: bulkItems(
    'orders',
    orderTransition
      .pick(['carrier', 'trackingNumber', 'trackingUrl'])
      .shape({ id: documentId('id') })
      .typeError('orders must hold objects')
      .required('orders must hold objects'),
  ),
});
export type OrderTransitions = InferType<typeof orderTransitions>;

function orderStatus(label: string) {
  return string()
    .strict()
    .typeError(`${label} must be text`)
    .oneOf(orderStatuses, `${label} must be one of ${orderStatuses.join(', ')}`);
}

const orderAttention = string()
  .strict()
  .oneOf(orderAttentions, `attention must be one of ${orderAttentions.join(', ')}`)
  .required('attention is required');

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
}).required();
export type OrderCounts = InferType<typeof orderCounts>;

export const orderLifeEndpoints = {
  transitionOrder: endpoint('transitionOrder', {
    noun: 'orders',
    summary:
      'Moves an order to another status. The owner may only cancel it while it is unpaid. Cancelling first cancels its payments in Stripe, and refunds a paid order. With a reason, an admin can move it back from packed, shipped or delivered, or change the tracking of a shipped order by sending shipped again.',
    access: 'owner-or-admin',
    params: orderId,
    body: orderTransition,
    status: 200,
    answer: order,
    errors: [
      'orders/not-found',
      'orders/move-refused',
      'orders/no-address',
      'orders/already-paid',
      'orders/payment-under-way',
      'refunds/disputed',
      'refunds/above-paid',
      'refunds/under-way',
      'payments/refund-refused',
      'payments/not-configured',
      'payments/provider-unavailable',
    ],
  }),
  transitionOrders: endpoint('transitionOrders', {
    noun: 'orders',
    summary:
      'Moves up to 100 orders, each on its own as POST /order/{id}/transition does. Completes even if the client disconnects. Repeating a request with the same Idempotency-Key reports orders that already moved as changed.',
    access: 'admin',
    headers: object({ 'Idempotency-Key': idempotencyKey() }),
    body: orderTransitions,
    status: 200,
    answer: bulkAnswer(order),
  }),
  saveOrderAddress: endpoint('saveOrderAddress', {
    noun: 'orders',
    summary:
      "Sets the address of an order. The owner may do so until it is packed, an admin until it is shipped; the customer gets an email about an admin's change. An issued invoice keeps its address. If-Match holds the order's ETag.",
    access: 'owner-or-admin',
    params: orderId,
    headers: object({ 'If-Match': singleEtag('If-Match') }),
    body: address,
    status: 200,
    answer: order,
    versioned: true,
    errors: ['orders/not-found', 'orders/address-fixed', 'request/changed', 'request/version-missing'],
  }),
  countOrders: endpoint('countOrders', {
    noun: 'orders',
    summary: 'Counts orders: in total, per status, needing attention, and disputed.',
    access: 'admin',
    status: 200,
    answer: orderCounts,
  }),
  countNewOrders: endpoint('countNewOrders', {
    noun: 'orders',
    summary:
      'Counts orders placed since a given time, or with dates=paid, orders paid since then that are not packed yet.',
    access: 'admin',
    query: object({
      since: moment('since').required('since is required'),
      dates: string().strict().oneOf(['placed', 'paid'], 'dates must be placed or paid').optional(),
    }),
    status: 200,
    answer: object({ count: number().integer().required() }).required(),
  }),
  listOrderNotes: endpoint('listOrderNotes', {
    noun: 'orders',
    summary: 'Lists the internal notes of an order, oldest first.',
    access: 'admin',
    params: orderId,
    status: 200,
    answer: listOf(orderNote),
    errors: ['orders/not-found'],
  }),
  addOrderNote: endpoint('addOrderNote', {
    noun: 'orders',
    summary: 'Adds an internal note to an order, visible to admins only.',
    access: 'admin',
    params: orderId,
    body: object({ text: requiredText('text', 2000) }),
    status: 201,
    answer: listOf(orderNote),
    errors: ['orders/not-found', 'orders/too-many-notes'],
  }),
  handleAttention: endpoint('handleAttention', {
    noun: 'orders',
    summary:
      'Marks an attention of an order as handled, with an internal note. The next event of its kind raises it again. To handle no-address, add the address.',
    access: 'admin',
    params: orderId.concat(object({ attention: orderAttention })),
    body: object({ note: requiredText('note', 2000) }),
    status: 200,
    answer: order,
    errors: ['orders/not-found', 'orders/attention-not-open', 'orders/too-many-notes'],
  }),
} as const;
