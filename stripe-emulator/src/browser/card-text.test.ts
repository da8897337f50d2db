import { describe, expect, it } from 'vitest';
import { brandOf } from '../card-number.ts';
import { formatCvc, formatExpiry, formatNumber } from './card-text.ts';

describe('a typed card number', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['5555-5555-5555-4444', '5555 5555 5555 4444'],
    ['42424242424242421111', '4242 4242 4242 4242'],
    ['4242 x', '4242'],
  ])('%j is displayed as %j', (typed, shown) => {
    expect(formatNumber(typed)).toBe(shown);
  });

  it.each([
    ['4', 'visa'],
    ['2223003122003222', 'mastercard'],
    ['37', 'amex'],
    ['9', 'unknown'],
  ] as const)('that starts with %s belongs to the brand %s', (digits, brand) => {
    expect(brandOf(digits).name).toBe(brand);
  });
});

it.each([
  ['1', '1'],
  ['1/', '01'],
  ['9', '09'],
  ['12 / ', '12'],
  ['1230', '12 / 30'],
  ['12/2030', '12 / 30'],
  ['1/30', '01 / 30'],
  ['', ''],
])('a typed expiry date %j is displayed as %j', (typed, shown) => {
  expect(formatExpiry(typed)).toBe(shown);
});

it('a typed CVC is cut to three digits, or to four for American Express', () => {
  expect(formatCvc('12345', brandOf('4242'))).toBe('123');
  expect(formatCvc('12345', brandOf('37'))).toBe('1234');
});
