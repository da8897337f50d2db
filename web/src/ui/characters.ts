import { once } from '@pedalworks/contract/once';

const segmenter = once(() => new Intl.Segmenter());

/** Returns the characters of a text, counting an emoji as one (https://unicode.org/reports/tr29/). */
export const charactersOf = (text: string) => segmenter().segment(text);

/** Returns the first `count` characters of a text. */
export function firstCharacters(text: string, count: number): string {
  if (text.length <= count) return text;
  return Array.from(charactersOf(text), ({ segment }) => segment)
    .slice(0, count)
    .join('');
}
