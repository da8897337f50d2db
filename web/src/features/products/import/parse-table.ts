import { columnOf } from '@pedalworks/contract/product-columns';
import Papa from 'papaparse';
import { UnreadableFile } from './decode-text.ts';

/** Matches Excel's declaration of the separator in the first line, such as `sep=;`. */
const separatorLine = /^"?sep=(.)"?[;,\t|]*(?:\r\n|\r|\n)/iu;
const separators = [',', ';', '\t', '|'];
const maxHeadCharacters = 100_000;

interface Table {
  readonly rows: readonly (readonly string[])[];
  readonly malformed: ReadonlySet<number | undefined>;
  readonly isWhole: boolean;
}

/** Parses CSV with the separator that yields the most known headings. Throws if a quotation mark is never closed. */
export function parseTable(text: string, maxRows: number): Table {
  const [line = '', declared] = separatorLine.exec(text) ?? [];
  // Normalises line endings, because Papa Parse expects one kind throughout and leaves those within cells as is.
  const table = text.slice(line.length).replace(/\r\n?/gu, '\n');
  const delimiter = separatorOf(table, declared === undefined ? separators : [declared, ...separators]);
  const { data: rows, errors } = Papa.parse<string[]>(table, { delimiter, newline: '\n', preview: maxRows });
  const open = errors.find(({ code }) => code === 'MissingQuotes');
  if (open !== undefined)
    throw new UnreadableFile(
      `This file ends too early, or a quotation mark in row ${String((open.row ?? 0) + 1)} is never closed. Save it and choose it again.`,
    );
  const malformed = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
  return { rows, malformed, isWhole: table.endsWith('\n') };
}

function separatorOf(table: string, candidates: readonly string[]): string {
  const head = table.slice(0, maxHeadCharacters);
  const known = candidates.map((delimiter) => {
    const [headings = []] = Papa.parse<string[]>(head, { delimiter, newline: '\n', preview: 1 }).data;
    return headings.filter((heading) => columnOf(heading) !== undefined).length;
  });
  return candidates[known.indexOf(Math.max(...known))] ?? ',';
}
