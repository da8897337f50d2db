import { dialable, foldText } from '@pedalworks/contract';
import { Filter } from 'firebase-admin/firestore';

/** The longest beginning that is stored; of a longer word the rest is compared where it is read. */
const longestBeginning = 12;

/** A document has at most 40,000 index entries, and each beginning is in five indexes (Firestore docs, "Usage and limits"). */
const maxBeginnings = 4000;

/** Words as they are searched: without case, accents and punctuation. */
function wordsOf(text: string): readonly string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A code in one word, as it is compared. */
export const inOneWord = (code: string): string => wordsOf(code).join('');

/** Scripts without blanks between words: a given name stands in the same word, behind the family name. */
const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+$/u;

/** Words of a text by which it is found; short ones of a script without blanks from each of their characters on. */
function foundWords(text: string): readonly string[] {
  return wordsOf(text).flatMap((word) => {
    const characters = Array.from(word);
    if (characters.length > longestBeginning || !unspaced.test(word)) return word;
    return characters.map((_first, place) => characters.slice(place).join(''));
  });
}

/** Every beginning of every word of a text, as one query can ask for. */
export function searchBeginnings(text: string): readonly string[] {
  const beginnings = foundWords(text).flatMap((word) => {
    const characters = Array.from(word).slice(0, longestBeginning);
    return characters.map((_last, place) => characters.slice(0, place + 1).join(''));
  });
  return [...new Set(beginnings)].slice(0, maxBeginnings);
}

/** Words of a search of which the rarest is looked for. */
const maxWords = 5;

/**
 * Filters by the stored beginnings of a search's words, the longest first; none for a blank search. One of symbols alone has no
 * word: its beginning is empty, as none that is stored. A search that may be a phone number is one filter: by it or by a word.
 */
export function wordFilters(search: string): readonly Filter[] {
  if (search.trim() === '') return [];
  const wanted = wantedBeginnings(search);
  const phone = phoneEnding(search);
  if (phone !== null)
    return [Filter.where('beginnings', 'array-contains-any', [...new Set([...wanted.slice(0, 1), phone])])];
  return wanted.map((beginning) => Filter.where('beginnings', 'array-contains', beginning));
}

function wantedBeginnings(search: string): readonly string[] {
  const longest = searchedWords(search).toSorted((one, other) => other.length - one.length);
  const beginnings = longest.map((word) => Array.from(word).slice(0, longestBeginning).join(''));
  return beginnings.length === 0 ? [''] : [...new Set(beginnings)].slice(0, maxWords);
}

/** Labels that people write before a number, as in `Order PW-7K2M4X` or `Invoice no. 2026-000042`. */
const labels = ['order', 'invoice', 'credit', 'note', 'number', 'no', 'nr'];

function searchedWords(search: string): readonly string[] {
  const words = wordsOf(search);
  const hasNumber = words.some((word) => word === 'pw' || /\d/u.test(word));
  return hasNumber ? words.filter((word) => !labels.includes(word)) : words;
}

/** Whether each word of a search begins a word of the text. */
export function isFound(text: string, search: string): boolean {
  const words = foundWords(text);
  return searchedWords(search).every((wanted) => words.some((word) => word.startsWith(wanted)));
}

/** Digits at the end of a phone number that are compared: without country code and trunk 0, which people leave out or add. */
const comparedDigits = 8;
const fewestDigits = 4;

/** The ends of a phone number of four to eight digits. */
export function phoneEndings(phone: string): readonly string[] {
  const digits = digitsOf(phone);
  const longest = Math.min(digits.length, comparedDigits);
  return Array.from({ length: Math.max(0, longest - fewestDigits + 1) }, (_none, more) =>
    digits.slice(-(fewestDigits + more)),
  );
}

/** The end of the phone number that a search may be; null for a search of anything else than digits and what stands between them. */
export function phoneEnding(search: string): string | null {
  return /^[\d\s+()./-]+$/u.test(search) ? (phoneEndings(search).at(-1) ?? null) : null;
}

const digitsOf = (phone: string) => dialable(phone).replaceAll('+', '');
