import { boolean, number, object, string, type InferType } from 'yup';
import { endpoint } from './endpoint.ts';
import { documentId, listOf, pageQuery } from './fields.ts';
import { orderId } from './orders.ts';

/** What an order's mails report: to its customer, and from `new-paid-order` on to the shop. */
export const mailEvents = [
  'placed',
  'paid',
  'shipped',
  'tracking-changed',
  'shipment-undone',
  'cancelled',
  'refunded',
  'refund-failed',
  'readdressed',
  'new-paid-order',
  'low-stock',
  'shop-refund-failed',
  'invitation',
] as const;
export type MailEvent = (typeof mailEvents)[number];

/** Mails that the shop itself receives. */
export const shopMailEvents: readonly MailEvent[] = ['new-paid-order', 'low-stock', 'shop-refund-failed'];

/** `failed` is the outcome of the last attempt; `off`: the shop has no mail server. */
export const mailStates = ['pending', 'sending', 'sent', 'failed', 'off'] as const;
export type MailState = (typeof mailStates)[number];

/** A mail of an order, and whether it went out. */
export const mail = object({
  _id: string().required(),
  event: string().oneOf(mailEvents).required(),
  /** Empty once the customer's account is deleted, as are the texts. */
  to: string().defined(),
  subject: string().defined(),
  text: string().defined(),
  /** Empty once it went out. */
  html: string().defined(),
  createdAt: string().required(),
  delivery: object({
    state: string().oneOf(mailStates).required(),
    attempts: number().integer().required(),
    /** Since when it is in this state. */
    at: string().required(),
    /** Why the last attempt failed, for an admin to read. */
    error: string().nullable().defined(),
    /** Whether it is tried again without anybody asking for it. */
    willRetry: boolean().required(),
  }).required(),
}).required();
export type Mail = InferType<typeof mail>;

/** A mail whose last attempt failed, and the order it is of. */
export const failedMail = mail
  .omit(['html'])
  .shape({ orderId: string().required(), orderNumber: string().required() })
  .required();
export type FailedMail = InferType<typeof failedMail>;

export const mailEndpoints = {
  listOrderMails: endpoint('listOrderMails', {
    noun: 'mails',
    summary: "An order's mails, the oldest first, with whether they went out.",
    access: 'admin',
    params: orderId,
    status: 200,
    answer: listOf(mail),
    errors: ['orders/not-found'],
  }),
  listFailedMails: endpoint('listFailedMails', {
    noun: 'mails',
    summary: 'The mails whose last attempt failed, newest first.',
    access: 'admin',
    query: object(pageQuery),
    status: 200,
    answer: listOf(failedMail),
    paged: true,
  }),
  resendMail: endpoint('resendMail', {
    noun: 'mails',
    summary: 'Sends a mail of an order once more, at once, and answers what came of it.',
    access: 'admin',
    params: orderId.concat(object({ mailId: documentId('mailId') })),
    status: 200,
    answer: mail,
    errors: ['mails/not-found', 'mails/being-sent'],
  }),
} as const;
