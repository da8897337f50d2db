import Papa from 'papaparse';

export type Cells = readonly string[];

/** Splits text copied from a spreadsheet or a CSV file. A table with tabs is not split at commas or semicolons. */
export function parsePaste(text: string): readonly Cells[] {
  const lines = text
    .replace(/^\ufeff/u, '')
    .replaceAll(/\r\n?/gu, '\n')
    // Spreadsheets add a line break after the last line.
    .replace(/\n$/u, '');
  const unquoted = lines.replaceAll(/"(?:[^"]|"")*"/gu, '');
  const delimiter = ['\t', ';', ',', '|'].find((sign) => unquoted.includes(sign)) ?? '\t';
  const settings = { delimiter, newline: '\n' } as const;
  const parsed = Papa.parse<Cells>(lines, settings);
  const { data } = parsed.errors.some(({ type }) => type === 'Quotes')
    ? Papa.parse<Cells>(lines, { ...settings, quoteChar: '\0' })
    : parsed;
  return data.map((cells) => cells.map(textOf));
}

/** Removes what keeps spreadsheets from reading a number: `="0123"` and `'0123`. */
const textOf = (cell: string) =>
  cell
    .trim()
    .replace(/^="(.*)"$/u, '$1')
    .replace(/^'(?=\S)/u, '')
    .trim();
