import { fromCents } from '@pedalworks/contract/money';
import { config } from '../config.ts';

const moneyIn = (currency: string) => new Intl.NumberFormat('en-US', { style: 'currency', currency });
let shopMoney: Intl.NumberFormat | undefined;

/** ISO 4217, of the shop's prices. */
export const shopCurrency = config.currency;

/** A number as people read it: 1234 → `1,234`. */
export function formatNumber(value: number): string {
  return value.toLocaleString('en-US');
}

/** A decimal amount as people read it: 1234.5 → `$1,234.50`; in the shop's currency, or an order's, which may be a former one (ISO 4217). */
export function formatMoney(amount: number, currency = config.currency): string {
  // Made with the first price: loading the locale's data would lengthen the start of the scripts.
  if (currency !== config.currency) return moneyIn(currency).format(amount);
  return (shopMoney ??= moneyIn(currency)).format(amount);
}

/** Variant of {@link formatMoney} for integer cents. */
export function formatCents(cents: number, currency = config.currency): string {
  return formatMoney(fromCents(cents), currency);
}
