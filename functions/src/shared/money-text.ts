import { decimalsOf, fromCents } from '@pedalworks/contract';
import type { OrderRecord } from '../model/orders.ts';

/** The language of the shop. */
export const locale = 'en-US';

/** Cents as people read them in the order's currency, whatever the shop charges in by now. */
export function moneyText(cents: number, { currency }: Pick<OrderRecord, 'currency'>): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(fromCents(cents));
}

/** Formats an amount with a decimal point and no thousands separators. */
export function amountText(cents: number, currency: string): string {
  return fromCents(cents).toFixed(decimalsOf(currency));
}
