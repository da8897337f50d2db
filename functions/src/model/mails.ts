import type { MailEvent, MailState } from '@pedalworks/contract';

/** An email, created in the same unit of work as the event it reports. */
export interface NewMail {
  /** Empty for invitations. */
  readonly orderId: string;
  readonly event: MailEvent;
  /** Distinguishes emails about the same event, for example by refund id. */
  readonly occurrence?: string;
  /** Lower case. */
  readonly to: string;
  /** Uid of the customer; null for guests and for emails to the shop. */
  readonly uid: string | null;
  readonly message: MailMessage;
}

export interface MailMessage {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface MailDelivery {
  readonly state: MailState;
  readonly attempts: number;
  /** Time of the last change of `state`. */
  readonly at: Date;
  /** Reason for the last failure, as shown to admins. */
  readonly error: string | null;
  /** End of the lease while an instance sends the email. */
  readonly leaseUntil: Date | null;
  /**
   * True if the email is still to be sent; false once it is sent, permanently refused, or no mail server is set up.
   */
  readonly isOpen: boolean;
}

export interface MailRecord extends Omit<NewMail, 'occurrence'> {
  readonly id: string;
  /** Number of times an admin resent it. */
  readonly resends: number;
  readonly delivery: MailDelivery;
  readonly createdAt: Date;
}

export type MailOutcome =
  | { readonly state: 'sent' | 'off' }
  | {
      readonly state: 'failed';
      readonly error: string;
      /** True if the address or the message was refused permanently. */
      readonly isFinal: boolean;
    };

/** Sends an email by SMTP. Never throws. */
export type SendMail = (mail: Pick<MailRecord, 'id' | 'resends' | 'to' | 'message'>) => Promise<MailOutcome>;

/** Period during which failed emails are retried. */
export const retriedMilliseconds = 86_400_000;
