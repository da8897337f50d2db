import { mostLines, numberKinds, parseNumber } from '@pedalworks/contract/numbers';
import type { Quantity } from './cart-steps.ts';

/** What a list is matched with. */
interface NumberedPart {
  readonly _id: string;
  readonly partNumber: string;
}

/** A line that could not be read or matched. */
export interface ListProblem {
  readonly text: string;
  /** Why, and what to do. */
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

/** `PW-CH12-126, 2`, also with a tab, a semicolon, blanks, a colon, a bar or an x between, in a spreadsheet's quotes, or without a quantity. */
const linePattern = /^([^\s,;:|]+)(?:[\s,;:|]+)?(?:[x×*]\s*)?(.*)/iu;
/** Further columns are notes; a comma before three digits groups a quantity's thousands, and one before its last digits is a decimal one. */
const nextColumn = /[\t;|]|,(?!\d{3}(?!\d)|\d{1,2}$)/u;
/** `2 x PW-CH12-126`. */
const quantityFirst = /^(\d+)\s*[x×*]\s+(\S+)$/iu;
const heading = /^"?part(?:\s|_)*(?:no|number|nr|#)/iu;

/** Reads a list of one part number and quantity a line, as people type it and as spreadsheets copy it. */
export function readList<P extends NumberedPart>(text: string, catalogue: readonly P[]): ReadList<P> {
  const parts = new Map(catalogue.map((part) => [comparable(part.partNumber), part]));
  const wanted = new Map<string, Wanted<P>>();
  const problems: ListProblem[] = [];
  for (const line of linesOf(text)) {
    const read = readLine(line, parts);
    if ('problem' in read) problems.push({ text: line, problem: read.problem });
    else if (wanted.size >= mostLines && !wanted.has(read.part._id))
      problems.push({ text: line, problem: `A cart holds ${String(mostLines)} different parts.` });
    else
      wanted.set(read.part._id, {
        ...read,
        quantity: sum(wanted.get(read.part._id)?.quantity, read.quantity),
      });
  }
  return { wanted: [...wanted.values()], problems };
}

function linesOf(text: string): readonly string[] {
  const lines = text
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map((line) => line.replaceAll('"', '').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
  return heading.test(lines[0] ?? '') ? lines.slice(1) : lines;
}

function readLine<P>(line: string, parts: ReadonlyMap<string, P>): Wanted<P> | { readonly problem: string } {
  const [, partNumber = '', rest = ''] = linePattern.exec(line.replace(quantityFirst, '$2 $1')) ?? [];
  const [count = ''] = rest.split(nextColumn);
  const part = parts.get(comparable(partNumber));
  if (part === undefined)
    return { problem: `No part has the number ${partNumber}. Look it up in the catalogue, or ask us.` };
  if (count === '') return { part, quantity: null };
  const { value, problem } = parseNumber(count, { ...numberKinds.count, label: 'The quantity' });
  if (value === null || problem !== undefined) return { problem: problem ?? 'The quantity is missing.' };
  return { part, quantity: value };
}

function sum(one: Quantity | undefined, other: Quantity): Quantity {
  if (one === undefined || one === null) return other;
  return other === null ? one : one + other;
}

/** Blind to case and to the kind of dash, which word processors change. */
function comparable(partNumber: string): string {
  return partNumber.replaceAll(/\p{Dash}/gu, '-').toUpperCase();
}
