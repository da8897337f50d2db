/**
 * Cells that a spreadsheet evaluates when it opens a CSV file (OWASP, "CSV Injection"; CWE-1236). Excel reads a cell as if it had
 * been typed, Google Sheets reads `=` and `+`, LibreOffice `=` alone:
 * - `=` always begins a formula;
 * - `+` and `-` begin one unless a plain number follows, or numbers side by side as in a phone number, which is a syntax error;
 * - `@` begins one before the name of a function, but not before words alone.
 *
 * Some countries' spreadsheets read the full-width signs as well.
 */
const number = String.raw`[\d.,]*%?`;
const phone = String.raw`\d+(?: +\d| *\()[\d ().,/-]*(?: (?:ext\.?|x) ?\d+)?`;
const end = String.raw`(?=[;\t\r\n]|$)`;
const formula = String.raw`(?:[=＝]|[+\-＋－](?!(?:${number}|${phone})${end})|[@＠](?![\p{L}_. ]+${end}))`;

/**
 * Beginnings of a cell: its own, and those behind what other spreadsheets take for the end of a cell, because Excel splits at the
 * separator of its own country. Blanks and apostrophes may stand before a formula.
 */
const beginning = String.raw`(?<=^|[;\t\r\n])`;
const ahead = String.raw`(?=(?:[^\S\t\r\n]|')*${formula})`;
const leadingBreak = String.raw`(?='*[\t\r\n])`;

const formulas = new RegExp(`${beginning}${ahead}|^${leadingBreak}`, 'gu');
/** Present in each cell that {@link formulas} match; most cells have none. */
const sign = /[=+\-@＝＋－＠\t\r\n]/u;
const marks = new RegExp(`${beginning}'${ahead}|^'${leadingBreak}`, 'gu');

/** Puts an apostrophe before each formula of a cell. Text that begins with apostrophes gets one more, so that it reads back unchanged. */
export function escapeFormulas(cell: string): string {
  return sign.test(cell) ? cell.replace(formulas, "'") : cell;
}

/** Removes what {@link escapeFormulas} added. */
export function unescapeFormulas(cell: string): string {
  return cell.replace(marks, '');
}
