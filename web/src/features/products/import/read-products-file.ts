import type { Issue } from '@pedalworks/contract';
import {
  columnOf,
  productColumns,
  readProductCells,
  requiredColumns,
  withoutFormulaMarks,
  type ProductColumn,
} from '@pedalworks/contract/product-columns';
import Papa from 'papaparse';
import { decodeText } from './decode-text.ts';
import { UnreadableFile } from './unreadable-file.ts';

const maxFileMegabytes = 20;
const maxFileRows = 5000;

export interface FileRow {
  /** Row number in the spreadsheet: the headings are row 1. */
  readonly line: number;
  readonly partNumber: string;
  readonly name: string;
  /** Request row of POST /product/import. */
  readonly row: Readonly<Record<string, unknown>>;
  /** Issues that the file alone reveals. */
  readonly issues: readonly Issue[];
}

export interface ProductsFile {
  readonly name: string;
  readonly rows: readonly FileRow[];
  /** Warnings about the interpretation of the file. */
  readonly notices: readonly string[];
}

/** Reads a CSV file with any separator; `currency` (ISO 4217) is that of its prices. Throws {@link UnreadableFile}. */
export async function readProductsFile(file: File, currency: string): Promise<ProductsFile> {
  if (file.size > maxFileMegabytes * 1024 * 1024) throw new UnreadableFile(tooLarge(file));
  const { text, notice } = decodeText(new Uint8Array(await file.arrayBuffer()));
  if (text.trim() === '') throw new UnreadableFile('This file is empty.');
  const { data, isWhole, malformed } = parse(text);
  const headings = data[0] ?? [];
  const columns = columnsOf(headings);
  const rows = data
    .map((cells, index) => ({ cells, line: index + 1, isMalformed: malformed.has(index) }))
    .slice(1)
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (rows.length === 0) throw new UnreadableFile('There are no products in this file, only headings.');
  if (rows.length > maxFileRows)
    throw new UnreadableFile(
      `This file has more than ${maxFileRows.toLocaleString('en-US')} products. Split it into several files.`,
    );
  const last = rows.at(-1);
  const read = rows.map((row) => readRow(row, { columns, currency, isCutOff: row === last && !isWhole }));
  return {
    name: file.name,
    rows: withDoubles(read),
    notices: [notice, unknownNotice(headings), missingNotice(columns)].filter((said) => said !== ''),
  };
}

function tooLarge({ size }: File): string {
  const megabytes = Math.ceil(size / 1024 / 1024);
  return `This file is ${String(megabytes)} MB. At most ${String(maxFileMegabytes)} MB and ${maxFileRows.toLocaleString('en-US')} products can be imported at once: split it.`;
}

/** The rows as texts; `malformed` are those with quotation marks that do not pair. */
function parse(text: string) {
  // How Excel is told what separates cells; no row of the table.
  const [, separator = '', table = text] = /^sep=(.)\r?\n([^]*)$/u.exec(text) ?? [];
  const { data, errors } = Papa.parse<string[]>(table, {
    delimiter: separator,
    delimitersToGuess: [',', ';', '\t', '|'],
    preview: maxFileRows * 2,
  });
  const open = errors.find(({ code }) => code === 'MissingQuotes');
  if (open !== undefined)
    throw new UnreadableFile(
      `This file ends too early, or a quotation mark in row ${String((open.row ?? 0) + 1)} is never closed. Save it and choose it again.`,
    );
  const malformed = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
  return { data, malformed, isWhole: /[\r\n]$/u.test(table) };
}

type Columns = readonly (ProductColumn | undefined)[];

function columnsOf(headings: readonly string[]): Columns {
  const columns = headings.map(columnOf);
  const twice = columns.find((column, place) => column !== undefined && columns.indexOf(column) !== place);
  if (twice !== undefined)
    throw new UnreadableFile(
      `Two columns of this file are for ${productColumns[twice]}. Remove one of them.`,
    );
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
  readonly columns: Columns;
  readonly currency: string;
  readonly isCutOff: boolean;
}

function readRow({ cells, line, isMalformed }: RowToRead, { columns, currency, isCutOff }: Reading): FileRow {
  const named: Partial<Record<ProductColumn, string>> = {};
  columns.forEach((column, place) => {
    const cell = cells[place];
    // Excel leaves out the last cells of a row where they are empty.
    if (column !== undefined && cell !== undefined) named[column] = withoutFormulaMarks(cell);
  });
  const { row, issues } = readProductCells(named, currency);
  const isOverfull = cells.slice(columns.length).some((cell) => cell.trim() !== '');
  const shape = [
    ...(isMalformed ? ['The quotation marks of this row do not pair'] : []),
    ...(isOverfull
      ? ['This row has more cells than there are headings: put a text with separators in quotation marks']
      : []),
    ...(isCutOff && cells.length < columns.length ? ['The file ends within this row'] : []),
    ...(row['partNumber'] === undefined ? ['Part number is required'] : []),
  ];
  return {
    line,
    partNumber: (named.partNumber ?? '').trim().toUpperCase(),
    name: (named.name ?? '').trim(),
    row,
    issues: [...shape.map((message) => ({ path: '', message })), ...issues],
  };
}

/** Rejects all rows that share a part number. */
function withDoubles(rows: readonly FileRow[]): readonly FileRow[] {
  const lines = new Map<string, number[]>();
  for (const { partNumber, line } of rows) lines.set(partNumber, [...(lines.get(partNumber) ?? []), line]);
  return rows.map((row) => {
    const others = (lines.get(row.partNumber) ?? []).filter((line) => line !== row.line);
    if (row.partNumber === '' || others.length === 0) return row;
    const has = others.length === 1 ? 'has' : 'have';
    const message = `${rowsNamed(others)} ${has} the part number ${row.partNumber} too`;
    return { ...row, issues: [...row.issues, { path: 'partNumber', message }] };
  });
}

const mostNamed = 5;

function rowsNamed(lines: readonly number[]): string {
  const more = lines.length - mostNamed;
  const named = [...lines.slice(0, mostNamed).map(String), ...(more > 0 ? [`${String(more)} more`] : [])];
  return `${lines.length === 1 ? 'Row' : 'Rows'} ${new Intl.ListFormat('en').format(named)}`;
}

function unknownNotice(headings: readonly string[]): string {
  const unknown = headings.filter((heading) => heading.trim() !== '' && columnOf(heading) === undefined);
  if (unknown.length === 0) return '';
  return `Not read, because the shop has no such ${unknown.length === 1 ? 'column' : 'columns'}: ${unknown
    .map((heading) => heading.trim())
    .join(', ')
    .slice(0, 300)}.`;
}

function missingNotice(columns: Columns): string {
  const missing = requiredColumns.filter((column) => !columns.includes(column));
  if (missing.length === 0) return '';
  return `Without ${missing.map((column) => productColumns[column]).join(', ')} this file can change parts, but not add any.`;
}
