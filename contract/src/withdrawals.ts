import { array, boolean, number, object, string, type InferType } from 'yup';
import { endpoint } from './endpoint.ts';
import { count, email, idempotencyKey, lineIndex, listOf, optionalText, requiredText } from './fields.ts';
import { maxOrderLines } from './numbers.ts';
import { withdrawalRefusals } from './withdrawal-terms.ts';

export const maxWithdrawalNoteCharacters = 2000;

/** Fields of the declaration that a person types. */
const declarant = {
  /** Order number in any spelling, such as `pw 7k2m4x`. */
  orderNumber: requiredText('Order number', 60),
  email: email('Email'),
  name: requiredText('Name', 200),
  /** Parts of the order in words; empty for the whole order, or if `lines` lists them. */
  note: optionalText('Parts', maxWithdrawalNoteCharacters),
};

/** Declaration on the page, where parts can only be named in words. */
export const withdrawalForm = object(declarant);
export type WithdrawalForm = InferType<typeof withdrawalForm>;

const withdrawnLine = object({ line: lineIndex('line'), quantity: count('quantity') }).required();

/** Declaration of withdrawal. Without `lines` and `note` it covers the whole order. */
export const withdrawalDraft = object({
  ...declarant,
  lines: array(withdrawnLine)
    .typeError('lines must be a list')
    .min(1, 'lines must hold at least one part')
    .max(maxOrderLines, `lines must hold at most ${String(maxOrderLines)} parts`)
    .optional(),
});
export type WithdrawalDraft = InferType<typeof withdrawalDraft>;

/** Receipt of a declaration. It confirms that the shop received it, not that the shop accepts it. */
export const withdrawalReceipt = object({
  orderNumber: string().required(),
  /** Time of the first declaration, which counts. */
  declaredAt: string().required(),
  /** Number of the return of the parts that were sent; null if none was. */
  returnNumber: string().nullable().defined(),
  parts: listOf(
    object({
      line: number().integer().required(),
      name: string().required(),
      partNumber: string().defined(),
      quantity: number().integer().required(),
      /** Units of them that were not sent yet. */
      unsent: number().integer().required(),
    }).required(),
  ),
  /** Postal address to which the customer sends the parts; empty if none was sent. */
  address: string().defined(),
  /** Last day to send the parts. */
  sendBy: string().required(),
  /** Last day for the shop to refund. */
  dueBy: string().required(),
}).required();
export type WithdrawalReceipt = InferType<typeof withdrawalReceipt>;

export const withdrawalAnswer = object({
  acknowledged: boolean().oneOf([true]).required(),
  /** Present for the signed-in owner of the order only: its withdrawal takes effect without a link. */
  receipt: withdrawalReceipt.default(undefined).optional(),
  /** Present for the signed-in owner only: why the order cannot be withdrawn from. */
  refusal: string().oneOf(withdrawalRefusals).optional(),
  /** Last day to withdraw; only with the refusal `too-late`. */
  lastDay: string().optional(),
}).required();
export type WithdrawalAnswer = InferType<typeof withdrawalAnswer>;

/** Declaration in the data export of the order's owner, as the declarant typed it. */
export const exportedWithdrawal = object({
  order: string().required(),
  declaredAt: string().required(),
  name: string().defined(),
  email: string().defined(),
  note: string().defined(),
  /** True once it is confirmed. */
  isEffective: boolean().required(),
}).required();

export const withdrawalEndpoints = {
  withdraw: endpoint('withdraw', {
    noun: 'returns',
    summary:
      'Declares the withdrawal from the contract of an order (Directive 2011/83/EU, Article 11a). The answer is the same for every order number: the email with the link that makes the declaration effective goes to the order’s own address. For the signed-in owner it takes effect without a link. Not found while the settings offer no withdrawal. Repeating a request with the same Idempotency-Key sends no second email.',
    access: 'anyone',
    headers: object({ 'Idempotency-Key': idempotencyKey() }),
    body: withdrawalDraft,
    status: 202,
    answer: withdrawalAnswer,
    errors: ['route/not-found', 'returns/too-many'],
  }),
} as const;
