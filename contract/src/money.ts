/** Converts an amount to cents. Rounds half up in decimal: 19.995 is 2000 (docs/api.md, Money). */
export function toCents(amount: number): number {
  const [digits = '0', exponent = '0'] = amount.toString().split('e');
  return Math.round(Number(`${digits}e${String(Number(exponent) + 2)}`));
}

export function fromCents(cents: number): number {
  return cents / 100;
}

/** Currencies without decimals (Stripe docs, "Zero-decimal currencies"). */
const zeroDecimalCurrencies = new Set(
  'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' '),
);

/** Currencies without decimals that Stripe expects in hundredths (Stripe docs, "Special cases"). */
const wholeTwoDecimalCurrencies = new Set(['isk', 'ugx']);

/** Three-decimal currencies. The last digit of a charge must be 0 (Stripe docs, "Three-decimal currencies"). */
const threeDecimalCurrencies = new Set(['bhd', 'jod', 'kwd', 'omr', 'tnd']);

export function toSmallestUnit(cents: number, currency: string): number {
  const code = currency.toLowerCase();
  if (zeroDecimalCurrencies.has(code)) return Math.round(cents / 100);
  if (wholeTwoDecimalCurrencies.has(code)) return Math.round(cents / 100) * 100;
  return threeDecimalCurrencies.has(code) ? cents * 10 : cents;
}

/** True if an amount has no more decimals than `currency`; ignores binary rounding errors. */
export function isInCurrency(amount: number, currency: string): boolean {
  const cents = toCents(amount);
  return Math.abs(amount * 100 - cents) < 1e-6 && toWholeUnits(cents, currency) === cents;
}

/** Returns the number of decimals in the shop's amounts: two even for three-decimal currencies. */
export function decimalsOf(currency: string): 0 | 2 {
  return isInCurrency(0.01, currency) ? 2 : 0;
}

export function decimalsProblem(label: string, currency: string): string {
  return decimalsOf(currency) === 2
    ? `${label} must have at most 2 decimals`
    : `${label} must be a whole amount of ${currency.toUpperCase()}`;
}

/** Formats an amount with a decimal point and no thousands separators. */
export function amountText(cents: number, currency: string): string {
  return fromCents(cents).toFixed(decimalsOf(currency));
}

/** Rounds an amount to what a card is charged, because some currencies are only charged in whole units. */
export function toWholeUnits(cents: number, currency: string): number {
  return fromSmallestUnit(toSmallestUnit(cents, currency), currency);
}

/** Minimum charges other than 0.50, in hundredths (Stripe docs, "Minimum and maximum charge amounts"). */
const minCharges: Readonly<Record<string, number>> = {
  aed: 200,
  bgn: 100,
  czk: 1500,
  dkk: 250,
  gbp: 30,
  hkd: 400,
  huf: 17_500,
  jpy: 5000,
  mxn: 1000,
  myr: 200,
  nok: 300,
  pln: 200,
  ron: 200,
  sek: 300,
  thb: 1000,
};

export function minChargeCents(currency: string): number {
  return minCharges[currency.toLowerCase()] ?? 50;
}

export function fromSmallestUnit(amount: number, currency: string): number {
  const code = currency.toLowerCase();
  if (zeroDecimalCurrencies.has(code)) return amount * 100;
  return threeDecimalCurrencies.has(code) ? amount / 10 : amount;
}

/** Returns the lowest and highest cents that {@link toSmallestUnit} converts to `amount`. */
export function centsCharged(amount: number, currency: string): { min: number; max: number } {
  const cents = fromSmallestUnit(amount, currency);
  const isRounded = toSmallestUnit(cents + 1, currency) === amount;
  return isRounded ? { min: cents - 50, max: cents + 49 } : { min: cents, max: cents };
}
