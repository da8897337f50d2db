import { toCents } from '@pedalworks/contract/money';
import type { MoneyFormat } from '../config-variables.ts';

/** A decimal amount as `Intl.NumberFormat` writes it in en-US, to the cent. */
export function writeMoney(amount: number, { prefix, fractionDigits }: MoneyFormat): string {
  const cents = toCents(Math.abs(amount));
  const sign = amount < 0 ? '-' : '';
  if (fractionDigits === 0) return sign + prefix + grouped(Math.round(cents / 100));
  const fraction = String(cents % 100)
    .padStart(2, '0')
    .padEnd(fractionDigits, '0');
  return `${sign}${prefix}${grouped(Math.floor(cents / 100))}.${fraction}`;
}

function grouped(whole: number): string {
  return String(whole).replace(/\B(?=(?:\d{3})+$)/gu, ',');
}
