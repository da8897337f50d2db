import { moment, oneLine } from './mail-formats.ts';
import type { MailingShop } from './mail-parts.ts';
import type { NewMail } from '../model/mails.ts';
import { footerOf, messageOf } from './order-mails.ts';

interface MailedInvitation {
  readonly email: string;
  readonly by: string;
  readonly expiresAt: Date;
}

export function invitationMail({ email, by, expiresAt }: MailedInvitation, shop: MailingShop): NewMail {
  const name = oneLine(shop.seller.name) || 'Pedalworks';
  const message = messageOf({
    subject: `Invitation to manage ${name}`,
    preview: `${by} invited you to become an admin.`,
    heading: 'You are invited to become an admin',
    paragraphs: [
      'Hello,',
      `${by} invited you to become an admin of ${name}.`,
      `To accept, create an account with ${email}. On your dashboard, choose Verify email, open the link that we email you, and sign in again. Or continue with Google, using ${email}, which needs no link.`,
      `The invitation is valid until ${moment(expiresAt, shop.timeZone)}. If you did not expect it, ignore this email.`,
    ],
    action: { label: 'Create your account', url: `${shop.publicAddress}/signup` },
    footer: footerOf(shop),
  });
  return { orderId: '', event: 'invitation', to: email, uid: null, message };
}
