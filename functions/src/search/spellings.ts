import { foldedWords } from '@pedalworks/contract';

/** Letters that people without their key write in two. */
const pairs: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

/** A text as it is written without umlauts: `Müller` as `mueller`. */
export const inTwoLetters = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[äöüøå]/gu, (letter) => pairs[letter] ?? letter);

/** Digits of the running number of an invoice or a credit note. */
const invoiceDigits = 6;

/** Words of a search, each with its other spellings: `müller` and `mueller`, `42` and `000042`. */
export function spellingsOf(search: string): readonly (readonly string[])[] {
  const others = foldedWords(inTwoLetters(search));
  return foldedWords(search).map((word, place) => {
    const padded = /^\d+$/u.test(word) ? word.replace(/^0+/u, '').padStart(invoiceDigits, '0') : word;
    return [...new Set([word, others[place] ?? word, padded])];
  });
}

/** Words that are stored for a spelling of them: `mueller`, and `muller` for `Müller`. */
export function contractions(word: string): readonly string[] {
  const place = word.search(/ae|oe|ue|aa/u);
  if (place < 0) return [word];
  const [one, two, end] = [word.slice(0, place + 1), word[place + 1] ?? '', word.slice(place + 2)];
  return contractions(end).flatMap((rest) => [one + two + rest, one + rest]);
}
