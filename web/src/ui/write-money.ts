import { toCents } from '@pedalworks/contract/money';
import type { MoneyFormat } from './money-format.ts';

/** A decimal amount as `Intl.NumberFormat` writes it in en-US, to the cent. */
export function writeMoney(amount: number, { prefix, fractionDigits }: MoneyFormat): string {
  const cents = toCents(Math.abs(amount));
  const whole = String(fractionDigits === 0 ? Math.round(cents / 100) : Math.floor(cents / 100));
  const fraction = String(cents % 100)
    .padStart(2, '0')
    .padEnd(fractionDigits, '0');
  const digits = whole.replace(/\B(?=(?:\d{3})+$)/gu, ',') + (fractionDigits === 0 ? '' : `.${fraction}`);
  return `${amount < 0 ? '-' : ''}${prefix}${digits}`;
}
