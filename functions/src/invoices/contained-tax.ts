import { toSmallestUnit } from '@pedalworks/contract';

/** The most decimals of a tax rate, as New York City's 8.875. */
const rateDecimals = 3;

/**
 * The tax in an amount that contains it, rounded half up to the smallest unit that `currency` is charged in. What is left is the
 * net amount, so that both always make the gross.
 *
 * @param ratePercent from 0 to 100
 * @returns cents
 */
export function containedTaxCents(grossCents: number, ratePercent: number, currency: string): number {
  const unitCents = toSmallestUnit(1, currency) === 0 ? 100 : 1;
  const scale = 10 ** rateDecimals;
  const rate = Math.round(ratePercent * scale);
  // Whole numbers below 2^53 all the way, so that no half is lost in binary.
  const divisor = (100 * scale + rate) * unitCents;
  return Math.floor((2 * grossCents * rate + divisor) / (2 * divisor)) * unitCents;
}
