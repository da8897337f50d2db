import { describe, expect, it } from 'vitest';
import { moneyFormatOf } from '../config-variables.ts';
import { writeMoney } from './write-money.ts';

const amounts = [
  ...[
    0, 0.01, 0.1, 0.99, 1, 9.5, 12.34, 89, 99.99, 100, 999.99, 1000, 1234.5, 12_345.67, 999_999.99, 1_000_000,
  ],
  ...[123_456_789.01, -5, -1234.5],
  ...Array.from({ length: 2000 }, (_, index) => (index * 7919 * 13) / 100),
];

describe.each(['USD', 'EUR', 'gbp', 'JPY', 'KRW', 'CHF', 'SEK', 'KWD', 'BRL'])(
  'an amount in %s',
  (currency) => {
    it('reads as Intl writes it', () => {
      const format = moneyFormatOf(currency);
      const intl = new Intl.NumberFormat('en-US', { style: 'currency', currency });
      expect(amounts.map((amount) => writeMoney(amount, format))).toEqual(
        amounts.map((amount) => intl.format(amount)),
      );
    });
  },
);

it('rounds half a cent up, as the shop does', () => {
  expect([1.005, 19.995, 0.005].map((amount) => writeMoney(amount, moneyFormatOf('USD')))).toEqual([
    '$1.01',
    '$20.00',
    '$0.01',
  ]);
});

it('refuses what is no currency code, so that no shop is built with it', () => {
  expect(() => moneyFormatOf('dollars')).toThrow(RangeError);
});
