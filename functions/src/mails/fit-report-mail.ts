import type { NewMail } from '../model/mails.ts';
import { textLines, oneLine } from './mail-formats.ts';
import type { MailingShop } from './mail-parts.ts';
import { footerOf, messageOf } from './order-mails.ts';

interface MailedAnswer {
  readonly to: string;
  readonly uid: string | null;
  readonly answer: string;
  /** Makes the email's id unique. */
  readonly occurrence: string;
  readonly part: { readonly name: string; readonly slug: string };
  /** Name of the other part; null for a bike. */
  readonly otherName: string | null;
}

/** Writes the answer to a report. Contains nothing that the reporter wrote: the address may be a stranger's. */
export function fitReportMail(
  { to, uid, answer, occurrence, part, otherName }: MailedAnswer,
  shop: MailingShop,
): NewMail {
  const name = oneLine(part.name);
  const other = otherName === null ? 'a bike' : oneLine(otherName);
  const message = messageOf({
    subject: `Our answer about ${name}`,
    preview: oneLine(answer),
    heading: 'Thank you for your report',
    paragraphs: [
      'Hello,',
      `We received a report with this email address about ${name} and whether it fits ${other}. Our answer:`,
      ...textLines(answer),
    ],
    action: { label: 'View the part', url: `${shop.publicAddress}/parts/${part.slug}` },
    footer: ['Questions? Reply to this email.', ...footerOf(shop)],
  });
  return { orderId: '', event: 'fit-report-answered', occurrence, to, uid, message };
}
