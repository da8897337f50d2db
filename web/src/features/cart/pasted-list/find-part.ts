import { foldedWords } from '@pedalworks/contract/fold-text';
import { plainText } from './list-rows.ts';
import { units } from './piece-units.ts';

export interface ListedPart {
  readonly _id: string;
  readonly name: string;
  readonly partNumber: string;
  readonly price: number;
}

export interface PartIndex<P> {
  readonly byNumber: ReadonlyMap<string, P>;
  /** Parts by part number without separators. */
  readonly byLetters: ReadonlyMap<string, readonly P[]>;
  /** Parts by name; null if several parts have the name. */
  readonly byName: ReadonlyMap<string, P | null>;
}

/** Part that a line names, and the text around its part number or name. */
export interface NamedPart<P> {
  readonly part: P;
  readonly column: number;
  readonly before: string;
  readonly after: string;
  /** True if the line contains the name alone, without a part number or a quantity. */
  readonly isNameOnly: boolean;
}

export function indexParts<P extends ListedPart>(catalogue: readonly P[]): PartIndex<P> {
  const numbered = catalogue.filter(({ partNumber }) => partNumber !== '');
  const byLetters = new Map<string, readonly P[]>();
  for (const part of numbered) {
    const key = lettersOf(part.partNumber);
    byLetters.set(key, [...(byLetters.get(key) ?? []), part]);
  }
  const byName = new Map<string, P | null>();
  for (const part of catalogue) {
    const key = nameKey(part.name);
    byName.set(key, byName.has(key) ? null : part);
  }
  return {
    byNumber: new Map(numbered.map((part) => [part.partNumber.toUpperCase(), part])),
    byLetters,
    byName,
  };
}

/** Returns the only part that the cells name, the different parts that they could mean, or [] if there is none. */
export function findPart<P extends ListedPart>(
  cells: readonly string[],
  index: PartIndex<P>,
): readonly NamedPart<P>[] {
  const matches = cells.flatMap((cell, column) => matchesIn(cell, column, index));
  const found =
    matches.length > 0 ? matches : cells.flatMap((cell, column) => detachedIn(cell, column, index));
  if (found.length === 0) return cells.flatMap((cell, column) => namedIn(cell, column, index)).slice(0, 1);
  // Prefers numbers with letters: digits alone may be a quantity.
  const lettered = preferred(found, ({ part }) => /\p{L}/u.test(part.partNumber));
  const exact = preferred(lettered, ({ isExact }) => isExact);
  return [...new Map(exact.toReversed().map((match) => [match.part._id, match])).values()].toReversed();
}

function preferred<M>(matches: readonly M[], isPreferred: (match: M) => boolean): readonly M[] {
  const some = matches.filter(isPreferred);
  return some.length > 0 ? some : matches;
}

interface Match<P> extends NamedPart<P> {
  /** True if the part number has the usual separators. */
  readonly isExact: boolean;
}

/** Maximum number of words that spaces and separators divide a part number into. */
const maxWords = 8;

function matchesIn<P extends ListedPart>(
  cell: string,
  column: number,
  index: PartIndex<P>,
): readonly Match<P>[] {
  const words = [...cell.matchAll(/[A-Za-z0-9]+/gu)].map(({ 0: word, index: start }) => ({
    start,
    end: start + word.length,
  }));
  return words.flatMap(({ start }, at) =>
    words.slice(at, at + maxWords).flatMap(({ end }) => {
      const text = cell.slice(start, end);
      const isWhole = /^[\w\s./-]+$/u.test(text) && !isContinued(cell, start, end);
      const parts = isWhole ? (index.byLetters.get(lettersOf(text)) ?? []) : [];
      const exact = index.byNumber.get(text.toUpperCase());
      return (exact === undefined ? parts : parts.filter((part) => part === exact)).map((part) => ({
        ...{ part, column, isNameOnly: false, isExact: exact !== undefined },
        ...{ before: cell.slice(0, start), after: cell.slice(end) },
      }));
    }),
  );
}

/** True if the text is only a piece of a longer part number or word. */
function isContinued(cell: string, start: number, end: number): boolean {
  return (
    /[\p{L}\p{N}][._/-]?$/u.test(cell.slice(Math.max(0, start - 2), start)) ||
    /^[._/-]?[\p{L}\p{N}]/u.test(cell.slice(end, end + 2))
  );
}

/** Finds part numbers with a quantity attached, such as `2xPW-CH12-126` or `PW-CH12-126x2`. */
function detachedIn<P extends ListedPart>(
  cell: string,
  column: number,
  index: PartIndex<P>,
): readonly Match<P>[] {
  const detached = cell
    .replaceAll(/(?<![\w./-])(\d+)x(?=[A-Za-z0-9])/giu, '$1 × ')
    .replaceAll(/(?<=[A-Za-z0-9])x(\d+)(?![\w/-])/giu, ' × $1');
  return detached === cell ? [] : matchesIn(detached, column, index);
}

const quantityBefore = new RegExp(String.raw`^\d[\d.,]*(?: ?[x×*] ?| ?(?:${units})\.? (?:of )?| )`, 'iu');
const quantityAfter = new RegExp(
  String.raw`(?:[,:;] ?| - | )(?:\(|[x×*] ?)?\d[\d.,]*(?: ?[x×*]| ?(?:${units})\.?)?\)?$`,
  'iu',
);

/** Finds a part by its complete name, with or without a quantity such as `2 ×`. */
function namedIn<P extends ListedPart>(
  cell: string,
  column: number,
  index: PartIndex<P>,
): readonly NamedPart<P>[] {
  const rest = cell.replace(quantityBefore, '');
  const names = [cell, rest, cell.replace(quantityAfter, ''), rest.replace(quantityAfter, '')];
  const name = names.find((one) => index.byName.has(nameKey(one))) ?? '';
  const part = index.byName.get(nameKey(name));
  if (name === '' || part === undefined || part === null) return [];
  const [before = '', after = ''] = cell.split(name);
  return [{ part, column, before, after, isNameOnly: cell === name }];
}

const nameKey = (name: string) => foldedWords(plainText(name).replaceAll('×', 'x')).join(' ');

const lettersOf = (partNumber: string) => partNumber.replaceAll(/[^A-Za-z0-9]/gu, '').toUpperCase();
