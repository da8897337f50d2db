import { formatMoney } from '../../ui/money.ts';

/** Date (YYYY-MM-DD) with its month in words, so that it is unambiguous. */
export function formatDay(isoDay: string): string {
  return formatMoment(isoDay, 'UTC');
}

/** Date of a time (ISO 8601) in a time zone. */
export function formatMoment(isoTime: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(new Date(isoTime));
}

/** Writes amounts in a currency (ISO 4217), which may be another than the shop's is today. */
export function moneyIn(currency: string): (amount: number) => string {
  return (amount) => formatMoney(amount, currency);
}
