import { toDialNumber, foldedWords, foldText } from '@pedalworks/contract';
import { contractions, inTwoLetters, spellingsOf } from './spellings.ts';

/** The longest beginning that is stored; of a longer word the rest is compared where it is read. */
const longestBeginning = 12;

/** A document has at most 40,000 index entries, and each beginning is in five indexes (Firestore docs, "Usage and limits"). */
const maxBeginnings = 4000;

/** Scripts without blanks between words: a given name stands in the same word, behind the family name. */
const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+$/u;

/** Words of a text by which it is found: `O'Brien` also in one, short ones of a script without blanks from each character on. */
function foundWords(text: string): readonly string[] {
  const joined = /['’]/u.test(text) ? text.replaceAll(/['’]/gu, '') : '';
  return foldedWords(`${text} ${joined}`).flatMap((word) => {
    const characters = Array.from(word);
    if (characters.length > longestBeginning || !unspaced.test(word)) return word;
    return characters.map((_first, place) => characters.slice(place).join(''));
  });
}

const beginningOf = (word: string) => Array.from(word).slice(0, longestBeginning).join('');

/** Every beginning of every word of a text, as one query can ask for. */
export function searchBeginnings(text: string): readonly string[] {
  const beginnings = foundWords(text).flatMap((word) => {
    const characters = Array.from(word).slice(0, longestBeginning);
    return characters.map((_last, place) => characters.slice(0, place + 1).join(''));
  });
  return [...new Set(beginnings)].slice(0, maxBeginnings);
}

/** True for a search that has nothing but spaces and invisible marks. */
export const isBlank = (search: string): boolean => foldText(search).trim() === '';

/** Words of a search of which the rarest is looked for. */
const maxWords = 5;

/** Values that one query may compare a list with (Firestore docs, "Query limitations"). */
const maxCompared = 30;

/**
 * Returns the stored prefixes that match each word of a search, the longest word first; none for a blank search. Each list
 * also matches the search as a single word. A search of symbols alone matches nothing: it returns an empty prefix, which is never stored.
 */
export function searchedPrefixes(search: string): readonly (readonly string[])[] {
  if (isBlank(search)) return [];
  const words = searchedWords(search).toSorted(([one = ''], [other = '']) => other.length - one.length);
  const whole = wholesOf(search);
  return (words.length === 0 ? [['']] : words).slice(0, maxWords).map((spellings) => {
    // Cut first: a word has two contractions for every pair of letters.
    const wanted = [...spellings.map(beginningOf).flatMap(contractions), ...whole.map(beginningOf)];
    return [...new Set(wanted)].slice(0, maxCompared);
  });
}

/** Labels that people write before a number, as in `Order PW-7K2M4X` or `Invoice no. 2026-000042`. */
const labels = ['order', 'invoice', 'credit', 'note', 'number', 'no', 'nr'];

/** Words of a search without labels, each in all its spellings. */
function searchedWords(search: string): readonly (readonly string[])[] {
  const words = spellingsOf(search);
  const hasNumber = words.some(([word = '']) => word === 'pw' || /\d/u.test(word));
  return hasNumber ? words.filter(([word = '']) => !labels.includes(word)) : words;
}

/** A searched code in one word, without its label. */
export const searchedCode = (search: string): string =>
  searchedWords(search)
    .map(([word]) => word)
    .join('');

/** Single words that a search is as a whole: a code that was typed with other gaps, the end of a phone number. */
function wholesOf(search: string): readonly string[] {
  const code = searchedCode(search);
  return [...(/\d/u.test(code) ? [code] : []), phoneEnding(search) ?? []].flat();
}

/** True if each word of a search, or the search as a whole, begins a word of the text; also for a blank search. */
export function isFound(text: string, search: string): boolean {
  if (isBlank(search)) return true;
  const words = [...new Set([...foundWords(text), ...foundWords(inTwoLetters(text))])];
  const isBegun = (wanted: string) => words.some((word) => word.startsWith(wanted));
  const searched = searchedWords(search);
  if (searched.length === 0) return false;
  return wholesOf(search).some(isBegun) || searched.every((spellings) => spellings.some(isBegun));
}

/** Digits at the end of a phone number that are compared: without country code and trunk 0, which people leave out or add. */
const comparedDigits = 8;
const fewestDigits = 4;

/** The ends of a phone number of four to eight digits. */
export function phoneEndings(phone: string): readonly string[] {
  const digits = toDialNumber(foldText(phone)).replaceAll('+', '');
  const longest = Math.min(digits.length, comparedDigits);
  return Array.from({ length: Math.max(0, longest - fewestDigits + 1) }, (_none, more) =>
    digits.slice(-(fewestDigits + more)),
  );
}

/** The end of the phone number that a search may be; null for a search of anything else than digits and what stands between them. */
export function phoneEnding(search: string): string | null {
  const number = foldText(search).replace(/^\s*(?:tel|phone)\b[\s.:]*/u, '');
  return /^[\d\s+()./\p{Pd}]+$/u.test(number) ? (phoneEndings(number).at(-1) ?? null) : null;
}
