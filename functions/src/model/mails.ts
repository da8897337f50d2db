import type { MailEvent, MailState } from '@pedalworks/contract';

/** A mail as it is written with what it reports. */
export interface NewMail {
  /** Empty for an invitation. */
  readonly orderId: string;
  readonly event: MailEvent;
  /** Tells several of one event apart: a refund's id. */
  readonly occurrence?: string;
  /** Lower case. */
  readonly to: string;
  /** The customer's; null for guests and for what the shop itself reads. */
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
  /** Since when it is in this state. */
  readonly at: Date;
  /** Why the last attempt failed, for an admin to read. */
  readonly error: string | null;
  /** While it is being sent: until when no one else may. */
  readonly leaseUntil: Date | null;
  /** Whether it is still to be sent: not once it went out, was refused for good, or there is no mail server. */
  readonly isOpen: boolean;
}

export interface MailRecord extends Omit<NewMail, 'occurrence'> {
  readonly id: string;
  /** How often an admin had it sent once more. */
  readonly resends: number;
  readonly delivery: MailDelivery;
  readonly createdAt: Date;
}

/** What came of an attempt to send a mail. */
export type MailOutcome =
  | { readonly state: 'sent' | 'off' }
  | {
      readonly state: 'failed';
      readonly error: string;
      /** Whether another attempt would fail as well: the address or the message is refused. */
      readonly isFinal: boolean;
    };

/** Hands a mail to the mail server. Never throws. */
export type SendMail = (mail: Pick<MailRecord, 'id' | 'resends' | 'to' | 'message'>) => Promise<MailOutcome>;

/** How long what could not be sent is tried again. */
export const retriedMilliseconds = 86_400_000;
