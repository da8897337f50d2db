import { zonedMoment, oneLine } from './mail-formats.ts';
import type { MailingShop } from './mail-parts.ts';
import type { NewMail } from '../model/mails.ts';
import { footerOf, messageOf } from './order-mails.ts';

interface MailedInvitation {
  readonly email: string;
  readonly by: string;
  readonly expiresAt: Date;
  readonly secret: string;
}

export function invitationMail(
  { email, by, expiresAt, secret }: MailedInvitation,
  shop: MailingShop,
): NewMail {
  const name = oneLine(shop.seller.name) || 'Pedalworks';
  const message = messageOf({
    subject: `Invitation to manage ${name}`,
    preview: `${by} invited you to become an admin.`,
    heading: 'You are invited to become an admin',
    paragraphs: [
      'Hello,',
      `${by} invited you to become an admin of ${name}.`,
      `To accept, open the link and create an account with ${email}, or sign in if you have one. The link is for you alone: do not forward this email.`,
      `The invitation is valid until ${zonedMoment(expiresAt, shop.timeZone)}. If you did not expect it, ignore this email.`,
    ],
    // Browsers send no fragment, so the secret reaches neither a log nor a Referer header.
    action: { label: 'Accept the invitation', url: `${shop.publicAddress}/join#${secret}` },
    footer: footerOf(shop),
  });
  return { orderId: '', event: 'invitation', to: email, uid: null, message };
}
