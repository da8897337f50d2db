import type { Product } from '@pedalworks/contract';
import { shopEmail } from '../../ui/mail-link.tsx';

/** Returns a `mailto:` link to the shop with the part's name and number in the subject. */
export function mailAbout({ name, partNumber }: Product, question?: string): string {
  const subject = `${name} (${partNumber})${question === undefined ? '' : `: ${question}`}`;
  // Encodes spaces as %20, because email programs display a plus sign literally.
  const query = new URLSearchParams({ subject }).toString().replaceAll('+', '%20');
  return `mailto:${shopEmail}?${query}`;
}
