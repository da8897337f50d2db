import type { Product, StockRow } from '@pedalworks/contract';
import { parseChange } from '@pedalworks/contract/number-change';
import { numberKinds } from '@pedalworks/contract/numbers';

/** Part that was scanned, with the pieces as typed. */
export interface ScannedRow {
  readonly code: string;
  readonly pieces: string;
}

/** Result of looking up a code; undefined while it is looked up, null if no part has it. */
export type FoundPart = Product | null | undefined;

/** Cleans what a scanner or a person typed: full-width characters, control characters, lower case and blanks. */
export const cleanCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .toUpperCase();

export interface Scan {
  readonly code: string;
  /** Time of its Enter in milliseconds. */
  readonly at: number;
}

/** A scanner that reads one label twice does so within this time. Scanning two pieces takes longer. */
const doubleReadMilliseconds = 300;

export const isReadTwice = (scan: Scan, last: Scan): boolean =>
  scan.code === last.code && scan.at - last.at < doubleReadMilliseconds;

/**
 * Adds a scanned part on top. If it is there already, adds one piece: `2+1`, whose second number typing replaces, so
 * that pieces typed after each scan add up.
 */
export function withScan(rows: readonly ScannedRow[], code: string): readonly ScannedRow[] {
  const present = rows.find((row) => row.code === code);
  const before = present === undefined ? null : piecesOf(present);
  const pieces = before === null ? '1' : `${String(before)}+1`;
  return [{ code, pieces }, ...rows.filter((row) => row.code !== code)];
}

export const withPieces = (rows: readonly ScannedRow[], code: string, pieces: string) =>
  rows.map((row) => (row.code === code ? { ...row, pieces } : row));

/** Returns the typed pieces; null if they are no number that can be received. */
export function piecesOf({ pieces }: Pick<ScannedRow, 'pieces'>): number | null {
  const [earlier] = /^\d+(?=\+)/u.exec(pieces) ?? [];
  const rule = { ...numberKinds.count, label: 'Pieces' };
  const { value, problem } = parseChange(pieces, rule, earlier === undefined ? null : Number(earlier));
  return problem === undefined ? value : null;
}

/** Returns the text that was typed last: `PW-2` of `2+PW-2`, where a scanner replaced the pieces of the part before. */
export const typedLast = (pieces: string): string => pieces.replace(/^\d+\+/u, '');

/** True if text in a field for pieces is the next part: it has letters, or more digits than any number of pieces. */
export function isScan(typed: string): boolean {
  const code = cleanCode(typedLast(typed));
  return /\p{L}/u.test(code) || /^\d{7,}$/u.test(code);
}

type PartOf = (code: string) => FoundPart;

/** Adds up the pieces of each part number, in the order of the scans. `PW 1` and `PW-1` may name the same part. */
export function unitsByPart(rows: readonly ScannedRow[], partOf: PartOf): ReadonlyMap<string, number> {
  const units = new Map<string, number>();
  for (const row of rows.toReversed()) {
    const { partNumber = '' } = partOf(row.code) ?? {};
    units.set(partNumber, (units.get(partNumber) ?? 0) + (piecesOf(row) ?? 0));
  }
  return units;
}

/** Returns the rows to send. */
export const toStockRows = (units: ReadonlyMap<string, number>): readonly StockRow[] =>
  [...units].map(([partNumber, change]) => ({ partNumber, change }));
