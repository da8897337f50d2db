import { describe, expect, it } from 'vitest';
import { problemsOf } from './card-validation.ts';

const good = { number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123' };
const lastYear = String(new Date().getFullYear() - 1).slice(2);

describe('card validation', () => {
  it('accepts a valid card', () => {
    expect(problemsOf(good)).toEqual([]);
  });

  it.each([
    [{ number: '4242 4242' }, 'incomplete_number', 'Your card number is incomplete.'],
    [{ number: '4242 4242 4242 4241' }, 'invalid_number', 'Your card number is invalid.'],
    [{ expiry: '12' }, 'incomplete_expiry', "Your card's expiration date is incomplete."],
    [
      { expiry: `12 / ${lastYear}` },
      'invalid_expiry_year_past',
      "Your card's expiration year is in the past.",
    ],
    [{ expiry: '12 / 99' }, 'invalid_expiry_year', "Your card's expiration year is invalid."],
    [{ cvc: '12' }, 'incomplete_cvc', "Your card's security code is incomplete."],
    [{ number: '3782 822463 10005' }, 'incomplete_cvc', "Your card's security code is incomplete."],
  ])("reports Stripe.js's error for the card details %j", (changes, code, message) => {
    expect(problemsOf({ ...good, ...changes })).toMatchObject([{ type: 'validation_error', code, message }]);
  });
});
