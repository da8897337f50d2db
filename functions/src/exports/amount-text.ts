import { decimalsOf, fromCents } from '@pedalworks/contract';

/** An amount with a decimal point and no thousands separators. */
export function amountText(cents: number, currency: string): string {
  return fromCents(cents).toFixed(decimalsOf(currency));
}
