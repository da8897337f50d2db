import { brandOf, type CardBrand } from '../card-number.ts';

export function digitsOf(text: string): string {
  return text.replace(/\D/gu, '');
}

/** Groups the digits of a card number by four. */
export function formatNumber(typed: string): string {
  const digits = digitsOf(typed);
  return digits.slice(0, brandOf(digits).length).replace(/\d{4}(?=\d)/gu, '$& ');
}

/** Formats typed, pasted or autofilled dates such as 1/30, 0130 and 01/2030 as `MM / YY`. */
export function formatExpiry(typed: string): string {
  const padded = typed.replace(/^(?=[2-9]|\d\s*\/)/u, '0');
  const digits = digitsOf(padded).replace(/^(\d\d)20(\d\d)$/u, '$1$2');
  return digits.slice(0, 4).replace(/^\d\d(?=\d)/u, '$& / ');
}

export function formatCvc(typed: string, { cvcLength }: CardBrand): string {
  return digitsOf(typed).slice(0, cvcLength);
}
