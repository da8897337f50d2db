import type { Issue } from '@pedalworks/contract';
import { unescapeFormulas } from '@pedalworks/contract/formula-escaping';
import {
  columnOf,
  isRevisionHeading,
  productColumns,
  readProductCells,
  readRevision,
  requiredColumns,
  type ProductColumn,
} from '@pedalworks/contract/product-columns';
import { formatNumber, listed, plural } from '@pedalworks/contract/words';
import { decodeText, UnreadableFile } from './decode-text.ts';
import { mangledAs } from './mangled-cell.ts';
import { parseTable } from './parse-table.ts';

const maxFileMegabytes = 20;
const maxFileRows = 5000;

export interface FileRow {
  /** Row number in the spreadsheet, where the headings are row 1. */
  readonly line: number;
  readonly partNumber: string;
  readonly name: string;
  readonly row: Readonly<Record<string, unknown>>;
  readonly issues: readonly Issue[];
  /** Cells that a spreadsheet may have damaged. They become issues only if the import would write them. */
  readonly doubts: readonly Issue[];
}

export interface ProductsFile {
  readonly name: string;
  readonly rows: readonly FileRow[];
  readonly notices: readonly string[];
  readonly hasStock: boolean;
}

/**
 * Reads a CSV file with any separator.
 *
 * @param currency ISO 4217 code for the prices
 * @param encoding required unless the file is UTF-8 or UTF-16
 * @throws UnreadableFile if it is not a CSV file of products
 * @throws UnknownEncoding if `encoding` is required but missing
 */
export async function readProductsFile(
  file: File,
  currency: string,
  encoding?: string,
): Promise<ProductsFile> {
  if (file.size > maxFileMegabytes * 1024 * 1024) throw new UnreadableFile(tooLarge(file));
  // Composes accents, which macOS writes as separate characters.
  const text = decodeText(new Uint8Array(await file.arrayBuffer()), encoding).normalize('NFC');
  if (text.trim() === '') throw new UnreadableFile('This file is empty.');
  const table = parseTable(text, maxFileRows * 2);
  const headings = table.rows[0] ?? [];
  const columns = columnsOf(headings);
  const rows = table.rows
    .map((cells, index) => ({ cells, line: index + 1, isMalformed: table.malformed.has(index) }))
    .slice(1)
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (rows.length === 0) throw new UnreadableFile('There are no products in this file, only headings.');
  if (rows.length > maxFileRows)
    throw new UnreadableFile(
      `This file has more than ${formatNumber(maxFileRows)} products. Split it into several files.`,
    );
  const last = rows.at(-1);
  const read = rows.map((row) =>
    readRow(row, { headings, columns, currency, isCutOff: row === last && !table.isWhole }),
  );
  return {
    name: file.name,
    rows: rejectDuplicates(read),
    notices: [unknownNotice(headings), missingNotice(columns)].filter((said) => said !== ''),
    hasStock: columns.includes('quantity'),
  };
}

function tooLarge({ size }: File): string {
  const megabytes = Math.ceil(size / 1024 / 1024);
  return `This file is ${String(megabytes)} MB. At most ${String(maxFileMegabytes)} MB and ${formatNumber(maxFileRows)} products can be imported at once: split it.`;
}

type Columns = readonly (ProductColumn | undefined)[];

function columnsOf(headings: readonly string[]): Columns {
  const columns = headings.map(columnOf);
  const twice = columns.find((column, place) => column !== undefined && columns.indexOf(column) !== place);
  if (twice !== undefined)
    throw new UnreadableFile(
      `Two columns of this file are for ${productColumns[twice]}. Remove one of them.`,
    );
  if (headings.filter(isRevisionHeading).length > 1)
    throw new UnreadableFile('This file has two columns Revision. Remove one of them.');
  if (columns.includes('partNumber')) return columns;
  const found = headings.map((heading) => heading.trim()).filter((heading) => heading !== '');
  const saw = found.length === 0 ? 'is empty' : `reads “${found.join('”, “').slice(0, 200)}”`;
  throw new UnreadableFile(
    `This file has no column Part number. Its first row ${saw}; it should hold the headings, as in an export.`,
  );
}

interface RowToRead {
  readonly cells: readonly string[];
  readonly line: number;
  readonly isMalformed: boolean;
}

interface Reading {
  readonly headings: readonly string[];
  readonly columns: Columns;
  readonly currency: string;
  readonly isCutOff: boolean;
}

function readRow(
  { cells, line, isMalformed }: RowToRead,
  { headings, columns, currency, isCutOff }: Reading,
): FileRow {
  const named: Partial<Record<ProductColumn, string>> = {};
  columns.forEach((column, place) => {
    const cell = cells[place];
    // The cell is undefined if Excel omitted it, as it does with empty cells at the end of a row.
    if (column !== undefined && cell !== undefined) named[column] = unescapeFormulas(cell);
  });
  const revision = (cells[headings.findIndex(isRevisionHeading)] ?? '').trim();
  const exported = readRevision(revision);
  const { row, issues } = readProductCells(named, currency);
  const partNumber = row['partNumber'];
  const isOverfull = cells.slice(columns.length).some((cell) => cell.trim() !== '');
  const shape = [
    ...(isMalformed ? ['This row has an unclosed quotation mark'] : []),
    ...(isOverfull
      ? ['This row has more cells than there are headings: put a text with separators in quotation marks']
      : []),
    ...(isCutOff && cells.length < columns.length ? ['The file ends within this row'] : []),
    ...(revision !== '' && exported === null
      ? ['Revision must be as it was exported, such as “rev 7 stock 25”, or empty']
      : []),
    ...(partNumber === undefined ? ['Part number is required'] : []),
  ];
  return {
    line,
    partNumber: typeof partNumber === 'string' ? partNumber.toUpperCase() : '',
    name: (named.name ?? '').trim(),
    row: exported === null ? row : { ...row, exported },
    issues: [...shape.map((message) => ({ path: '', message })), ...issues],
    doubts: doubtsOf(named),
  };
}

function doubtsOf(named: Partial<Record<ProductColumn, string>>): readonly Issue[] {
  return Object.entries(named).flatMap(([path, cell]) => {
    // An unquoted decimal comma moves the cells of its row.
    const isMoved = path === 'name' && /^\d+$/u.test(cell.trim());
    const what = mangledAs(cell.trim()) ?? (isMoved ? 'part of a number' : null);
    if (what === null) return [];
    const message = `“${cell.trim().slice(0, 60)}” looks like ${what}, which a spreadsheet may have made of it. Correct the cell, or edit the part in the shop`;
    return [{ path, message }];
  });
}

function rejectDuplicates(rows: readonly FileRow[]): readonly FileRow[] {
  const lines = new Map<string, number[]>();
  for (const { partNumber, line } of rows) lines.set(partNumber, [...(lines.get(partNumber) ?? []), line]);
  return rows.map((row) => {
    const others = (lines.get(row.partNumber) ?? []).filter((line) => line !== row.line);
    if (row.partNumber === '' || others.length === 0) return row;
    const has = plural(others.length, 'has', 'have');
    const message = `${rowsNamed(others)} ${has} the part number ${row.partNumber} too`;
    return { ...row, issues: [...row.issues, { path: 'partNumber', message }] };
  });
}

export function rowsNamed(lines: readonly number[]): string {
  return `${plural(lines.length, 'Row')} ${listed(lines.map(String), { max: 5 })}`;
}

function unknownNotice(headings: readonly string[]): string {
  const unknown = headings.filter(
    (heading) => heading.trim() !== '' && columnOf(heading) === undefined && !isRevisionHeading(heading),
  );
  if (unknown.length === 0) return '';
  return `Not read, because the shop has no such ${plural(unknown.length, 'column')}: ${unknown
    .map((heading) => heading.trim())
    .join(', ')
    .slice(0, 300)}.`;
}

function missingNotice(columns: Columns): string {
  const missing = requiredColumns.filter((column) => !columns.includes(column));
  if (missing.length === 0) return '';
  return `Without ${missing.map((column) => productColumns[column]).join(', ')} this file can change parts, but not add any.`;
}
