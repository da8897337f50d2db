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

/**
 * Where an admin, or to `cancelled` its owner, moves an order. Carrier, number and link belong to `shipped`; without a link, that of
 * a carrier in the settings is derived from the number.
 */
export const orderTransition = object({
  to: orderStatus('to').required('to is required'),
  /** The status the sender last saw; the move is refused if the order has changed since. */
  from: orderStatus('from'),
  carrier: optionalText('Carrier', 100),
  trackingNumber: optionalText('Tracking number', 100),
  /** Where the carrier shows the parcel. */
  trackingUrl: webAddress('The link to follow it'),
  /** Kept where only admins read it. */
  note: optionalText('note', 2000),
  /** Why an admin corrects the order: required to move it back, or to change the tracking of a shipped one. Only admins read it. */
  reason: optionalText('reason', 500),
});
export type OrderTransition = InferType<typeof orderTransition>;

/** Statuses that several orders can be moved to in one call. None of them moves money. */
export const bulkStatuses = ['paid', 'packed', 'shipped', 'delivered'] as const satisfies OrderStatus[];

/** Moves several orders from one status to another. */
export const orderTransitions = object({
  to: orderStatus('to')
    .required('to is required')
    .oneOf(bulkStatuses, `to must be one of ${bulkStatuses.join(', ')}`),
  from: orderStatus('from').required('from is required'),
  /** Required by the moves that correct a mistake. */
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

/** What only the shop reads of an order: what an admin wrote, or did. */
export const orderNote = object({
  at: string().required(),
  /** The author's email. */
  by: string().required(),
  text: string().required(),
}).required();
export type OrderNote = InferType<typeof orderNote>;

/** Number of orders: in all, of each status, with open attentions, and disputed. */
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
      'Moves an order on. Its owner may only cancel it, while it is unpaid; cancelling ends its payments at the card provider first, and gives the money of a paid order back. With a reason, an admin moves it back from packed, shipped or delivered, or changes the tracking of a shipped order by sending it as shipped again.',
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
      'Moves up to 100 orders, each on its own as POST /order/{id}/transition does. It runs to its end even if the client disconnects. Sent again by the same admin with the same Idempotency-Key, it answers the orders that it has moved already as changed.',
    access: 'admin',
    headers: object({ 'Idempotency-Key': idempotencyKey() }),
    body: orderTransitions,
    status: 200,
    answer: bulkAnswer(order),
  }),
  saveOrderAddress: endpoint('saveOrderAddress', {
    noun: 'orders',
    summary:
      'Sets where an order goes: its owner until it is packed, an admin until it is shipped. The customer is told of a change by an admin. The invoice keeps the address it was issued with. If-Match holds the ETag of the order as it was read.',
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
    summary:
      'How many orders there are, in all and of each status, how many need attention and how many are disputed.',
    access: 'admin',
    status: 200,
    answer: orderCounts,
  }),
  countNewOrders: endpoint('countNewOrders', {
    noun: 'orders',
    summary:
      'How many orders were placed after the moment since, or with dates=paid, how many that are yet to be packed were paid after it.',
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
    summary: 'What only the shop reads of an order, the oldest first.',
    access: 'admin',
    params: orderId,
    status: 200,
    answer: listOf(orderNote),
    errors: ['orders/not-found'],
  }),
  addOrderNote: endpoint('addOrderNote', {
    noun: 'orders',
    summary: 'Notes something on an order, for admins alone.',
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
      'Marks an attention of an order as handled, with a note that only admins read. It is raised again by the next event of its kind. no-address is handled by adding the address.',
    access: 'admin',
    params: orderId.concat(object({ attention: orderAttention })),
    body: object({ note: requiredText('note', 2000) }),
    status: 200,
    answer: order,
    errors: ['orders/not-found', 'orders/attention-not-open', 'orders/too-many-notes'],
  }),
} as const;
