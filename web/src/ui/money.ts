import { fromCents } from '@pedalworks/contract/money';
import { config } from '../config.ts';

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: config.currency });

/** A number as people read it: 1234 → `1,234`. */
export function formatNumber(value: number): string {
  return value.toLocaleString('en-US');
}

/** A decimal amount in the shop's currency, as people read it: 1234.5 → `$1,234.50`. */
export function formatMoney(amount: number): string {
  return money.format(amount);
}

/** As {@link formatMoney}, of integer cents. */
export function formatCents(cents: number): string {
  return formatMoney(fromCents(cents));
}
