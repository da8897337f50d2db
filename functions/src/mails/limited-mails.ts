import { dayMilliseconds } from '@pedalworks/contract';
import type { OrderRecord } from '../model/orders.ts';
import type { NewMail } from '../model/mails.ts';
import type { Ports, ShopTransaction } from '../ports.ts';

/** Emails per day to one inbox that is not proven to be the customer's, of all kinds together. */
const most = 5;

type Ordered = Pick<OrderRecord, 'isOwnerVerified' | 'paidAt'>;

/**
 * Queues an email to a customer. Anyone can order under any address without paying, so that such orders could flood
 * it: their emails are limited, and withheld beyond the limit. Orders of a verified email, and paid ones, do not count.
 */
export async function mailCustomer(
  transaction: Pick<ShopTransaction, 'mail' | 'countMail'>,
  { isOwnerVerified, paidAt }: Ordered,
  mail: NewMail,
): Promise<void> {
  const isAllowed =
    isOwnerVerified === true ||
    paidAt !== null ||
    (await transaction.countMail(mail.to, { most, milliseconds: dayMilliseconds }));
  await transaction.mail(isAllowed ? mail : { ...mail, withheld });
}

const withheld = `This address had ${String(most)} emails to unverified customers within 24 hours.`;

/** Deletes the counts of addresses without such emails for a day, as a step of the scheduled job. */
export function removeMailCounts({ mails }: Pick<Ports, 'mails'>, signal: AbortSignal): Promise<void> {
  return mails.removeCounts(new Date(Date.now() - dayMilliseconds), signal);
}
