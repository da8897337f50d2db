import { boolean, number, object, string, type InferType } from 'yup';
import { endpoint } from './endpoint.ts';
import { providerErrors } from './error-codes.ts';
import { documentId, documentIdPattern, listOf, price } from './fields.ts';
import { pageQuery } from './paging.ts';
import { order, orderId } from './order.ts';

const paymentIntentIdPattern = '^pi_[A-Za-z0-9_]{1,200}$';

/** Order id, or the order object that existing clients send. */
const orderReference = string()
  .transform((_cast: unknown, original: unknown) =>
    typeof original === 'object' && original !== null && '_id' in original ? original._id : original,
  )
  .typeError('order must be an id or an order')
  .required('order is required')
  .matches(new RegExp(documentIdPattern, 'u'), 'order is not an id of this shop')
  .meta({
    jsonSchema: {
      anyOf: [
        { type: 'string', pattern: documentIdPattern },
        {
          type: 'object',
          properties: { _id: { type: 'string', pattern: documentIdPattern } },
          required: ['_id'],
        },
      ],
    },
  });

/** Report of a payment attempt, even a failed one (docs/api.md, Payment, step 3). */
export const paymentReport = object({
  order: orderReference,
  transactionId: string()
    .strict()
    .typeError('transactionId must be text')
    .required('transactionId is required')
    .matches(
      new RegExp(paymentIntentIdPattern, 'u'),
      'transactionId must be the id of a PaymentIntent (pi_…)',
    )
    .meta({ jsonSchema: { type: 'string', pattern: paymentIntentIdPattern } }),
});
export type PaymentReport = InferType<typeof paymentReport>;

/** New payment. Existing clients send only `price`, which is ignored if `orderId` is present. */
export const paymentIntentDraft = object({
  price: price('price'),
  orderId: documentId('orderId').optional(),
});
export type PaymentIntentDraft = InferType<typeof paymentIntentDraft>;

export const refundReasons = ['names-no-order', 'paid-otherwise', 'does-not-match'] as const;

/** Payment that belongs to no order. `amount` is the refundable amount, decimal. */
export const paymentToRefund = object({
  _id: string().required(),
  amount: number().required(),
  currency: string().required(),
  customerEmail: string().nullable().defined(),
  order: string().nullable().defined(),
  reason: string().oneOf(refundReasons).required(),
  paidAt: string().nullable().defined(),
}).required();
export type PaymentToRefund = InferType<typeof paymentToRefund>;

export const paymentEndpoints = {
  recordPayment: endpoint('recordPayment', {
    noun: 'payments',
    summary: 'Checks with Stripe whether a PaymentIntent paid this order, and records the payment.',
    access: 'owner-or-admin',
    params: orderId,
    body: paymentReport,
    status: 200,
    answer: order.concat(
      object({
        acknowledged: boolean().oneOf([true]).required(),
        modifiedCount: number().oneOf([0, 1]).required(),
      }),
    ),
    errors: [
      'orders/not-found',
      'orders/already-paid',
      'orders/other-currency',
      'payments/not-settled',
      ...providerErrors,
    ],
  }),
  createPaymentIntent: endpoint('createPaymentIntent', {
    noun: 'payments',
    summary: 'Creates the PaymentIntent of an order, or returns the existing one.',
    access: 'signed-in',
    body: paymentIntentDraft,
    status: 200,
    answer: object({ clientSecret: string().required() }).required(),
    errors: [
      'orders/not-found',
      'orders/already-paid',
      'orders/cancelled',
      'orders/expired',
      'orders/other-currency',
      'orders/not-sold-any-more',
      'payments/nothing-to-pay',
      'payments/amount-refused',
      ...providerErrors,
    ],
  }),
  listPaymentsToRefund: endpoint('listPaymentsToRefund', {
    noun: 'payments',
    summary: 'Lists payments that belong to no order, newest first, until they are assigned or refunded.',
    access: 'admin',
    query: object(pageQuery),
    status: 200,
    answer: listOf(paymentToRefund),
    paged: true,
  }),
  receiveStripeEvent: endpoint('receiveStripeEvent', {
    noun: 'payments',
    summary: 'Receives Stripe webhook events, signed over the raw body.',
    access: 'stripe',
    bodyType: 'raw',
    status: 200,
    answer: object({ received: boolean().oneOf([true]).required() }).required(),
    errors: ['payments/bad-signature', 'payments/unknown-order', 'payments/not-settled', ...providerErrors],
  }),
} as const;
