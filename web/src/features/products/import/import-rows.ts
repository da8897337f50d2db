import type { ImportAnswer, ImportedPart, Issue } from '@pedalworks/contract';
import { columnOf, productColumns } from '@pedalworks/contract/product-columns';
import { call } from '../../../services/api-client.ts';
import { keptBreaksText } from '../kept-breaks.ts';
import { isRewrittenNumber } from './mangled-cell.ts';
import type { FileRow } from './read-products-file.ts';

export interface CheckedRow extends FileRow {
  /** Result of the preview or import; null if the row is invalid or not checked yet. */
  readonly part: ImportedPart | null;
  readonly isImported: boolean;
}

export const unchecked = (row: FileRow): CheckedRow => ({ ...row, part: null, isImported: false });

/** Makes sure that a repeated import does not add a difference in stock, such as `+10`, a second time. */
export function notTwice(row: FileRow, earlier: readonly CheckedRow[]): FileRow {
  const { stockChange, ...others } = row.row;
  const before = earlier.find(({ line }) => line === row.line);
  if (stockChange === undefined || before === undefined) return row;
  if (before.isImported) return { ...row, row: others };
  return { ...row, row: { ...row.row, ...(before.part && { seen: before.part.seen }) } };
}

export type RowKind = 'invalid' | 'unwritten' | ImportedPart['outcome'];

export const kindOf = ({ part }: CheckedRow): RowKind => part?.outcome ?? 'invalid';

export const endOf = (row: CheckedRow): RowKind => (isToWrite(row) ? 'unwritten' : kindOf(row));

export function problemsOf({ issues }: Pick<CheckedRow, 'issues'>): readonly string[] {
  return [...new Set(issues.map(problemOf))];
}

export function warningsOf({ part }: CheckedRow): readonly string[] {
  const offSale = part?.outcome === 'created' ? 'is not on sale' : 'stays off sale';
  return [
    ...(part?.status === 'archived' ? [`Is archived and ${offSale}`] : []),
    ...(part?.keptPriceBreaks === undefined ? [] : [keptBreaksText(part.keptPriceBreaks)]),
  ];
}

/** True if importing leaves an archived part off sale, because the part's row gives no status. */
export const staysArchived = ({ part, row }: CheckedRow): boolean =>
  part?.status === 'archived' && part.outcome !== 'created' && row['status'] === undefined;

function problemOf({ path, message }: Issue): string {
  const field = /^\w*/u.exec(path)?.[0] ?? '';
  const column = columnOf(field === 'stockChange' ? 'quantity' : field);
  const heading = column === undefined ? '' : productColumns[column];
  const isNamed = heading === '' || message.toLowerCase().includes(heading.toLowerCase());
  return isNamed ? message : `${heading}: ${message}`;
}

export const isToWrite = ({ part, isImported }: CheckedRow): boolean =>
  !isImported && part !== null && part.outcome !== 'unchanged';

interface BatchOptions {
  readonly keepStock: boolean;
  /** Signal that prevents further batches. An import still finishes the batch that is being written. */
  readonly signal: AbortSignal;
  readonly onRows: (rows: readonly CheckedRow[]) => void;
}

export async function checkRows(
  rows: readonly CheckedRow[],
  { keepStock, signal, onRows }: BatchOptions,
): Promise<void> {
  for (const batch of batchesOf(rows)) {
    if (signal.aborted) return;
    const body = { rows: batch.map(({ row }) => row), dryRun: true, keepStock };
    onRows(answered(batch, await call('importProducts', { body, signal })));
  }
}

interface Import extends BatchOptions {
  readonly batch: { readonly id: string; readonly fileName: string };
}

/**
 * Writes rows in batches. Resends a rejected batch without its invalid rows. If this function throws, the last batch
 * may or may not have been written; repeating the call with the same `batch` writes it once.
 */
export async function writeRows(
  rows: readonly CheckedRow[],
  { keepStock, batch, signal, onRows }: Import,
): Promise<void> {
  for (const page of batchesOf(rows)) {
    let left = page;
    while (left.length > 0 && !signal.aborted) {
      const sent = left.map(({ row, part }) => ({ ...row, seen: part?.seen ?? null }));
      const body = { rows: sent, dryRun: false, keepStock, batch };
      const headers = { 'Idempotency-Key': await keyOf(body) };
      const answer = await call('importProducts', { headers, body });
      const isWritten = answer.errors.length === 0;
      const now = answered(left, answer).map((row) => ({ ...row, isImported: isWritten }));
      const settled = isWritten ? now : now.filter(({ part }) => part === null);
      onRows(settled);
      left = isWritten ? [] : left.filter(({ line }) => !settled.some((row) => row.line === line));
    }
  }
}

/** Derives an idempotency key from the content, so that a repeated batch is written once. */
async function keyOf(body: object): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(body)));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function answered(rows: readonly CheckedRow[], { parts, errors }: ImportAnswer): readonly CheckedRow[] {
  return rows.map((row, place) => {
    const part = parts.find((each) => each.row === place) ?? null;
    const found: readonly Issue[] = errors
      .filter((error) => error.row === place)
      .map((error) => row.doubts.find(({ path }) => path === error.path) ?? error);
    const { changes = [] } = part ?? {};
    const mangled = row.doubts.filter(({ path }) => changes.some(({ column }) => column === path));
    const damage = [...mangled, ...rewrittenNumbers(changes)];
    return damage.length > 0 ? { ...row, part: null, issues: damage } : { ...row, part, issues: found };
  });
}

/** Returns an issue for each number that a spreadsheet has rewritten and that the import would write. */
function rewrittenNumbers(changes: ImportedPart['changes']): readonly Issue[] {
  const rewritten = changes.filter(({ before, after }) => isRewrittenNumber(before, after));
  return rewritten.map(({ column, before, after }) => ({
    path: column,
    message: `“${after}” is the same number as the shop’s “${before}”, which a spreadsheet may have reformatted. Correct the cell, or edit the part in the shop`,
  }));
}

const maxBatchRows = 100;
/** Below the API's limit of 100 kB for a request body. */
const maxBatchBytes = 80_000;

export function batchesOf<Row extends FileRow>(rows: readonly Row[]): readonly (readonly Row[])[] {
  const batches: Row[][] = [];
  let bytes = 0;
  for (const row of rows) {
    const length = new TextEncoder().encode(JSON.stringify(row.row)).length + 160;
    const batch = batches.at(-1);
    if (batch === undefined || batch.length >= maxBatchRows || bytes + length > maxBatchBytes) {
      batches.push([row]);
      bytes = length;
    } else {
      batch.push(row);
      bytes += length;
    }
  }
  return batches;
}
