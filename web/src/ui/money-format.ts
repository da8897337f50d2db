/** How en-US writes a currency: what stands before the digits, and how many of them follow the point. */
export interface MoneyFormat {
  readonly prefix: string;
  readonly fractionDigits: number;
}

/**
 * For the build, not for the browser: the first Intl object of a page takes 70 to 140 ms on a processor four times slower
 * (docs/decisions/074-amounts-and-days-without-intl.md).
 * @param currency ISO 4217
 * @throws RangeError if it is no currency code
 */
export function moneyFormatOf(currency: string): MoneyFormat {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  const parts = format.formatToParts(0);
  const firstDigit = parts.findIndex(({ type }) => type === 'integer');
  return {
    prefix: parts
      .slice(0, firstDigit)
      .map(({ value }) => value)
      .join(''),
    fractionDigits: parts.find(({ type }) => type === 'fraction')?.value.length ?? 0,
  };
}
