import { array, boolean, number, object, string, type InferType } from 'yup';
import { endpoint } from './endpoint.ts';
import { count, documentId, flag, idempotencyKey, listOf, optionalText, price } from './fields.ts';
import { maxOrderLines } from './numbers.ts';
import { order, orderId } from './order.ts';
import { payouts, refundMethods } from './refund-methods.ts';

/** Statuses of a refund. A refund can still fail days after it succeeded. */
export const refundStates = ['pending', 'succeeded', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];

const refundedLine = object({ productId: documentId('productId'), quantity: count('quantity') }).required();
export type RefundedLine = InferType<typeof refundedLine>;

/**
 * New refund. `amount` defaults to the price of `lines` or, without lines, to the refundable amount. Method `other`
 * records money that the shop pays back outside the card; it requires a `reason`.
 */
export const refundDraft = object({
  amount: price('amount').optional(),
  lines: array(refundedLine)
    .typeError('lines must be a list')
    .min(1, 'lines must hold at least one part')
    .max(maxOrderLines, `lines must hold at most ${String(maxOrderLines)} parts`)
    .optional(),
  restock: flag('restock').optional(),
  reason: optionalText('reason', 500),
  method: string()
    .strict()
    .typeError('method must be text')
    .oneOf(refundMethods, `method must be one of ${refundMethods.join(', ')}`)
    .optional(),
  /** Way to pay the customer, who reads it; only with method `other`. */
  paidBy: string()
    .strict()
    .typeError('paidBy must be text')
    .oneOf(payouts, `paidBy must be one of ${payouts.join(', ')}`)
    .optional(),
  /** Failed refund that this one replaces, with the same amount and lines; only with method `other`. */
  settles: documentId('settles').optional(),
});
export type RefundDraft = InferType<typeof refundDraft>;

export const refund = object({
  _id: string().required(),
  amount: number().required(),
  status: string().oneOf(refundStates).required(),
  /** Refunded parts; empty if only an amount was refunded. */
  lines: listOf(
    object({
      productId: string().required(),
      name: string().required(),
      quantity: number().integer().required(),
    }).required(),
  ),
  restock: boolean().required(),
  at: string().required(),
  creditNoteNumber: string().nullable().defined(),
  /** Absent on refunds to the card, as are `paidBy` and `settles`. */
  method: string().oneOf(refundMethods).optional(),
  paidBy: string().oneOf(payouts).optional(),
  /** Id of the failed refund that this one replaces. */
  settles: string().optional(),
  /** Return that the refund belongs to; absent for other refunds, as is its number. */
  returnId: string().optional(),
  returnNumber: string().optional(),
}).required();
export type Refund = InferType<typeof refund>;

export const refundEndpoints = {
  refundOrder: endpoint('refundOrder', {
    noun: 'refunds',
    summary:
      'Refunds a paid order, in full or in part. Concurrent requests never refund more than was paid. Repeating a request with the same Idempotency-Key makes no second refund. Method `other` records money paid back outside the card, and `settles` replaces a failed refund by it.',
    access: 'admin',
    params: orderId,
    headers: object({ 'Idempotency-Key': idempotencyKey() }),
    body: refundDraft,
    status: 200,
    answer: order,
    errors: [
      'orders/not-found',
      'refunds/not-paid',
      'refunds/disputed',
      'refunds/above-paid',
      'refunds/above-ordered',
      'refunds/under-way',
      'refunds/not-failed',
      'refunds/settled',
      'orders/too-many-notes',
      'request/key-reused',
      'payments/refund-refused',
      'payments/not-configured',
    ],
  }),
  listRefunds: endpoint('listRefunds', {
    noun: 'refunds',
    summary: 'Lists the refunds of an order, oldest first.',
    access: 'owner-or-admin',
    params: orderId,
    status: 200,
    answer: listOf(refund),
    errors: ['orders/not-found'],
  }),
} as const;
