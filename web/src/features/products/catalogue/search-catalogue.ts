import type { CatalogueProduct } from '@pedalworks/contract';
import { foldText } from '@pedalworks/contract/fold-text';
import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch';
import {
  indexTermsOf,
  isPair,
  isSize,
  joined,
  numbersOfSize,
  numbersOf,
  piecesOf,
  similarSizes,
  specText,
  synonymsOf,
  withLettersSwapped,
  wordsOf,
} from './search-terms.ts';

type Searchable = Pick<CatalogueProduct, '_id' | 'name' | 'partNumber' | 'range' | 'category' | 'specs'>;

/** Search in names, part numbers and specifications. Ignores case and accents, and tolerates one typo per word. */
export interface CatalogueSearch<Part extends Searchable = CatalogueProduct> {
  /** Returns matching parts, best first. A complete part number matches only that part. */
  find(text: string): readonly Part[];
  /** Returns the same parts in groups that match the text equally well. */
  findRanked(text: string): readonly (readonly Part[])[];
  nearest(text: string): readonly Part[];
}

const fields = ['name', 'partNumber', 'range', 'category', 'specs'] as const;
const nearestCount = 4;
/** True if a typo in the word is tolerated. Excludes short words and numbers, which often differ in one character. */
const canBeMistyped = (term: string) => term.length >= 4 && !/\d/u.test(term);

/** Builds the search index in batches of 50 parts, to keep the page responsive. */
export async function indexCatalogue<Part extends Searchable>(
  entries: readonly Part[],
): Promise<CatalogueSearch<Part>> {
  const ranked = await indexed(entries);
  const search = (query: Query, options?: SearchOptions) => ranked(query, options).flat();
  const numbers = partNumbers(entries);
  const hasAll = (words: readonly string[]) => ranked(allOf(words));
  /** Returns the only part that contains every number and size of the text, ignoring its words; otherwise []. */
  const onlyWithNumbers = (text: string) => {
    const queries = [...numbersOf(text)];
    if (queries.length === 0 || queries.length === wordsOf(text).length) return [];
    const holders = search({ combineWith: 'AND', queries, prefix: false, fuzzy: false });
    return holders.length === 1 ? holders : [];
  };
  const findRanked = (text: string) => {
    const byNumber = numbers.startingWith(text);
    if (byNumber.length > 0) return [byNumber];
    const words = searchedWords(text);
    // Matches the first letters and a later piece of a part number, such as `PW-180` for PW-RT180-6B.
    const inNumber = /^\p{L}+-\S+$/u.test(text) ? ranked(allOf(words), { fields: ['partNumber'] }) : [];
    if (inNumber.length > 0) return inNumber;
    const found = withoutRepeats(variantsOf(words).flatMap(hasAll));
    if (found.length > 0) return found;
    const ended = numbers.endingWith(text);
    return [ended.length > 0 ? ended : onlyWithNumbers(text)];
  };
  return {
    find: (text) => findRanked(text).flat(),
    findRanked,
    nearest: (text) => {
      const fuzzy = (term: string) => canBeMistyped(term) && 0.4;
      const isLong = (term: string) => term.length > 1;
      const similar = (queries: readonly Query[]) =>
        search({ combineWith: 'OR', queries: [...queries], fuzzy, prefix: isLong }).slice(0, nearestCount);
      const words = searchedWords(text);
      const found = similar(words.map((word) => (isSize(word) ? similarTo(word) : anyOf(word))));
      return found.length > 0 ? found : similar(words.flatMap(numbersOfSize).map(anyOf));
    },
  };
}

/** Indexes the parts. Returns a search that groups parts of about the same score. */
async function indexed<Part extends Searchable>(entries: readonly Part[]) {
  const index = emptyIndex<Part>();
  await index.addAllAsync(entries, { chunkSize: 50 });
  const byId = new Map(entries.map((entry) => [entry._id, entry]));
  return (query: Query, options?: SearchOptions) =>
    inRanks(index.search(query, options)).map((rank) =>
      rank.flatMap(({ id }) => byId.get(id as string) ?? []),
    );
}

/** Share of a score above which another result matches equally well: other words of a part change it a little. */
const equalScore = 0.9;

/** Groups results, sorted by score, that match equally well. */
function inRanks(results: readonly SearchResult[]): readonly (readonly SearchResult[])[] {
  const ranks: SearchResult[][] = [];
  for (const result of results) {
    const rank = ranks.at(-1);
    if (rank?.[0] !== undefined && result.score >= rank[0].score * equalScore) rank.push(result);
    else ranks.push([result]);
  }
  return ranks;
}

/** Keeps each part in its best rank only. */
function withoutRepeats<Part>(ranks: readonly (readonly Part[])[]): readonly (readonly Part[])[] {
  const seen = new Set<Part>();
  return ranks
    .map((rank) => rank.filter((part) => !seen.has(part) && seen.add(part)))
    .filter(({ length }) => length > 0);
}

function emptyIndex<Part extends Searchable>() {
  return new MiniSearch<Part>({
    idField: '_id',
    fields: [...fields],
    extractField: (entry, field) => textOf(entry, field),
    tokenize: indexTermsOf(),
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (term) => [term],
      boost: { name: 4, partNumber: 4, range: 2 },
      fuzzy: (term) => canBeMistyped(term) && 1,
      combineWith: 'AND',
    },
  });
}

const fillerWords = new Set('a an and for of the to with'.split(' '));

/** Maximum words of a search, because a search takes time by the square of their number. */
const maxWords = 10;
const maxWordLength = 40;

/** Returns the words to search for, without filler words such as `for` in `chain for 12 speed`. */
function searchedWords(text: string): readonly string[] {
  const words = [...new Set(wordsOf(text))].filter(({ length }) => length <= maxWordLength);
  const meaningful = words.filter((word) => !fillerWords.has(word));
  return (meaningful.length > 0 ? meaningful : words).slice(0, maxWords);
}

/**
 * Builds a query for parts that match every word: the word itself, a synonym, the word with two letters swapped, or all
 * of its pieces. A word also matches as a prefix (`chai` for `chain`), but a word with digits only if it is the last
 * one, and a size never.
 */
function allOf(words: readonly string[]): Query {
  const queries = words.map((word, at): Query => {
    const pieces = /^\d/u.test(word) ? [] : piecesOf(word);
    const byPieces = pieces.length > 1 ? [{ combineWith: 'AND' as const, queries: pieces.map(anyOf) }] : [];
    const isLast = at === words.length - 1;
    return {
      combineWith: 'OR',
      prefix: (term) => !isSize(term) && (isLast || !/\d/u.test(term)),
      queries: [...synonymsOf(joined(word)), ...byPieces, ...mistyped(word)],
    };
  });
  return { combineWith: 'AND', queries };
}

const anyOf = (word: string) => ({ combineWith: 'OR' as const, queries: [...synonymsOf(joined(word))] });

const synonymWeight = 0.5;

/** Builds a query for the corrections of a word with two letters swapped, which a fuzzy search does not find. */
function mistyped(word: string): readonly Query[] {
  if (!canBeMistyped(word)) return [];
  const swapped = withLettersSwapped(word);
  const exact = { combineWith: 'OR', fuzzy: false, prefix: false } as const;
  const synonyms = swapped.flatMap((one) => synonymsOf(one).slice(1));
  return [
    { ...exact, queries: [...swapped] },
    { ...exact, queries: synonyms, boostTerm: () => synonymWeight },
  ];
}

const similarTo = (size: string) => ({
  combineWith: 'OR' as const,
  prefix: false,
  queries: [...similarSizes(size)],
});

/** Returns the words, and a variant for each adjacent pair with that pair joined: `seat post` becomes `seatpost`. */
function variantsOf(words: readonly string[]): readonly (readonly string[])[] {
  const pairs = words.slice(1).flatMap((next, at) => {
    const word = words[at] ?? '';
    return isPair(word, next) ? [[...words.slice(0, at), word + next, ...words.slice(at + 2)]] : [];
  });
  // A number belongs to the word that follows: six-bolt rotors come before rotor bolts of 6 Nm.
  const isCounted = (variant: readonly string[]) => variant.some((word) => /^\d+\p{L}{3}/u.test(word));
  return [...pairs.filter(isCounted), words, ...pairs.filter((pair) => !isCounted(pair))];
}

function textOf(entry: Searchable, field: string): string {
  if (field === 'specs') return entry.specs.map(specText).join(' · ');
  const value = entry[field as keyof Searchable];
  return typeof value === 'string' ? value : '';
}

const compact = (number: string) => foldText(number).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Finds parts by part number. Folds the numbers once, because a search compares all of them. */
function partNumbers<Part extends Searchable>(entries: readonly Part[]) {
  const numbered = entries.map((entry) => {
    const pieces = foldText(entry.partNumber).split(/[^\p{L}\p{N}]+/u);
    const ends = pieces.slice(1).map((_, at) => pieces.slice(at + 1).join(''));
    return { entry, code: compact(entry.partNumber), ends };
  });
  const having = (isWanted: (number: (typeof numbered)[number]) => boolean) =>
    numbered.filter(isWanted).map(({ entry }) => entry);
  return {
    /** Ignores case, spaces and separators: `pw ch12 126` finds PW-CH12-126 alone, `PW-CH12` all that start so. */
    startingWith: (text: string): readonly Part[] => {
      const wanted = compact(text);
      const same = wanted === '' ? [] : having(({ code }) => code === wanted);
      const isBeginning = /^\p{L}.*[\d-]/u.test(text) && wanted.length >= 2;
      return same.length > 0 || !isBeginning ? same : having(({ code }) => code.startsWith(wanted));
    },
    /** Finds part numbers by their end, from a separator on: `CH12126` finds PW-CH12-126. */
    endingWith: (text: string): readonly Part[] => {
      const wanted = compact(text);
      // Few digits alone are rather a quantity or a size.
      const isCode = /\d/u.test(wanted) && (/\p{L}/u.test(wanted) || wanted.length > 4);
      return isCode ? having(({ ends }) => ends.some((end) => end.startsWith(wanted))) : [];
    },
  };
}
