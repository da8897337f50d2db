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

export interface ParsedList<P> {
  /** One entry per part. `quantity` is null if the list gives none for the part. */
  readonly items: readonly ListItem<P>[];
  readonly problems: readonly ListProblem[];
}

export interface ListItem<P> {
  readonly part: P;
  readonly quantity: Quantity;
}

const heading =
  /^\W*(?:part|sku|item|article|qty|quantity|pos|line|description|name|product)(?![\p{L}\p{N}-])/iu;
/** Column separators. Excludes commas that group thousands (`1,000`) or precede decimals (`2,5`). */
const columns = /[\t;|]|,(?!\d{3}(?!\d)|\d{1,2}$)/u;
const unit = /(?:[x×*]|(?:pc|pcs|pce|piece|pieces|unit|units|ea|each|off|stk|st|stück)\.?)$/iu;

/** Parses a list with one part number and quantity per line, typed or copied from a spreadsheet. */
export function parseList<P extends NumberedPart>(
  text: string,
  catalogue: readonly P[],
  inCart: readonly string[] = [],
): ParsedList<P> {
  const parts = new Map(catalogue.map((part) => [normalize(part.partNumber), part]));
  const items = new Map<string, ListItem<P>>();
  const problems: ListProblem[] = [];
  const partIds = new Set(inCart);
  for (const [index, line] of splitLines(text).entries()) {
    const read = parseLine(line, parts);
    if ('problem' in read) {
      if (index > 0 || !heading.test(line)) problems.push({ text: line, problem: read.problem });
    } else if (partIds.size >= maxOrderLines && !partIds.has(read.part._id))
      problems.push({ text: line, problem: `A cart holds ${String(maxOrderLines)} different parts.` });
    else {
      partIds.add(read.part._id);
      items.set(read.part._id, {
        ...read,
        quantity: sum(items.get(read.part._id)?.quantity, read.quantity),
      });
    }
  }
  return { items: [...items.values()], problems };
}

function splitLines(text: string): readonly string[] {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map((line) => line.replaceAll('"', '').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
}

/** Parses one line. The quantity is the first number after the part number, or else the last number before it. */
function parseLine<P>(
  line: string,
  parts: ReadonlyMap<string, P>,
): ListItem<P> | { readonly problem: string } {
  const { before, part, partNumber, after } = splitAtPart(line, parts);
  if (part === undefined)
    return { problem: `No part has the number ${partNumber}. Check it in the catalogue or contact us.` };
  const count = after.find(isCount) ?? before.findLast(isCount) ?? after[0] ?? '';
  if (count === '') return { part, quantity: null };
  const { value, problem } = parseCount(count);
  if (value === null || problem !== undefined) return { problem: problem ?? 'The quantity is missing.' };
  return { part, quantity: value };
}

function splitAtPart<P>(line: string, parts: ReadonlyMap<string, P>) {
  const words = [...line.matchAll(/[^\s,;:|]+/gu)];
  const found =
    words.find(([word]) => parts.has(normalize(word))) ??
    words.find(([word]) => /\p{L}/u.test(word) && hasDigit.test(word)) ??
    words[0];
  const { 0: partNumber = '', index: at = 0 } = found ?? {};
  return {
    part: parts.get(normalize(partNumber)),
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
const isCount = (cell: string) => hasDigit.test(cell) && parseCount(cell).value !== null;

function parseCount(cell: string) {
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

/** Converts letters to upper case, and dashes to hyphens: word processors turn typed hyphens into dashes. */
function normalize(partNumber: string): string {
  return partNumber.replaceAll(/\p{Dash}/gu, '-').toUpperCase();
}
