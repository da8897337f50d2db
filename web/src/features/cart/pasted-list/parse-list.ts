import { maxOrderLines } from '@pedalworks/contract/numbers';
import { listed } from '@pedalworks/contract/words';
import type { Quantity } from '../public/cart-steps.ts';
import { indexParts, type ListedPart, type NamedPart } from './find-part.ts';
import { quantityBelow, quantityIn, type Candidate } from './line-quantity.ts';
import { numbersIn } from './list-numbers.ts';
import { headingIn, quantityCells, type Heading } from './list-headings.ts';
import { joinedLines, textsOf, type ListLine } from './list-lines.ts';
import type { ListRow } from './list-rows.ts';

export interface ListProblem {
  readonly text: string;
  readonly problem: string;
}

/** Line whose quantity the customer must choose. */
export interface ListQuestion<P> {
  readonly text: string;
  readonly part: P;
  readonly candidates: readonly Candidate[];
  /** Equal for lines with candidates in the same table columns; empty if all candidates are in one text. */
  readonly layout: string;
}

export interface ListItem<P> {
  readonly part: P;
  /** Null if the line contains the part alone. */
  readonly quantity: Quantity;
}

export interface ParsedList<P> {
  /** One entry per part. */
  readonly items: readonly ListItem<P>[];
  readonly questions: readonly ListQuestion<P>[];
  readonly problems: readonly ListProblem[];
}

type ReadLine<P> = ListItem<P> | ListQuestion<P> | ListProblem;

/**
 * Parses a list with one part and quantity per line, typed, copied from a spreadsheet or from a page of the shop.
 * If several numbers of a line could be the quantity, the result contains a question instead of an item.
 */
export function parseList<P extends ListedPart>(
  text: string,
  catalogue: readonly P[],
  inCart: readonly string[] = [],
): ParsedList<P> {
  const items = new Map<string, ListItem<P>>();
  const questions: ListQuestion<P>[] = [];
  const problems: ListProblem[] = [];
  const partIds = new Set(inCart);
  for (const { line, read } of readLines(joinedLines(text, indexParts(catalogue)))) {
    if ('problem' in read) problems.push(read);
    else if ('candidates' in read) questions.push(read);
    else if (partIds.size >= maxOrderLines && !partIds.has(read.part._id))
      problems.push({
        text: line.row.text,
        problem: `A cart holds ${String(maxOrderLines)} different parts.`,
      });
    else {
      partIds.add(read.part._id);
      const quantity = sum(items.get(read.part._id)?.quantity, read.quantity);
      items.set(read.part._id, { part: read.part, quantity });
    }
  }
  return { items: [...items.values()], questions, problems };
}

function* readLines<P extends ListedPart>(lines: readonly ListLine<P>[]) {
  let heading: Heading | null = null;
  const isNumbered = hasLineNumbers(lines);
  for (const line of lines) {
    const named = line.parts.length === 0 ? headingIn(line.row) : null;
    if (named === null) yield { line, read: readLine(line, heading, isNumbered) };
    else if (named.columnCount > 1) heading = named;
  }
}

function readLine<P extends ListedPart>(
  line: ListLine<P>,
  heading: Heading | null,
  isNumbered: boolean,
): ReadLine<P> {
  const { row, parts } = line;
  const { text, cells } = row;
  const [named, ...others] = parts;
  if (named === undefined) return { text, problem: unknownPart(cells.join(' ')) };
  if (others.length > 0) return { text, problem: severalParts(parts) };
  const { part } = named;
  const below = quantityCells(heading, row, named);
  const read = below.length > 0 ? quantityBelow(below) : quantityIn(textsOf(row, named));
  if ('problem' in read) return { text, problem: read.problem };
  if ('candidates' in read) return { text, part, candidates: read.candidates, layout: layoutOf(row, read) };
  const { quantity, column } = read;
  const isLineNumber = isNumbered && lineNumberOf(row) === quantity;
  const isDoubtful = line.isDoubtful || isUnclear(heading, row) || isLineNumber;
  if (!isDoubtful || quantity === null || below.length > 0) return { part, quantity };
  const one = isLineNumber && quantity > 1 ? [{ quantity: 1, column }] : [];
  return { text, part, candidates: [{ quantity, column }, ...one], layout: '' };
}

/** Returns the number that begins a line, unless it is marked as a quantity: `1`, `(1)`, `1:`. */
function lineNumberOf({ cells }: ListRow): number | null {
  const [, digits, after = ''] =
    /^[([#]?(\d{1,3})(?![\d.,])(.*)$/u.exec(cells.find((cell) => cell !== '') ?? '') ?? [];
  const isMarked =
    /^ ?(?:[x×*](?! ?\p{L}{2}-)|\p{L})/iu.test(after) &&
    numbersIn({ text: `${digits ?? ''}${after}`, column: 0 })[0]?.role === 'marked';
  return digits === undefined || isMarked ? null : Number(digits);
}

/** True if the lines begin with numbers in sequence, such as 1, 2, 3 or 10, 20, 30, which may be their numbers. */
function hasLineNumbers(lines: readonly ListLine<ListedPart>[]): boolean {
  const numbers = lines
    .map(({ row, parts }) => ({ number: lineNumberOf(row), isPart: parts.length > 0 }))
    .filter(({ number, isPart }) => number !== null || isPart)
    .map(({ number }) => number ?? Number.NaN);
  const [first = 0, second = 0] = numbers;
  const step = second - first;
  const isSequence = numbers.every((number, at) => number === first + at * step);
  return isSequence && [1, 5, 10, 100].includes(step) && (numbers.length > 2 || first === step);
}

/** True if the heading names no quantity column, or if a table row does not have the columns of the heading. */
function isUnclear(heading: Heading | null, { isTable }: ListRow): boolean {
  return heading !== null && (isTable || heading.quantityColumns.length === 0);
}

function layoutOf({ cells }: ListRow, { candidates }: Pick<ListQuestion<unknown>, 'candidates'>): string {
  const columns = new Set(candidates.map(({ column }) => column));
  return columns.size > 1 ? [cells.length, ...columns].join('/') : '';
}

function unknownPart(line: string): string {
  if (!/\d/u.test(line)) return 'This line contains no part number.';
  const words = line.match(/[^\s,;:|]+/gu) ?? [];
  const lettered = words.filter((word) => /\p{L}/u.test(word));
  const number = lettered.find((word) => /\d/u.test(word)) ?? lettered[0] ?? words[0] ?? '';
  return `No part has the number ${number}. Check it in the catalogue or contact us.`;
}

function severalParts(parts: readonly NamedPart<ListedPart>[]): string {
  const numbers = parts.map(({ part }) => part.partNumber);
  return `This line could mean ${listed(numbers, { type: 'disjunction' })}. Write one part number per line.`;
}

function sum(one: Quantity | undefined, other: Quantity): Quantity {
  if (one === undefined || one === null) return other;
  return other === null ? one : one + other;
}
