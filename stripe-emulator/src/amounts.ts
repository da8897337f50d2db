import { Failure } from './failure.ts';

/** Minimum charges by currency, in the smallest unit (Stripe docs, "Minimum and maximum charge amounts"). */
const smallestAmounts: Readonly<Record<string, number>> = {
  aed: 200,
  czk: 1500,
  dkk: 250,
  gbp: 30,
  hkd: 400,
  huf: 17_500,
  mxn: 1000,
  myr: 200,
  nok: 300,
  pln: 200,
  ron: 200,
  sek: 300,
  thb: 1000,
};
const smallestElsewhere = 50;
const largestAmount = 99_999_999;

function amountFailure(code: string, message: string): Failure {
  return new Failure(400, { type: 'invalid_request_error', code, param: 'amount', message });
}

/** @throws Failure 400 if the currency is unknown, or the amount is outside its limits */
export function requireChargeableAmount(amount: number, currency: string): void {
  if (!/^[a-z]{3}$/u.test(currency))
    throw new Failure(
      400,
      { type: 'invalid_request_error', param: 'currency', message: `Invalid currency: ${currency}.` },
      false,
    );
  if (amount < 1)
    throw amountFailure('parameter_invalid_integer', 'This value must be greater than or equal to 1.');
  const smallest = smallestAmounts[currency] ?? smallestElsewhere;
  if (amount < smallest)
    throw amountFailure(
      'amount_too_small',
      `Amount must be at least ${String(smallest)} in the smallest unit of ${currency}`,
    );
  if (amount > largestAmount)
    throw amountFailure(
      'amount_too_large',
      `Amount must be no more than ${String(largestAmount)} in the smallest unit of ${currency}`,
    );
}
