import { fromCents } from '@pedalworks/contract/money';
import { config } from '../config.ts';

const moneyIn = (currency: string) => new Intl.NumberFormat('en-US', { style: 'currency', currency });
let shopMoney: Intl.NumberFormat | undefined;

export const shopCurrency = config.currency;

export function formatNumber(value: number): string {
  return value.toLocaleString('en-US');
}

/** Formats a decimal amount: 1234.5 → `$1,234.50`. Orders may have a former currency of the shop. */
export function formatMoney(amount: number, currency = config.currency): string {
  // Created on first use, because loading the locale data would delay the start.
  if (currency !== config.currency) return moneyIn(currency).format(amount);
  return (shopMoney ??= moneyIn(currency)).format(amount);
}

export function formatCents(cents: number, currency = config.currency): string {
  return formatMoney(fromCents(cents), currency);
}
