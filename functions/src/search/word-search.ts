import { toDialNumber, foldedWords, foldText } from '@pedalworks/contract';
import { contractions, inTwoLetters, spellingsOf } from './spellings.ts';

/** Longer words are compared after reading. */
const longestBeginning = 12;

/** Keeps orders below 40,000 index entries with five indexes per prefix (Firestore docs, "Usage and limits"). */
const maxBeginnings = 4000;

/** Scripts without blanks, in which a given name follows the family name in the same word. */
const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+$/u;

/** Also joins `O'Brien` into one word, and splits words of scripts without blanks at every character. */
function foundWords(text: string): readonly string[] {
  const joined = /['’]/u.test(text) ? text.replaceAll(/['’]/gu, '') : '';
  return foldedWords(`${text} ${joined}`).flatMap((word) => {
    const characters = Array.from(word);
    if (characters.length > longestBeginning || !unspaced.test(word)) return word;
    return characters.map((_first, place) => characters.slice(place).join(''));
  });
}

const beginningOf = (word: string) => Array.from(word).slice(0, longestBeginning).join('');

/** Returns the prefixes of all words, to be stored for `array-contains` queries. */
export function searchBeginnings(text: string): readonly string[] {
  const beginnings = foundWords(text).flatMap((word) => {
    const characters = Array.from(word).slice(0, longestBeginning);
    return characters.map((_last, place) => characters.slice(0, place + 1).join(''));
  });
  return [...new Set(beginnings)].slice(0, maxBeginnings);
}

export const isBlank = (search: string): boolean => foldText(search).trim() === '';

const maxWords = 5;

/** Limit of `array-contains-any` (Firestore docs, "Query limitations"). */
const maxCompared = 30;

/** Prefixes per word, longest word first. Symbols alone yield an empty prefix, which matches nothing. */
export function searchedPrefixes(search: string): readonly (readonly string[])[] {
  if (isBlank(search)) return [];
  const words = searchedWords(search).toSorted(([one = ''], [other = '']) => other.length - one.length);
  const whole = wholesOf(search);
  return (words.length === 0 ? [['']] : words).slice(0, maxWords).map((spellings) => {
    // Shortens first: each pair of letters doubles the spellings.
    const wanted = [...spellings.map(beginningOf).flatMap(contractions), ...whole.map(beginningOf)];
    return [...new Set(wanted)].slice(0, maxCompared);
  });
}

const labels = ['order', 'invoice', 'credit', 'note', 'number', 'no', 'nr'];

function searchedWords(search: string): readonly (readonly string[])[] {
  const words = spellingsOf(search);
  const hasNumber = words.some(([word = '']) => word === 'pw' || /\d/u.test(word));
  return hasNumber ? words.filter(([word = '']) => !labels.includes(word)) : words;
}

export const searchedCode = (search: string): string =>
  searchedWords(search)
    .map(([word]) => word)
    .join('');

/** Also joins `O'Brien` into one word, and splits words of scripts without blanks at every character. */
function wholesOf(search: string): readonly string[] {
  const code = searchedCode(search);
  return [...(/\d/u.test(code) ? [code] : []), phoneEnding(search) ?? []].flat();
}

/** True if every word of the search, or the search as one word, is a prefix in the text. A blank search matches. */
export function isFound(text: string, search: string): boolean {
  if (isBlank(search)) return true;
  const words = [...new Set([...foundWords(text), ...foundWords(inTwoLetters(text))])];
  const isBegun = (wanted: string) => words.some((word) => word.startsWith(wanted));
  const searched = searchedWords(search);
  if (searched.length === 0) return false;
  return wholesOf(search).some(isBegun) || searched.every((spellings) => spellings.some(isBegun));
}

/** Compares phone numbers without country code and trunk 0. */
const comparedDigits = 8;
const fewestDigits = 4;

/** Last digits of a search for a phone number; null for any other search. */
export function phoneEndings(phone: string): readonly string[] {
  const digits = toDialNumber(foldText(phone)).replaceAll('+', '');
  const longest = Math.min(digits.length, comparedDigits);
  return Array.from({ length: Math.max(0, longest - fewestDigits + 1) }, (_none, more) =>
    digits.slice(-(fewestDigits + more)),
  );
}

/** Last digits of a search for a phone number; null for any other search. */
export function phoneEnding(search: string): string | null {
  const number = foldText(search).replace(/^\s*(?:tel|phone)\b[\s.:]*/u, '');
  return /^[\d\s+()./\p{Pd}]+$/u.test(number) ? (phoneEndings(number).at(-1) ?? null) : null;
}
