import { object, string, type InferType } from 'yup';
import { endpoint } from './endpoint.ts';
import { listOf, pageQuery } from './fields.ts';

/** What admins do that is written down. */
export const auditActions = [
  'products/add',
  'products/save',
  'products/delete',
  'products/import',
  'reviews/publish',
  'reviews/delete',
  'orders/move',
  'users/make-admin',
  'users/take-admin',
  'settings/save',
  'images/upload',
  'mails/resend',
  'orders/refund',
  'exports/download',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** One thing an admin did: who, what, when, and what was before and after. */
export const auditEntry = object({
  _id: string().required(),
  createdAt: string().required(),
  by: object({ uid: string().required(), email: string().defined() }).required(),
  action: string().oneOf(auditActions).required(),
  /** The id of what it was done to; of a user the email, of a download the file. */
  target: string().required(),
  before: object().nullable().defined(),
  after: object().nullable().defined(),
}).required();
export type AuditEntry = InferType<typeof auditEntry>;

export const auditEndpoints = {
  listAuditEntries: endpoint('listAuditEntries', {
    noun: 'audit',
    summary: 'What admins did, newest first.',
    who: 'admin',
    query: object(pageQuery),
    status: 200,
    answer: listOf(auditEntry),
    paged: true,
  }),
} as const;
