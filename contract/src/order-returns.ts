import { number, object, string, type InferType } from 'yup';
import { listOf } from './fields.ts';
import { payouts } from './refund-methods.ts';
import { refundStates } from './refunds.ts';
import { returnKinds, returnOutcomes, returnReasons, returnRemedies, returnStates } from './return-moves.ts';

const returnedLine = object({
  line: number().integer().required(),
  /** Announced units; 0 if the part came without being announced. */
  quantity: number().integer().required(),
  reason: string().oneOf(returnReasons).nullable().defined(),
  /** Units that came; absent before the parcel arrived. Counted in the first row of each line. */
  received: number().integer().optional(),
  /** Present if all received units of the line have the same. */
  outcome: string().oneOf(returnOutcomes).optional(),
  productId: string().required(),
  partNumber: string().defined(),
  name: string().required(),
  img: string().defined(),
  unitPrice: number().required(),
}).required();

const returnRefund = object({
  amount: number().required(),
  /** Amount that was paid for the refunded pieces. */
  paid: number().required(),
  status: string().oneOf(refundStates).required(),
  creditNoteNumber: string().nullable().defined(),
  /** Present if the refund failed and was settled outside the card: id of the refund that settles it. */
  settledBy: string().optional(),
  paidBy: string().oneOf(payouts).optional(),
}).required();

/**
 * States of a return's replacement: it was sent, came back undelivered and is to be sent again, or came back and was
 * settled another way.
 */
export const replacementStates = ['sent', 'returned', 'settled'] as const;
export type ReplacementState = (typeof replacementStates)[number];

export const orderReturn = object({
  _id: string().required(),
  /** Return number, such as RT-7K2M4X. */
  number: string().required(),
  orderId: string().required(),
  orderNumber: string().required(),
  kind: string().oneOf(returnKinds).required(),
  state: string().oneOf(returnStates).required(),
  lines: listOf(returnedLine),
  /** Pieces that came back, by line, outcome and remedy. */
  pieces: listOf(
    object({
      line: number().integer().required(),
      quantity: number().integer().required(),
      outcome: string().oneOf(returnOutcomes).required(),
      remedy: string().oneOf(returnRemedies).required(),
    }).required(),
  ),
  /** Text of the customer. */
  note: string().defined(),
  images: listOf(
    object({
      _id: string().required(),
      width: number().integer().required(),
      height: number().integer().required(),
    }).required(),
  ),
  history: listOf(
    object({
      state: string().oneOf(returnStates).required(),
      at: string().required(),
      by: string().oneOf(['customer', 'shop']).required(),
      /** Text of the shop that the customer sees. */
      note: string().defined(),
    }).required(),
  ),
  /** Postal address to which the customer sends the parts, as lines of text. */
  address: string().defined(),
  /** Last day to send the parts, in the shop's time zone: 14 days after the approval or a withdrawal. */
  sendBy: string().required(),
  /** Last day to refund a withdrawal; null for other kinds, and once it is closed. */
  dueBy: string().nullable().defined(),
  /** Time of the customer's declaration, which sets the deadlines. */
  declaredAt: string().required(),
  /** Refund that the return made; null if it made none. */
  refund: returnRefund.nullable().default(null).defined(),
  /** State of the replacement that the return sent; null if it sent none. */
  replacement: string().oneOf(replacementStates).nullable().default(null).defined(),
  currency: string().required(),
  /** Empty once the customer's account is deleted, as is the name. */
  customerEmail: string().defined(),
  customerName: string().defined(),
  createdAt: string().required(),
}).required();
export type OrderReturn = InferType<typeof orderReturn>;

/** Return in the data export of its customer. `order` is an order id, `line` an index of the order's lines. */
export const exportedReturn = orderReturn
  .pick(['_id', 'number', 'kind', 'state', 'pieces', 'note', 'images', 'history', 'createdAt'])
  .shape({
    order: string().required(),
    lines: listOf(returnedLine.pick(['line', 'quantity', 'reason'])),
    refunded: number().nullable().defined(),
  });

export const returnCounts = object({
  requested: number().integer().required(),
  approved: number().integer().required(),
  received: number().integer().required(),
  /** Open withdrawals, in any of these states. */
  withdrawals: number().integer().required(),
  /** Earliest day to refund an open withdrawal; null if there is none. */
  dueBy: string().nullable().defined(),
}).required();
export type ReturnCounts = InferType<typeof returnCounts>;
