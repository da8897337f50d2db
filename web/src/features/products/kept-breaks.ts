import type { Product } from '@pedalworks/contract';
import { formatMoney, formatNumber } from '../../ui/money.ts';

/** Tells the admin, after a higher price, that the price breaks were not raised with it. */
export function keptBreaksText(priceBreaks: Product['priceBreaks']): string {
  const breaks = priceBreaks.map(({ from, price }) => `from ${formatNumber(from)}: ${formatMoney(price)}`);
  return `Its price breaks stay as they are (${breaks.join(', ')}).`;
}
