import { toSmallestUnit } from '@pedalworks/contract';

/** Maximum decimals of a tax rate, such as New York City's 8.875. */
const rateDecimals = 3;

/** Returns the tax that a gross amount contains, rounded half up to the smallest unit charged in `currency`. */
export function containedTaxCents(grossCents: number, ratePercent: number, currency: string): number {
  const unitCents = toSmallestUnit(1, currency) === 0 ? 100 : 1;
  const scale = 10 ** rateDecimals;
  const rate = Math.round(ratePercent * scale);
  // All intermediate values are integers below 2^53, so the result is exact.
  const divisor = (100 * scale + rate) * unitCents;
  return Math.floor((2 * grossCents * rate + divisor) / (2 * divisor)) * unitCents;
}
