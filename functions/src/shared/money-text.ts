import { fromCents } from '@pedalworks/contract';
import type { OrderRecord } from '../model/orders.ts';

/** Locale of emails and messages. */
export const locale = 'en-US';

export function moneyText(cents: number, { currency }: Pick<OrderRecord, 'currency'>): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(fromCents(cents));
}
