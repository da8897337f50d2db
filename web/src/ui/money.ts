import { fromCents } from '@pedalworks/contract/money';
import { once } from '@pedalworks/contract/once';
export { formatNumber } from '@pedalworks/contract/words';
import { config } from '../config.ts';

const moneyIn = (currency: string) => new Intl.NumberFormat('en-US', { style: 'currency', currency });
const shopMoney = once(() => moneyIn(config.currency));

export const shopCurrency = config.currency;

/** Formats a decimal amount: 1234.5 → `$1,234.50`. Old orders may have another currency than the shop. */
export function formatMoney(amount: number, currency = config.currency): string {
  return (currency === config.currency ? shopMoney() : moneyIn(currency)).format(amount);
}

export function formatCents(cents: number, currency = config.currency): string {
  return formatMoney(fromCents(cents), currency);
}
