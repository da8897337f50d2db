import { latinDigits } from '@pedalworks/contract/numbers';

/** Line of a pasted list. */
export interface ListRow {
  /** Line as pasted. */
  readonly text: string;
  /** Cells as plain text (see `plainText`). */
  readonly cells: readonly string[];
  /** True if a tab, semicolon or the like separates the cells, so that a comma in a cell belongs to a number. */
  readonly isTable: boolean;
}

/** Text of a line, with the column of its cell. */
export interface ListText {
  readonly text: string;
  readonly column: number;
}

/** Matches a quoted field of a spreadsheet or CSV file. A quote elsewhere is an inch sign. */
const quotedField = /(^|[\t;,|])( *)"((?:[^"]|"")*)"(?= *(?:[\t;,|]|$))/gmu;
const lineBreaks = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/u;

/** Splits a pasted list into its lines. Skips lines without letters and digits. */
export function rowsOf(text: string): readonly ListRow[] {
  return text
    .replace(quotedField, (field) => field.replaceAll(/[\n\r]+/gu, ' '))
    .split(lineBreaks)
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .map(rowOf);
}

/** Splits a line into cells by the first separator that it contains, or else by wide gaps. */
function rowOf(text: string): ListRow {
  const line = plainText(text.replace(quotedField, hideSeparators)).replaceAll(/^ +|(?<! ) +$/gu, '');
  const isQuoted = text.search(quotedField) >= 0;
  const separators = [/\t/u, /;/u, /\|/u, ...(isQuoted ? [/,/u] : []), / {2,}/u];
  const separator = separators.find((one) => one.test(line));
  const cells = separator === undefined ? [line] : line.split(separator);
  return { text: text.trim(), cells: cells.map(cleanCell), isTable: separator !== undefined };
}

/** Private-use characters that replace separators inside quoted fields while a line is split. */
const hidden: ReadonlyMap<string, string> = new Map([
  ['\t', '\uE000'],
  [';', '\uE001'],
  ['|', '\uE002'],
  [',', '\uE003'],
]);
const shown: ReadonlyMap<string, string> = new Map([...hidden].map(([mark, stand]) => [stand, mark]));

function hideSeparators(...[, before = '', , content = '']: readonly string[]): string {
  return before + content.replaceAll('""', '"').replaceAll(/[\t;|,]/gu, (mark) => hidden.get(mark) ?? mark);
}

function cleanCell(cell: string): string {
  return cell
    .replaceAll(/\p{Co}/gu, (stand) => shown.get(stand) ?? ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** Normalizes text for matching: Latin digits, hyphens, `×` and apostrophes, without invisible characters. */
export function plainText(text: string): string {
  return (
    latinDigits(text)
      .replaceAll('\u200B', ' ')
      // The number of a footnote.
      .replaceAll(/(?<=\d)[¹²³⁰⁴-⁹]+/gu, ' ')
      .replaceAll(/[’ʼ´`٬]/gu, "'")
      .normalize('NFKC')
      .replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
      .replaceAll(/\p{Dash}/gu, '-')
      .replaceAll(/[✕✖⨯]|(?<=\d ?)[Хх](?!\p{L})|(?<!\p{L})[Хх](?= ?\d)/gu, '×')
      .replaceAll('⁄', '/')
      .replaceAll('٫', '.')
      .replaceAll(/[،、]/gu, ',')
      .replaceAll('؛', ';')
  );
}
