import type { CatalogueProduct } from '@pedalworks/contract';
import { foldText } from '@pedalworks/contract/fold-text';
import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import { indexTerms, joined, numbersOf, piecesOf, synonymsOf, wordsOf } from './search-terms.ts';

type Searchable = Pick<CatalogueProduct, '_id' | 'name' | 'partNumber' | 'range' | 'category' | 'specs'>;

/** Search in names, part numbers and specifications. Ignores case and accents, and tolerates one typo per word. */
export interface CatalogueSearch<Part extends Searchable = CatalogueProduct> {
  /** Returns matching parts, best first. A complete part number matches only that part. */
  find(text: string): readonly Part[];
  nearest(text: string): readonly Part[];
}

const fields = ['name', 'partNumber', 'range', 'category', 'specs'] as const;
const nearestCount = 4;
/** True if a typo in the word is tolerated. Excludes short words and numbers, which often differ in one character. */
const canBeMistyped = (term: string) => term.length >= 4 && !/\d/u.test(term);

/** Builds the search index in batches of 50 parts, to keep the page responsive. */
export async function catalogueSearch<Part extends Searchable>(
  entries: readonly Part[],
): Promise<CatalogueSearch<Part>> {
  const index = new MiniSearch<Part>({
    idField: '_id',
    fields: [...fields],
    extractField: (entry, field) => textOf(entry, field),
    tokenize: indexTerms,
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (term) => [term],
      boost: { name: 4, partNumber: 4, range: 2 },
      fuzzy: (term) => canBeMistyped(term) && 1,
      combineWith: 'AND',
    },
  });
  await index.addAllAsync(entries, { chunkSize: 50 });
  const byId = new Map(entries.map((entry) => [entry._id, entry]));
  const search = (query: Query, options?: SearchOptions) =>
    index.search(query, options).flatMap(({ id }) => byId.get(id as string) ?? []);
  const hasAll = (words: readonly string[]) => search(allOf(words));
  return {
    find: (text) => {
      const byNumber = entries.filter(({ partNumber }) => isSamePartNumber(partNumber, text));
      if (byNumber.length > 0) return byNumber;
      const begun = entries.filter(({ partNumber }) => beginsPartNumber(partNumber, text));
      if (begun.length > 0) return begun;
      const words = wordsOf(text);
      // Matches the first letters and a later piece of a part number, such as `PW-180` for PW-RT180-6B.
      const inNumber = /^\p{L}+-\S+$/u.test(text) ? search(allOf(words), { fields: ['partNumber'] }) : [];
      if (inNumber.length > 0) return inNumber;
      const found = [...new Set([words, ...withPairJoined(words)].flatMap(hasAll))];
      return found.length > 0 ? found : onlyWithNumbers(entries, text);
    },
    nearest: (text) => {
      const fuzzy = (term: string) => canBeMistyped(term) && 0.4;
      const queries = wordsOf(text).map(anyOf);
      return search({ combineWith: 'OR', queries, fuzzy, prefix: true }).slice(0, nearestCount);
    },
  };
}

/**
 * Builds a query for parts that match every word: the word itself, a synonym or all of its pieces. A word also
 * matches as a prefix (`chai` for `chain`), but a word with digits only if it is the last one.
 */
function allOf(words: readonly string[]): Query {
  const queries = words.map((word, at): Query => {
    const pieces = /^\d/u.test(word) ? [] : piecesOf(word);
    const byPieces = pieces.length > 1 ? [{ combineWith: 'AND' as const, queries: pieces.map(anyOf) }] : [];
    const isLast = at === words.length - 1;
    return {
      combineWith: 'OR',
      prefix: (term) => isLast || !/\d/u.test(term),
      queries: [...synonymsOf(joined(word)), ...byPieces],
    };
  });
  return { combineWith: 'AND', queries };
}

const anyOf = (word: string) => ({ combineWith: 'OR' as const, queries: [...synonymsOf(joined(word))] });

/** Returns a variant of the words for each adjacent pair, with that pair joined: `seat post` becomes `seatpost`. */
function withPairJoined(words: readonly string[]): readonly (readonly string[])[] {
  return words
    .slice(1)
    .map((word, at) => [...words.slice(0, at), `${words[at] ?? ''}${word}`, ...words.slice(at + 2)]);
}

/**
 * Returns the only part that contains every number in the text, ignoring its words. Returns [] if no part or several
 * parts do, or if the text has only words or only numbers.
 */
function onlyWithNumbers<Part extends Searchable>(entries: readonly Part[], text: string): readonly Part[] {
  const wanted = numbersOf(text);
  if (wanted.length === 0 || wanted.length === wordsOf(text).length) return [];
  const holders = entries.filter((entry) => {
    const held = new Set(fields.flatMap((field) => numbersOf(textOf(entry, field))));
    return wanted.every((number) => held.has(number));
  });
  return holders.length === 1 ? holders : [];
}

function textOf(entry: Searchable, field: string): string {
  if (field === 'specs') return entry.specs.map(({ name, value }) => `${name} ${value}`).join(' · ');
  const value = entry[field as keyof Searchable];
  return typeof value === 'string' ? value : '';
}

const compact = (number: string) => foldText(number).replaceAll(/[^\p{L}\p{N}]/gu, '');

function beginsPartNumber(partNumber: string, text: string): boolean {
  return (
    /^\p{L}.*[\d-]/u.test(text) && compact(text).length >= 2 && compact(partNumber).startsWith(compact(text))
  );
}

/** True if the text is the part number, ignoring case, spaces and separators: `pw ch12 126` is PW-CH12-126. */
function isSamePartNumber(partNumber: string, text: string): boolean {
  return compact(text) !== '' && compact(text) === compact(partNumber);
}
