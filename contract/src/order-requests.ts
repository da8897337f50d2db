import { array, object, string, type InferType } from 'yup';
import { address } from './address.ts';
import { bulkItems, idList } from './bulk.ts';
import { orderedBike, orderedBikes } from './bike-fields.ts';
import { period } from './days.ts';
import {
  count,
  documentId,
  email,
  emailCustomer,
  guestName,
  optionalText,
  price,
  webAddress,
} from './fields.ts';
import { maxOrderLines } from './numbers.ts';
import { orderLineDraft } from './order-lines.ts';
import { orderStatuses, type OrderStatus } from './order-moves.ts';
import { orderAttentions } from './order.ts';
import { maxSearchCharacters } from './search-text.ts';

/** New order for one part. Rejected if `price` is not the current price; `purchase` and `name` are ignored. */
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
  /** Bike against which lines without `bikeId` are judged for `fitWarnings`. Not stored. */
  bike: orderedBike,
  /** Bikes that lines name by `bikeId`. Only their names are stored. */
  bikes: orderedBikes,
});
export type OrderDraft = InferType<typeof orderDraft>;

const lines = array(orderLineDraft)
  .typeError('lines must be a list')
  .min(1, 'lines must hold at least one part')
  .max(maxOrderLines, `lines must hold at most ${String(maxOrderLines)} parts`);

const cartDraft = orderDraft
  .pick(['customerEmail', 'customerName', 'phone', 'address', 'bike', 'bikes'])
  .shape({ lines: lines.required('lines are required') });

const isAbsent = (sent: unknown) => !Array.isArray(sent);

/** New order: for one part, in the format of existing clients, or for several in `lines`. */
export const newOrder = orderDraft
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
  search: optionalText('search', maxSearchCharacters),
  /** Date to which `from` and `to` apply, and by which the list is sorted. */
  dates: string()
    .strict()
    .oneOf(orderDates, `dates must be one of ${orderDates.join(', ')}`)
    .optional(),
  ...period,
  sort: string().strict().oneOf(['newest', 'oldest'], 'sort must be newest or oldest').optional(),
};

export const orderAttention = string()
  .strict()
  .oneOf(orderAttentions, `attention must be one of ${orderAttentions.join(', ')}`)
  .required('attention is required');

export const orderTransition = object({
  to: orderStatus('to').required('to is required'),
  /** Status that the client last saw. If it is stale, the request is rejected. */
  from: orderStatus('from'),
  /** Open attention flags that the client accepts. Packing, shipping and delivering reject any other open flag. */
  attentions: array(orderAttention)
    .typeError('attentions must be a list')
    .max(orderAttentions.length, `attentions must hold at most ${String(orderAttentions.length)} flags`)
    .optional(),
  carrier: optionalText('Carrier', 100),
  trackingNumber: optionalText('Tracking number', 100),
  trackingUrl: webAddress('The link to follow it'),
  note: optionalText('note', 2000),
  /** Reason for a correction. Visible to admins only. */
  reason: optionalText('reason', 500),
  emailCustomer: emailCustomer(),
});
export type OrderTransition = InferType<typeof orderTransition>;

/** Part that replaces the one of an order line. */
export const partSwap = object({ productId: documentId('productId') });

/** Statuses that can be set in bulk, because they move no money. */
export const bulkStatuses = ['paid', 'packed', 'shipped', 'delivered'] as const satisfies OrderStatus[];

export const orderTransitions = object({
  to: orderStatus('to')
    .required('to is required')
    .oneOf(bulkStatuses, `to must be one of ${bulkStatuses.join(', ')}`),
  from: orderStatus('from').required('from is required'),
  reason: optionalText('reason', 500),
  emailCustomer: emailCustomer(),
  orders: bulkItems(
    'orders',
    orderTransition
      .pick(['attentions', 'carrier', 'trackingNumber', 'trackingUrl'])
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
