import { object, string, type InferType } from 'yup';
import { period } from './days.ts';
import { endpoint } from './endpoint.ts';
import { listOf, optionalText, pageQuery, queryEmail } from './fields.ts';

/** What admins do that is written down. */
export const auditActions = [
  'products/add',
  'products/save',
  'products/delete',
  'products/import',
  'products/import-row',
  'products/undo-import',
  'products/undo-row',
  'reviews/publish',
  'reviews/delete',
  'orders/move',
  'orders/note',
  'orders/address',
  'orders/handle-attention',
  'orders/record-payment',
  'users/make-admin',
  'users/take-admin',
  'users/invite',
  'users/withdraw-invitation',
  'settings/save',
  'images/upload',
  'mails/resend',
  'orders/refund',
  'exports/download',
] as const;
export type AuditAction = (typeof auditActions)[number];

export type ListedAction = Exclude<AuditAction, `${string}-row`>;

/** Actions listed without a target. The rows of an import are listed with their part, and by `GET /product/import/{id}`. */
export const listedActions = auditActions.filter(
  (action): action is ListedAction => !action.endsWith('-row'),
);

/** One thing an admin did: who, what, when, and what was before and after. */
export const auditEntry = object({
  _id: string().required(),
  createdAt: string().required(),
  by: object({ uid: string().required(), email: string().defined() }).required(),
  action: string().oneOf(auditActions).required(),
  /** The id of what it was done to; of a user the email, of a download the file. */
  target: string().required(),
  /** What that was called then, such as an order's number or a product's name; empty where it has no name, or it was not kept. */
  targetName: string().defined(),
  before: object().nullable().defined(),
  after: object().nullable().defined(),
  /** Outcome of undoing a row of an import. */
  undo: string().oneOf(['done', 'left']).nullable().optional(),
}).required();
export type AuditEntry = InferType<typeof auditEntry>;

export const auditEndpoints = {
  listAuditEntries: endpoint('listAuditEntries', {
    noun: 'audit',
    summary:
      "What admins did, newest first; by one of them with actor, of one kind with action, to one thing with target: its id, a user's email, an order's number, a part's number or name. Days are the shop's.",
    access: 'admin',
    query: object({
      actor: queryEmail('actor').optional(),
      target: optionalText('target', 254),
      action: string().strict().oneOf(listedActions, 'action is no action of the audit log').optional(),
      ...period,
      ...pageQuery,
    }),
    status: 200,
    answer: listOf(auditEntry),
    paged: true,
  }),
} as const;
