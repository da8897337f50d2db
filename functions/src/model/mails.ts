import { createHash } from 'node:crypto';
import { dayMilliseconds, type MailEvent, type MailState } from '@pedalworks/contract';

export interface NewMail {
  /** Empty for invitations. */
  readonly orderId: string;
  readonly event: MailEvent;
  /** Shipment that the email is about; absent for other emails, and for those before the shop knew shipments. */
  readonly shipmentId?: string;
  /** Distinguishes emails about the same event of one order, for example by refund id. */
  readonly occurrence?: string;
  readonly to: string;
  /** Further recipients. Each receives an email of its own, so that a rejected address affects no other. */
  readonly alsoTo?: readonly string[];
  /** Uid of the customer; null for guests and for emails to the shop. */
  readonly uid: string | null;
  readonly message: MailMessage;
  /** Reason for not sending the email. Admins see it and can send the email themselves. */
  readonly withheld?: string;
}

export interface MailMessage {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface MailDelivery {
  readonly state: MailState;
  readonly attempts: number;
  readonly at: Date;
  readonly error: string | null;
  /** End of the lease while an instance sends the email; otherwise null. */
  readonly leaseUntil: Date | null;
  /**
   * True until the email is sent or finally rejected, even if it is too old to be retried. False if emails are off.
   */
  readonly isOpen: boolean;
}

export interface MailRecord extends Omit<NewMail, 'occurrence' | 'withheld' | 'alsoTo'> {
  readonly id: string;
  readonly resends: number;
  readonly delivery: MailDelivery;
  readonly createdAt: Date;
}

export type MailOutcome =
  | { readonly state: 'sent' | 'off' }
  | {
      readonly state: 'failed';
      readonly error: string;
      readonly isFinal: boolean;
    };

export type SendMail = (mail: Pick<MailRecord, 'id' | 'resends' | 'to' | 'message'>) => Promise<MailOutcome>;

/** Maximum age of an email that is still retried, measured from its creation. */
export const retriedMilliseconds = dayMilliseconds;

/** Returns the id of the mail count of an address's inbox, which does not contain the address. */
export function mailCountId(to: string): string {
  return createHash('sha256').update(inboxOf(to)).digest('hex');
}

/** Returns one spelling for the addresses of an inbox, as far as they are known: mail for a+b@… reaches a@…. */
function inboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).toLowerCase().split('+');
  const domain = address.slice(at + 1).toLowerCase();
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
