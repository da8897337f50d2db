import { Failure } from './failure.ts';

/** Minimum charge of most currencies, in the smallest unit (Stripe docs, "Minimum and maximum charge amounts"). */
const smallestAmount = 50;
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
  if (amount < smallestAmount)
    throw amountFailure(
      'amount_too_small',
      `Amount must be at least ${String(smallestAmount)} in the smallest unit of ${currency}`,
    );
  if (amount > largestAmount)
    throw amountFailure(
      'amount_too_large',
      `Amount must be no more than ${String(largestAmount)} in the smallest unit of ${currency}`,
    );
}
