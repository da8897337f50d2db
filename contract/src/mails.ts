import { boolean, number, object, string, type InferType } from 'yup';
import { endpoint } from './endpoint.ts';
import { documentId, listOf } from './fields.ts';
import { pageQuery } from './paging.ts';
import { orderId } from './order.ts';

export const mailEvents = [
  'placed',
  'paid',
  'shipped',
  'tracking-changed',
  'shipment-undone',
  'replacement-shipped',
  'parcel-returned',
  'cancelled',
  'refunded',
  'refund-failed',
  'readdressed',
  'email-corrected',
  'part-swapped',
  'return-requested',
  'return-approved',
  'return-declined',
  'return-cancelled',
  'return-closed',
  'withdrawal-declared',
  'withdrawal-refused',
  'withdrawal-received',
  'new-paid-order',
  'low-stock',
  'shop-refund-failed',
  'disputed',
  'new-return',
  'invitation',
  'fit-report-answered',
] as const;
export type MailEvent = (typeof mailEvents)[number];

export const shopMailEvents: readonly MailEvent[] = [
  'new-paid-order',
  'low-stock',
  'shop-refund-failed',
  'disputed',
  'new-return',
];

/** `off` means that no mail server is configured, `withheld` that the shop decided not to send the email. */
export const mailStates = ['pending', 'sending', 'sent', 'failed', 'off', 'withheld'] as const;
export type MailState = (typeof mailStates)[number];

export const mail = object({
  _id: string().required(),
  event: string().oneOf(mailEvents).required(),
  /** Recipient; empty once the customer's account is deleted, as are subject and text. */
  to: string().defined(),
  subject: string().defined(),
  text: string().defined(),
  /** Empty once the email is sent. */
  html: string().defined(),
  createdAt: string().required(),
  delivery: object({
    state: string().oneOf(mailStates).required(),
    attempts: number().integer().required(),
    at: string().required(),
    error: string().nullable().defined(),
    /** Also true before the first attempt. */
    willRetry: boolean().required(),
  }).required(),
}).required();
export type Mail = InferType<typeof mail>;

export const failedMail = mail
  .omit(['html'])
  .shape({ orderId: string().required(), orderNumber: string().required() })
  .required();
export type FailedMail = InferType<typeof failedMail>;

export const mailEndpoints = {
  listOrderMails: endpoint('listOrderMails', {
    noun: 'mails',
    summary: 'Lists the emails of an order with their delivery states, oldest first.',
    access: 'admin',
    params: orderId,
    status: 200,
    answer: listOf(mail),
    errors: ['orders/not-found'],
  }),
  listFailedMails: endpoint('listFailedMails', {
    noun: 'mails',
    summary: 'Lists emails whose last attempt failed, newest first.',
    access: 'admin',
    query: object(pageQuery),
    status: 200,
    answer: listOf(failedMail),
    paged: true,
  }),
  resendMail: endpoint('resendMail', {
    noun: 'mails',
    summary: 'Sends an email of an order again and returns its delivery state.',
    access: 'admin',
    params: orderId.concat(object({ mailId: documentId('mailId') })),
    status: 200,
    answer: mail,
    errors: ['mails/not-found', 'mails/being-sent'],
  }),
} as const;
