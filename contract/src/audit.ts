import { object, string, type InferType } from 'yup';
import { period } from './days.ts';
import { endpoint } from './endpoint.ts';
import { listOf, optionalText, queryEmail } from './fields.ts';
import { pageQuery } from './paging.ts';

export const auditActions = [
  'products/add',
  'products/save',
  'products/delete',
  'products/import',
  'products/import-row',
  'products/undo-import',
  'products/undo-row',
  'stock/receive',
  'reviews/publish',
  'reviews/delete',
  'orders/move',
  'orders/shipment',
  'orders/note',
  'orders/address',
  'orders/email',
  'orders/swap-part',
  'orders/handle-attention',
  'orders/record-payment',
  'users/make-admin',
  'users/take-admin',
  'users/invite',
  'users/withdraw-invitation',
  'settings/save',
  'pages/save',
  'images/upload',
  'mails/resend',
  'fit-reports/answer',
  'orders/refund',
  'returns/create',
  'returns/move',
  'exports/download',
] as const;
export type AuditAction = (typeof auditActions)[number];

export type ListedAction = Exclude<AuditAction, `${string}-row`>;

/** Actions that the audit log lists by default. Excludes `-row` actions, one per imported part. */
export const listedActions = auditActions.filter(
  (action): action is ListedAction => !action.endsWith('-row'),
);

export const auditEntry = object({
  _id: string().required(),
  createdAt: string().required(),
  by: object({ uid: string().required(), email: string().defined() }).required(),
  action: string().oneOf(auditActions).required(),
  /** Id of the changed document, email of a user, or file name of a download. */
  target: string().required(),
  /** Order number or product name at the time of the action; empty if unknown. */
  targetName: string().defined(),
  before: object().nullable().defined(),
  after: object().nullable().defined(),
  undo: string().oneOf(['done', 'left']).nullable().optional(),
}).required();
export type AuditEntry = InferType<typeof auditEntry>;

export const auditEndpoints = {
  listAuditEntries: endpoint('listAuditEntries', {
    noun: 'audit',
    summary:
      "Lists admin actions, newest first. Filter by admin (actor), by action, or by target: an id, a user's email, an order number, or a part's number or name. Days are in the shop's time zone.",
    access: 'admin',
    query: object({
      actor: queryEmail('actor').optional(),
      target: optionalText('target', 254),
      action: string().strict().oneOf(listedActions, 'action is not an action of the audit log').optional(),
      ...period,
      ...pageQuery,
    }),
    status: 200,
    answer: listOf(auditEntry),
    paged: true,
  }),
} as const;
