import { brandOf, type CardBrand } from '../card-number.ts';

/** Text of a field and its caret position. */
export interface TypedText {
  readonly text: string;
  readonly caret: number;
}

export function digitsOf(text: string): string {
  return text.replace(/\D/gu, '');
}

function longest({ lengths }: CardBrand): number {
  return Math.max(...lengths);
}

function grouped(digits: string, groups: readonly number[]): string {
  const parts: string[] = [];
  let start = 0;
  for (const length of groups) {
    if (start < digits.length) parts.push(digits.slice(start, start + length));
    start += length;
  }
  return parts.join(' ');
}

/** Groups a card number as printed on cards of its brand, and keeps the caret after the same digit. */
export function formatNumber(typed: TypedText): TypedText {
  const all = digitsOf(typed.text);
  const brand = brandOf(all);
  const digits = all.slice(0, longest(brand));
  const text = grouped(digits, brand.groups);
  if (typed.caret >= typed.text.length) return { text, caret: text.length };
  let left = digitsOf(typed.text.slice(0, typed.caret)).length;
  let caret = 0;
  while (left > 0 && caret < text.length) {
    if (text[caret] !== ' ') left -= 1;
    caret += 1;
  }
  return { text, caret };
}

function monthDigits(digits: string, hasSeparator: boolean): string {
  const [first = ''] = digits;
  if (first > '1' || (hasSeparator && digits.length === 1)) return `0${digits}`;
  return first === '1' && (digits[1] ?? '') > '2' ? `0${digits}` : digits;
}

/** Formats typed, pasted or autofilled dates such as 1/30, 0130 and 01/2030 as `MM / YY`. */
export function formatExpiry(typed: string, isDeleting: boolean): string {
  const raw = digitsOf(typed);
  if (raw === '') return '';
  if (isDeleting && raw.length <= 2) return raw;
  const digits = monthDigits(raw, typed.includes('/'));
  const year = digits.slice(2);
  const shortYear = year.length >= 4 ? year.slice(2, 4) : year.slice(0, 2);
  return digits.length < 2 ? digits : `${digits.slice(0, 2)} / ${shortYear}`;
}

export function formatCvc(typed: string, brand: CardBrand): string {
  const most = brand.name === 'unknown' ? 4 : brand.cvcLength;
  return digitsOf(typed).slice(0, most);
}
