import { latinDigits } from './numbers.ts';

/** Matches the marks that may stand between the digits of one number. All other characters end it. */
const number = /\+?\d(?:[\s().\-/]*\d)*/u;
const extension = /^[^\d+]{1,20}(\d{1,7})\D*$/u;

interface DialledPhone {
  readonly digits: string;
  readonly extension: string;
}

/** Splits a typed phone number. Leaves out `(0)`, which is only dialled within a country. */
function splitPhone(phone: string): DialledPhone {
  const typed = latinDigits(phone.normalize('NFKC'))
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Pd}/gu, '-')
    .replace(/\(0\)/u, '');
  const found = number.exec(firstOf(typed));
  if (found === null) return { digits: '', extension: '' };
  const rest = typed.slice(found.index + found[0].length);
  return { digits: found[0].replace(/[^+\d]/gu, ''), extension: extension.exec(rest)?.[1] ?? '' };
}

/** Returns the first of two numbers that a slash or a dash separates: `030 123456 / 0151 1234567`. */
function firstOf(typed: string): string {
  const [first = '', second = ''] = typed.split(/(?: ?\/ ?| - )(?=[+(]?0\d|\+)/u);
  return [first, second].every((part) => part.replace(/\D/gu, '').length >= 7) ? first : typed;
}

/** Returns the digits to dial, without an extension. */
export const toDialNumber = (phone: string): string => splitPhone(phone).digits;

/** Returns the URI that dials a phone number (RFC 3966), or null if the text has no digits. */
export function toPhoneUri(phone: string): string | null {
  const { digits, extension } = splitPhone(phone);
  if (digits === '') return null;
  return `tel:${digits}${extension === '' ? '' : `;ext=${extension}`}`;
}
