/**
 * Patterns to detect cells that spreadsheets evaluate when they open a CSV file (OWASP, "CSV Injection"; CWE-1236).
 * Excel parses a cell as if it had been typed, Google Sheets evaluates `=` and `+`, LibreOffice only `=`:
 * - `=` always starts a formula;
 * - `+` and `-` start a formula unless only a number or a phone number follows, as in `+1 503 555 0100`;
 * - `@` starts a formula before a function name, but not before plain words.
 *
 * Spreadsheets of some locales also evaluate full-width signs, such as `＝`.
 */
const number = String.raw`[\d.,]*%?`;
const phone = String.raw`\d+(?: +\d| *\()[\d ().,/-]*(?: (?:ext\.?|x) ?\d+)?`;
const end = String.raw`(?=[;\t\r\n]|$)`;
const formula = String.raw`(?:[=＝]|[+\-＋－](?!(?:${number}|${phone})${end})|[@＠](?![\p{L}_. ]+${end}))`;

/** Start of a cell, or the position after a separator at which Excel splits cells in some locales. */
const beginning = String.raw`(?<=^|[;\t\r\n])`;
const ahead = String.raw`(?=(?:[^\S\t\r\n]|')*${formula})`;
const leadingBreak = String.raw`(?='*[\t\r\n])`;

const formulas = new RegExp(`${beginning}${ahead}|^${leadingBreak}`, 'gu');
/** Every cell that {@link formulas} matches contains one of these characters. Testing for them first is faster. */
const sign = /[=+\-@＝＋－＠\t\r\n]/u;
const marks = new RegExp(`${beginning}'${ahead}|^'${leadingBreak}`, 'gu');

/** Prefixes formulas with an apostrophe. `'=1` becomes `''=1`, because {@link unescapeFormulas} removes only one. */
export function escapeFormulas(cell: string): string {
  return sign.test(cell) ? cell.replace(formulas, "'") : cell;
}

export function unescapeFormulas(cell: string): string {
  return cell.replace(marks, '');
}
