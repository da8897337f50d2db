import { describe, expect, it } from 'vitest';
import { fromCents, isInCurrency, toCents, toSmallestUnit } from './money.ts';

describe('toCents', () => {
  it.each([
    [19.99, 1999],
    [19.995, 2000],
    [1.005, 101],
    [0.1 + 0.2, 30],
    [1e-7, 0],
    [999_999.99, 99_999_999],
    [0.004_999, 0],
    [0.005, 1],
  ])('converts the amount %d to %d cents', (amount, cents) => {
    expect(toCents(amount)).toBe(cents);
  });

  it('converts every amount up to 1,000.00 to cents and back', () => {
    for (let cents = 0; cents <= 100_000; cents += 1) {
      if (toCents(fromCents(cents)) !== cents) expect.fail(`${String(cents)} came back changed`);
    }
  });
});

it.each([
  [44.5, 'usd', true],
  [0.1 + 0.2, 'usd', true],
  [999_999.99, 'usd', true],
  [19.995, 'usd', false],
  [44.5, 'jpy', false],
  [45, 'jpy', true],
  [44.5, 'isk', false],
  [4.55, 'kwd', true],
])('isInCurrency for the amount %d in %s returns %s', (amount, currency, is) => {
  expect(isInCurrency(amount, currency)).toBe(is);
});

describe('toSmallestUnit', () => {
  it('returns cents for USD, and whole units for JPY, which has no decimals', () => {
    expect(toSmallestUnit(1999, 'usd')).toBe(1999);
    expect(toSmallestUnit(120_000, 'JPY')).toBe(1200);
  });

  it.each(['isk', 'UGX'])(
    'returns a multiple of 100 for %s, which has no decimals but which Stripe counts in hundredths',
    (currency) => {
      expect(toSmallestUnit(2000, currency)).toBe(2000);
      expect(toSmallestUnit(1999, currency)).toBe(2000);
    },
  );

  it.each(['bhd', 'jod', 'KWD', 'omr', 'tnd'])(
    'returns thousandths for the three-decimal currency %s',
    (currency) => {
      expect(toSmallestUnit(1999, currency)).toBe(19_990);
    },
  );
});
