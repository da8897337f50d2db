import { maxOrderLines, numberKinds, parseNumber } from '@pedalworks/contract/numbers';
import type { Quantity } from './cart-steps.ts';

interface NumberedPart {
  readonly _id: string;
  readonly partNumber: string;
}

export interface ListProblem {
  readonly text: string;
  readonly problem: string;
}

export interface ReadList<P> {
  /** Each part once, with the sum of its lines; null where no line says how many. */
  readonly wanted: readonly Wanted<P>[];
  readonly problems: readonly ListProblem[];
}

export interface Wanted<P> {
  readonly part: P;
  readonly quantity: Quantity;
}

const heading =
  /^\W*(?:part|sku|item|article|qty|quantity|pos|line|description|name|product)(?![\p{L}\p{N}-])/iu;
/** Between the columns of a spreadsheet. A comma before three digits groups a quantity's thousands, and one before its last digits is a decimal one. */
const columns = /[\t;|]|,(?!\d{3}(?!\d)|\d{1,2}$)/u;
/** Suffixes that people write after a quantity: `2 pcs`, `2×`. */
const unit = /(?:[x×*]|(?:pc|pcs|pce|piece|pieces|unit|units|ea|each|off|stk|st|stück)\.?)$/iu;

/** Reads one part number and quantity per line, as typed or copied from a spreadsheet. `inCart` lists the ids of parts in the cart. */
export function readList<P extends NumberedPart>(
  text: string,
  catalogue: readonly P[],
  inCart: readonly string[] = [],
): ReadList<P> {
  const parts = new Map(catalogue.map((part) => [comparable(part.partNumber), part]));
  const wanted = new Map<string, Wanted<P>>();
  const problems: ListProblem[] = [];
  const held = new Set(inCart);
  for (const [index, line] of linesOf(text).entries()) {
    const read = readLine(line, parts);
    if ('problem' in read) {
      if (index > 0 || !heading.test(line)) problems.push({ text: line, problem: read.problem });
    } else if (held.size >= maxOrderLines && !held.has(read.part._id))
      problems.push({ text: line, problem: `A cart holds ${String(maxOrderLines)} different parts.` });
    else {
      held.add(read.part._id);
      wanted.set(read.part._id, {
        ...read,
        quantity: sum(wanted.get(read.part._id)?.quantity, read.quantity),
      });
    }
  }
  return { wanted: [...wanted.values()], problems };
}

function linesOf(text: string): readonly string[] {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map((line) => line.replaceAll('"', '').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
}

/** Takes the first number after the part number for the quantity, or else the last before it. */
function readLine<P>(line: string, parts: ReadonlyMap<string, P>): Wanted<P> | { readonly problem: string } {
  const { before, part, partNumber, after } = splitAtPart(line, parts);
  if (part === undefined)
    return { problem: `No part has the number ${partNumber}. Look it up in the catalogue, or ask us.` };
  const count = after.find(isCount) ?? before.findLast(isCount) ?? after[0] ?? '';
  if (count === '') return { part, quantity: null };
  const { value, problem } = countIn(count);
  if (value === null || problem !== undefined) return { problem: problem ?? 'The quantity is missing.' };
  return { part, quantity: value };
}

/** The cells on both sides of the first word that is a part number. */
function splitAtPart<P>(line: string, parts: ReadonlyMap<string, P>) {
  const words = [...line.matchAll(/[^\s,;:|]+/gu)];
  const found =
    words.find(([word]) => parts.has(comparable(word))) ??
    words.find(([word]) => /\p{L}/u.test(word) && hasDigit.test(word)) ??
    words[0];
  const { 0: partNumber = '', index: at = 0 } = found ?? {};
  return {
    part: parts.get(comparable(partNumber)),
    partNumber,
    before: cellsOf(line.slice(0, at)),
    after: cellsOf(line.slice(at + partNumber.length)),
  };
}

function cellsOf(text: string): readonly string[] {
  return text
    .split(columns)
    .map((cell) => cell.trim().replace(/^[,:]/u, '').replace(/[,:]$/u, '').trim())
    .filter((cell) => cell !== '');
}

const hasDigit = /\p{Nd}/u;
const isCount = (cell: string) => hasDigit.test(cell) && countIn(cell).value !== null;

function countIn(cell: string) {
  const bare = cell
    .replace(/^(?:quantity|qty|count)?[.:]?/iu, '')
    .trim()
    .replace(/^[x×*]/iu, '')
    .replace(unit, '')
    .trim()
    .replace(/[.,]0{1,2}$/u, '');
  return parseNumber(bare, { ...numberKinds.count, label: 'The quantity' });
}

function sum(one: Quantity | undefined, other: Quantity): Quantity {
  if (one === undefined || one === null) return other;
  return other === null ? one : one + other;
}

/** Blind to case and to the kind of dash, which word processors change. */
function comparable(partNumber: string): string {
  return partNumber.replaceAll(/\p{Dash}/gu, '-').toUpperCase();
}
