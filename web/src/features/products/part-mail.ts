import type { Product } from '@pedalworks/contract';
import { shopEmail } from '../../ui/mail-link.tsx';

/** Opens a mail to the shop about a part, its name and number in the subject. */
export function mailAbout({ name, partNumber }: Product, question?: string): string {
  const subject = `${name} (${partNumber})${question === undefined ? '' : `: ${question}`}`;
  // A mail program shows a plus sign as one.
  const query = new URLSearchParams({ subject }).toString().replaceAll('+', '%20');
  return `mailto:${shopEmail}?${query}`;
}
