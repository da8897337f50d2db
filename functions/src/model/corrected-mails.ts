import { shopMailEvents } from '@pedalworks/contract';
import type { MailRecord, NewMail } from './mails.ts';

/** Recipient and text of an email that is about to be sent, or the reason for not sending it. */
type AddressedMail = Pick<NewMail, 'to' | 'message' | 'withheld'>;

/**
 * Addresses an email to the customer to the order's present email, which an admin may have corrected. The new address
 * is not verified, so that the email names no person and no postal address.
 */
export function addressed({ event, to, message }: MailRecord, present: string): AddressedMail {
  if (present === '' || present === to || shopMailEvents.includes(event)) return { to, message };
  if (event === 'withdrawal-declared') return { to, message, withheld: endedLink };
  return { to: present, message: { ...message, text: withoutPerson(message.text), html: '' } };
}

const endedLink = 'The link in this email ended when the email address of the order was corrected.';

/** Removes the greeted name and the facts that name the customer. The texts come from `mailText`. */
function withoutPerson(text: string): string {
  return text
    .split('\n\n')
    .filter((block) => !/^(?:Ships to|Name):\n/u.test(block))
    .map((block) => block.replace(/^Hello .*,$/u, 'Hello,').replace('It is shown below.', shownOnPage))
    .join('\n\n');
}

const shownOnPage = 'The order’s page shows it.';
