import { boolean, number, object, string, type InferType } from 'yup';
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

/**
 * Why an order needs an admin's eye, the most serious first: its product is gone, none or too few are left, or fewer were ordered
 * than the minimum, or no whole steps.
 */
export const orderAttentions = [
  'product-gone',
  'sold-out',
  'above-stock',
  'below-minimum',
  'off-step',
] as const;
export type OrderAttention = (typeof orderAttentions)[number];

/**
 * An order (docs/product.md, Entities). `price` is the amount due for the whole order, `unitPrice` that of one piece at the
 * time of ordering; both decimal. `purchase` and `name` both hold the product's name as it was then.
 */
export const order = object({
  _id: string().required(),
  purchaseId: string().required(),
  purchase: string().required(),
  name: string().required(),
  price: number().required(),
  unitPrice: number().required(),
  quantity: number().integer().required(),
  customerEmail: string().required(),
  customerName: string().defined(),
  phone: string().defined(),
  paid: boolean().required(),
  transactionId: string().nullable().defined(),
  /** The first of `attentions`. */
  attention: string().oneOf(orderAttentions).nullable().defined(),
  /** As noted when it was placed, and again when it was paid. */
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
});
export type OrderDraft = InferType<typeof orderDraft>;

export const orderId = object({ id: documentId('id') });

export const orderEndpoints = {
  placeOrder: endpoint('placeOrder', {
    noun: 'orders',
    summary:
      'Orders a product. With a token the customer is the signed-in person; without one it is a guest order. Sent again by the same customer with the same Idempotency-Key within 24 hours, it answers the order stored the first time.',
    who: 'anyone',
    headers: object({ 'Idempotency-Key': idempotencyKey() }),
    body: orderDraft,
    status: 201,
    answer: order.concat(object({ insertedId: string().required() })),
    errors: [
      'products/not-found',
      'orders/price-changed',
      'orders/below-minimum',
      'orders/off-step',
      'orders/out-of-stock',
      'orders/total-too-large',
      'orders/below-least-amount',
      'request/key-reused',
    ],
  }),
  listCustomerOrders: endpoint('listCustomerOrders', {
    noun: 'orders',
    summary: "One customer's orders, newest first.",
    who: 'owner-or-admin',
    query: object({ customerEmail: queryEmail('customerEmail'), ...pageQuery }),
    status: 200,
    answer: listOf(order),
    paged: true,
  }),
  listAllOrders: endpoint('listAllOrders', {
    noun: 'orders',
    summary: 'All orders, newest first.',
    who: 'admin',
    query: object(pageQuery),
    status: 200,
    answer: listOf(order),
    paged: true,
  }),
  getOrder: endpoint('getOrder', {
    noun: 'orders',
    summary: 'One order.',
    who: 'owner-or-admin',
    params: orderId,
    status: 200,
    answer: order,
    errors: ['orders/not-found'],
  }),
} as const;
