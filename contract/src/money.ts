/**
 * Cents of a decimal amount, rounded half up on its decimal digits (docs/api.md, Money): 19.995 is 2000, although
 * 19.995 * 100 is 1999.4999… in binary.
 */
export function toCents(amount: number): number {
  const [digits = '0', exponent = '0'] = amount.toString().split('e');
  return Math.round(Number(`${digits}e${String(Number(exponent) + 2)}`));
}

/** The decimal amount on the wire for integer cents inside. */
export function fromCents(cents: number): number {
  return cents / 100;
}

/** ISO 4217 currencies without a smaller unit, as Stripe charges them (Stripe docs, "Zero-decimal currencies"). */
const zeroDecimalCurrencies = new Set(
  'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' '),
);

/** Without a smaller unit as well, but written to Stripe as if they had hundredths, all zero (Stripe docs, "Special cases"). */
const wholeTwoDecimalCurrencies = new Set(['isk', 'ugx']);

/** Those of a thousand smaller units, of which a card is charged tens (Stripe docs, "Three-decimal currencies"). */
const threeDecimalCurrencies = new Set(['bhd', 'jod', 'kwd', 'omr', 'tnd']);

/** What the card provider is asked for: the smallest unit of `currency`, for an amount held in cents. */
export function toSmallestUnit(cents: number, currency: string): number {
  const code = currency.toLowerCase();
  if (zeroDecimalCurrencies.has(code)) return Math.round(cents / 100);
  if (wholeTwoDecimalCurrencies.has(code)) return Math.round(cents / 100) * 100;
  return threeDecimalCurrencies.has(code) ? cents * 10 : cents;
}
