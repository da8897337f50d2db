/** What a production build cannot do without: the shop's own Firebase project and Stripe's publishable key. */
export const requiredInProduction = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_APP_ID',
  'VITE_STRIPE_PUBLISHABLE_KEY',
] as const;

/** How en-US writes a currency: what stands before the digits, and how many of them follow the point. */
export interface MoneyFormat {
  readonly prefix: string;
  readonly fractionDigits: number;
}

/**
 * For the build, not for the browser, where the first Intl object takes long (docs/decisions/074-amounts-and-days-without-intl.md).
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
