import { toDialNumber, foldedWords, foldText } from '@pedalworks/contract';
import { contractions, expandUmlauts, hasUmlaut, spellingsOf } from './spellings.ts';

/** Maximum length of stored prefixes. The rest of a longer word is compared after reading the document. */
const maxPrefixLength = 12;

/**
 * Maximum stored prefixes per document. Orders have five indexes on prefixes, so that 3,800 prefixes and up to 120
 * other terms take fewer than 20,000 index entries, half of what Firestore allows per document (Firestore docs, "Usage
 * and limits").
 */
const maxPrefixes = 3800;

/** Matches scripts without spaces, in which family name and given name are one word. */
const withoutBlanks = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+$/u;

/** Splits a text into words. Adds `obrien` for `O'Brien`, and every ending of a word in a script without spaces. */
function searchableWords(text: string): readonly string[] {
  return foldedWords(withJoinedWords(text)).flatMap((word) => {
    if (!withoutBlanks.test(word)) return word;
    const characters = Array.from(word);
    if (characters.length > maxPrefixLength) return word;
    return characters.map((_first, place) => characters.slice(place).join(''));
  });
}

const withJoinedWords = (text: string): string =>
  /['’]/u.test(text) ? `${text} ${text.replaceAll(/['’]/gu, '')}` : text;

const prefixOf = (word: string) => Array.from(word).slice(0, maxPrefixLength).join('');

/** Returns the prefixes of all words, to be stored for `array-contains` queries. */
export function searchPrefixes(text: string): readonly string[] {
  const beginnings = searchableWords(text).flatMap((word) => {
    const characters = Array.from(word).slice(0, maxPrefixLength);
    return characters.map((_last, place) => characters.slice(0, place + 1).join(''));
  });
  return [...new Set(beginnings)].slice(0, maxPrefixes);
}

export const isBlank = (search: string): boolean => foldText(search).trim() === '';

const maxWords = 5;

/** Maximum number of values in `array-contains-any` (Firestore docs, "Query limitations"). */
const maxCompared = 30;

/** Returns the prefixes to query for each word, longest word first. A search of symbols alone matches nothing. */
export function searchedPrefixes(search: string): readonly (readonly string[])[] {
  if (isBlank(search)) return [];
  const words = searchedWords(search).toSorted(([one = ''], [other = '']) => other.length - one.length);
  const whole = joinedWords(search);
  return (words.length === 0 ? [['']] : words).slice(0, maxWords).map((spellings) => {
    // Shortens words first, because each umlaut pair doubles the number of spellings.
    const wanted = [...spellings.map(prefixOf).flatMap(contractions), ...whole.map(prefixOf)];
    return [...new Set(wanted)].slice(0, maxCompared);
  });
}

/** Returns a test that is true if stored prefixes match every word of the search. */
export function prefixTest(search: string): (prefixes: readonly string[]) => boolean {
  const words = searchedPrefixes(search);
  return (prefixes) => words.every((wanted) => wanted.some((prefix) => prefixes.includes(prefix)));
}

/** Amount of money, such as `278.00`, `1,188`, `1 188,00` or `$278`, with a currency before or after it. */
const amount = /^\D{0,4}(\d{1,9}|\d{1,3}(?:[., '’]\d{3})+)(?:[.,](\d{1,2}))?\D{0,4}$/u;

/**
 * Returns the term that stands for an amount of money, whatever its notation. Its sign occurs in no word, so that an
 * amount is found only by the whole amount.
 */
export const amountTerm = (value: number): string => `=${String(value)}`;

function searchedAmount(text: string): readonly string[] {
  const [, whole, decimals = '0'] = amount.exec(foldText(text).trim()) ?? [];
  return whole === undefined ? [] : [amountTerm(Number(`${whole.replaceAll(/\D/gu, '')}.${decimals}`))];
}

const labels = ['order', 'invoice', 'credit', 'note', 'number', 'no', 'nr'];

/** Returns each searched word with its other spellings, and with the amount that it is part of. */
function searchedWords(search: string): readonly (readonly string[])[] {
  const whole = searchedAmount(search);
  const words = search.split(/\s+/u).flatMap((text) => {
    const amounts = [...searchedAmount(text), ...whole];
    return spellingsOf(text).map((spellings) => [...spellings, ...amounts]);
  });
  const hasNumber = words.some(([word = '']) => word === 'pw' || /\d/u.test(word));
  return hasNumber ? words.filter(([word = '']) => !labels.includes(word)) : words;
}

export const searchedCode = (search: string): string =>
  searchedWords(search)
    .map(([word]) => word)
    .join('');

/**
 * Returns the search as one word if it has digits, such as `pwch12126` for `pw ch12 126`, and the last digits if it
 * is a phone number; [] if it has no digits.
 */
function joinedWords(search: string): readonly string[] {
  const code = searchedCode(search);
  return [...(/\d/u.test(code) ? [code] : []), phoneEnding(search) ?? []].flat();
}

/**
 * Returns a test that is true if each searched word, or the search as one word, starts a word in the text or is one of
 * the terms. A blank search matches.
 */
export function textTest(search: string): (text: string, terms?: readonly string[]) => boolean {
  if (isBlank(search)) return () => true;
  const searched = searchedWords(search);
  if (searched.length === 0) return () => false;
  const joined = joinedWords(search);
  return (text, terms = []) => {
    const folded = foldText(withJoinedWords(hasUmlaut(text) ? `${text} ${expandUmlauts(text)}` : text));
    const isFound = (wanted: string) => terms.includes(wanted) || startsWord(folded, wanted);
    return joined.some(isFound) || searched.every((spellings) => spellings.some(isFound));
  };
}

/** True if a word of the text starts with `wanted`. Does not split the text, which would take most of the time. */
function startsWord(text: string, wanted: string): boolean {
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1))
    if (isWordStart(text, at)) return true;
  return false;
}

const notInWord = /[^\p{L}\p{N}]/u;

/** True if a searchable word starts at this place; see {@link searchableWords}. */
function isWordStart(text: string, at: number): boolean {
  const unitsPerWord = 2 * maxPrefixLength;
  const before =
    text
      .slice(Math.max(0, at - unitsPerWord), at)
      .split(notInWord)
      .at(-1) ?? '';
  if (before === '') return true;
  if (!withoutBlanks.test(before)) return false;
  const [after = ''] = text.slice(at, at + unitsPerWord).split(notInWord);
  return withoutBlanks.test(after) && Array.from(before + after).length <= maxPrefixLength;
}

/** Maximum number of last digits to compare, so that numbers with and without country code match. */
const maxComparedDigits = 8;
const minComparedDigits = 4;

/** Returns the last four to eight digits of a phone number: one string per length. */
export function phoneEndings(phone: string): readonly string[] {
  const digits = toDialNumber(foldText(phone)).replaceAll('+', '');
  const longest = Math.min(digits.length, maxComparedDigits);
  return Array.from({ length: Math.max(0, longest - minComparedDigits + 1) }, (_none, more) =>
    digits.slice(-(minComparedDigits + more)),
  );
}

/** Returns the last digits of a searched phone number; null if the search is not a phone number. */
export function phoneEnding(search: string): string | null {
  const number = foldText(search).replace(/^\s*(?:tel|phone)\b[\s.:]*/u, '');
  return /^[\d\s+()./\p{Pd}]+$/u.test(number) ? (phoneEndings(number).at(-1) ?? null) : null;
}
