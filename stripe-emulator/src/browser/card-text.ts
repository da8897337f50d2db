import { brandOf, type CardBrand } from '../card-number.ts';

export function digitsOf(text: string): string {
  return text.replace(/\D/gu, '');
}

/** Groups the digits of a card number by four. */
export function formatNumber(typed: string): string {
  const digits = digitsOf(typed);
  return digits.slice(0, Math.max(...brandOf(digits).lengths)).replace(/\d{4}(?=\d)/gu, '$& ');
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
