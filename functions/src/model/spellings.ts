import { foldedWords } from '@pedalworks/contract';

/** Two-letter spellings of letters that many keyboards lack. */
const pairs: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

const umlaut = /[äöüøå]|[aou]\u0308|a\u030a/iu;
export const hasUmlaut = (text: string): boolean => umlaut.test(text);

/** Replaces umlauts: `Müller` becomes `mueller`. */
export const expandUmlauts = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[äöüøå]/gu, (letter) => pairs[letter] ?? letter);

const invoiceDigits = 6;

/** Returns each word with its other spellings: `müller` and `mueller`, `42` and `000042`. */
export function spellingsOf(search: string): readonly (readonly string[])[] {
  const expanded = foldedWords(expandUmlauts(search));
  return foldedWords(search).map((word, place) => {
    const padded = /^\d+$/u.test(word) ? word.replace(/^0+/u, '').padStart(invoiceDigits, '0') : word;
    return [...new Set([word, expanded[place] ?? word, padded])];
  });
}

/** Returns `mueller` and `muller` for `mueller`, because `Müller` is stored as `muller`. */
export function contractions(word: string): readonly string[] {
  const place = word.search(/ae|oe|ue|aa/u);
  if (place < 0) return [word];
  const [one, two, end] = [word.slice(0, place + 1), word[place + 1] ?? '', word.slice(place + 2)];
  return contractions(end).flatMap((rest) => [one + two + rest, one + rest]);
}
