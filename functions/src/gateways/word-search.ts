import { foldText } from '@pedalworks/contract';
import { Filter } from 'firebase-admin/firestore';

/** The longest beginning that is stored; of a longer word the rest is compared where it is read. */
const longestBeginning = 12;

/** Words as they are searched: without case, accents and punctuation. */
function wordsOf(text: string): readonly string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Every beginning of every word of a text, as one query can ask for. */
export function searchBeginnings(text: string): readonly string[] {
  const beginnings = wordsOf(text).flatMap((word) => {
    const characters = Array.from(word).slice(0, longestBeginning);
    return characters.map((_last, place) => characters.slice(0, place + 1).join(''));
  });
  return [...new Set(beginnings)];
}

/** Words of a search of which the rarest is looked for. */
const maxWords = 5;

/**
 * Filters by the stored beginnings of a search's words, the longest first; none for a blank search. One of symbols alone has no
 * word: its beginning is empty, as none that is stored.
 */
export function wordFilters(search: string): readonly Filter[] {
  if (search.trim() === '') return [];
  return wantedBeginnings(search).map((beginning) => Filter.where('beginnings', 'array-contains', beginning));
}

function wantedBeginnings(search: string): readonly string[] {
  const longest = wordsOf(search).toSorted((one, other) => other.length - one.length);
  const beginnings = longest.map((word) => Array.from(word).slice(0, longestBeginning).join(''));
  return beginnings.length === 0 ? [''] : [...new Set(beginnings)].slice(0, maxWords);
}

/** Whether each word of a search begins a word of the text. */
export function isFound(text: string, search: string): boolean {
  const words = wordsOf(text);
  return wordsOf(search).every((wanted) => words.some((word) => word.startsWith(wanted)));
}
