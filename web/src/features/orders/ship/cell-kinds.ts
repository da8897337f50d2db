/** Cells that contain digits but are never a tracking number. */
const otherKinds: readonly RegExp[] = [
  // Decimals and grouped numbers, also with a unit or currency: 2,4 · 1.234,50 € · 2.4 kg
  /^[-+]?[\p{Sc}]?\s?\d[\d.,'’ ]*[.,]\d+\s?[\p{L}\p{Sc}]{0,3}$/u,
  // Weights, lengths and money without decimals: 2 kg · 24 cm · 12 €
  /^\p{Sc}?\s?\d{1,6}\s?(kg|g|gr|lbs?|oz|t|cm|mm|m|eur|usd|chf|gbp|\p{Sc})?$(?<=[\p{L}\p{Sc}])/iu,
  /^\p{Sc}\s?\d+$/u,
  // Dimensions: 30 x 20 x 10
  /\d\s?[x×]\s?\d/u,
  // Dates and times: 28.11.2026 · 2026-11-28 09:30 · 11/28/26 · 20261128 · 28 Nov 2026
  /^\d{1,4}[./-]\d{1,2}[./-](\d{4}|\d{2})\b/u,
  /^(19|20)\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/u,
  /^20\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])([01]\d|2[0-3])([0-5]\d){1,2}$/u,
  /\b(jan|feb|f[eé]v|m[aä]r|apr|avr|ma[iy]|jui?n|jui?l|aug|ao[uû]|sep|o[ck]t|nov|d[eé][cz])\p{L}*\.?\b/iu,
  /^\d{1,2}:\d{2}/u,
  // Weeks, quarters and counts: KW 48 · Q4 2026 · 2 of 3 · 1/3
  /^(kw|cw) ?\d{1,2}([ /-]?\d{4})?$|^[wq]\d{1,2}[ /-]\d{4}$|^\d{1,3} ?(of|von|de|van|di|\/) ?\d{1,3}$/iu,
  // Identifiers: UUIDs, the shop's invoice numbers and VAT IDs
  /^[\da-f]{8}-[\da-f]{4}-|^20\d{2}-\d{6}$|^(ATU\d{8}|(DE|GB|EE|EL|PT)\d{9}|(BE|PL)\d{10}|NL\d{9}B\d{2}|IT\d{11})$/iu,
  // Phone numbers with a code: 503-555-0103 · 0151 23456789
  /^\d{3}[ -]\d{3}[ -]\d{4}$|^0\d{2,4} \d{6,8}$/u,
  // Phone numbers, emails, links and percentages
  /^[+(]|@|:\/\/|^www\.|%$/u,
];

/** Number that a spreadsheet has rounded to at most 15 digits, such as 9.40551E+21 or 340434161094015000. */
export const isRounded = (cell: string) =>
  /^(?:\d(?:[.,]\d+)?E\+?\d+|0*[1-9]\d{14}0{3,})$/iu.test(cell.trim());

export const hasDigit = (cell: string) => /\d/u.test(cell);

/** True if a cell may be a tracking number: letters and digits only, without words. */
export function isPossibleNumber(cell: string): boolean {
  if (isDotted(cell)) return true;
  const isCode = hasDigit(cell) && /^[A-Z0-9%][A-Z0-9 /-]*$/iu.test(cell) && !/\b[a-z]{3,}\b/iu.test(cell);
  return isCode && !isRounded(cell) && !otherKinds.some((kind) => kind.test(cell));
}

/** True for long digits in groups other than thousands, as Swiss Post prints them: 99.00.123456.12345678. */
const isDotted = (cell: string) =>
  /^\d+(\.\d+){2,}$/u.test(cell) &&
  !/^\d{1,3}(\.\d{3})+$/u.test(cell) &&
  cell.replaceAll('.', '').length >= 12;

/** True for a postcode, a count and other short numbers, which only a heading can make a tracking number. */
export const isShort = (cell: string) =>
  /^(\d{1,6}|\d{5}-\d{4}|\d{2,3}-\d{3,4}|\d{4} ?[A-Z]{2}|[A-Z]{1,2}-\d{4,5})$/iu.test(cell) ||
  /^([A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/iu.test(cell);

/** Splits a cell that lists the numbers of several parcels. */
export function parcelNumbers(cell: string): readonly string[] {
  const parts = cell.split(/[\s,;/|]+/u);
  return parts.length > 1 && parts.every(isLikelyNumber) ? parts : [cell];
}

/** True if a number is as long as those of most carriers. */
export function isLikelyNumber(cell: string): boolean {
  const compact = cell.replaceAll(/[\s/-]/gu, '');
  return compact.length >= 8 && compact.length <= 40 && compact.replaceAll(/\D/gu, '').length >= 6;
}
