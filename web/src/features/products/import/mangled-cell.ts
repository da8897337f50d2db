const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
const dates = [
  /^\d{1,2}[./-]\d{1,2}[./-]\d{4}(?: .*)?$/u,
  /^\d{1,2}([./])\d{1,2}\1\d{2}$/u,
  /^\d{4}[./-]\d{1,2}[./-]\d{1,2}(?:[ T].*)?$/u,
  new RegExp(`^(?:\\d{1,2}[-. /]{1,2}${month}(?:[-. /]\\d{2,4})?|${month}[-. ]\\d{2,4})$`, 'u'),
];
const time = /^\d{1,3}:[0-5]\d(?:[:.,]\d+)*(?: [AP]M)?$/iu;
const scientific = /^[+-]?\d(?:[.,]\d+)?E[+-]\d{2,3}$/iu;
const logical = /^(?:TRUE|FALSE|WAHR|FALSCH|VRAI|FAUX|VERDADERO|FALSO|VERO)$/u;
const failed = /^#(?:N\/A|NV|REF!|NAME\?|VALUE!|WERT!|DIV\/0!|NUM!|NULL!|BEZUG!|#+)$/u;
/** Matches UTF-8 decoded as Windows-1252 or Mac Roman, such as `Ã¤` for ä, and the replacement character. */
const damaged = /\ufffd|[ÂÃ][\u00a0-\u00bf]|â€|√[§∂ºü©®†]|‚Ä/u;
/** Matches a long number ending in zeros: spreadsheets keep only 15 digits. */
const rounded = /^\d{15}0+$/u;

/** Returns a description of the damage that a spreadsheet may have done to a cell; null if it looks undamaged. */
export function mangledAs(cell: string): string | null {
  if (dates.some((date) => date.test(cell))) return 'a date';
  if (time.test(cell)) return 'a time';
  if (scientific.test(cell)) return 'a number in scientific notation';
  if (rounded.test(cell)) return 'a number rounded to 15 digits';
  if (logical.test(cell)) return 'TRUE or FALSE';
  if (failed.test(cell)) return 'an error of a formula';
  return damaged.test(cell) ? 'text with damaged characters' : null;
}

/**
 * True if a spreadsheet rewrote the stored number: `007` as `7`, `1.10` as `1.1`, `50%` as `50.00%`. A comma in the
 * stored number can be a decimal or a thousands separator.
 */
export function isRewrittenNumber(shop: string, file: string): boolean {
  const [value] = valuesOf(file);
  return value !== undefined && shop !== file && valuesOf(shop).includes(value);
}

function valuesOf(text: string): readonly number[] {
  const digits = text.replace(/^([+-]?)\s?[$€£]?\s?(.*?)\s?[%$€£]?$/u, '$1$2');
  if (!/^[+-]?\d[\d.,]*$/u.test(digits)) return [];
  return [digits.replace(',', '.'), digits.replaceAll(',', '')]
    .map(Number)
    .filter((value) => !Number.isNaN(value));
}
