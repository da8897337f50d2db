import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { containedTaxCents } from './contained-tax.ts';

interface Taxed {
  readonly gross: number;
  readonly rate: number;
  readonly currency?: string;
}

describe('tax contained in a gross amount', () => {
  it.each<[string, Taxed, number]>([
    ['19 % of 119.00', { gross: 11_900, rate: 19 }, 1900],
    // Miscalculated as 38.10 + 1.91 in scurker/currency.js#469.
    ['5 % of 40.00', { gross: 4000, rate: 5 }, 190],
    // Miscalculated as 8.33 + 1.67 in LaravelDaily/laravel-invoices#101.
    ['20 % of 9.99', { gross: 999, rate: 20 }, 167],
    // Miscalculated as 1.004956 in woocommerce/woocommerce-ios#17630.
    ['13 % of 1.00', { gross: 100, rate: 13 }, 12],
    // Miscalculated as 800.00 in PrestaShop/PrestaShop#10815.
    ['25 % of 3,999.00', { gross: 399_900, rate: 25 }, 79_980],
    ['nothing at 0 %', { gross: 11_900, rate: 0 }, 0],
    ['half of an amount at 100 %, and half a cent up', { gross: 1, rate: 100 }, 1],
    ['8.875 % of 108.88', { gross: 10_888, rate: 8.875 }, 888],
    ['19.5 % of 0.01', { gross: 1, rate: 19.5 }, 0],
    ['one and a half cents, up', { gross: 4, rate: 60 }, 2],
    ['20 % of 0.03', { gross: 3, rate: 20 }, 1],
    ['10 % of ¥1,000', { gross: 100_000, rate: 10, currency: 'jpy' }, 9100],
    ['24 % of 990 ISK', { gross: 99_000, rate: 24, currency: 'isk' }, 19_200],
    [
      '10 % of 1.234 of a currency of three decimals, in hundredths',
      { gross: 123, rate: 10, currency: 'kwd' },
      11,
    ],
    ['the largest order', { gross: 99_999_999, rate: 25.5 }, 20_318_725],
  ])('is computed: %s', (_name, { gross, rate, currency = 'usd' }, tax) => {
    expect(containedTaxCents(gross, rate, currency)).toBe(tax);
  });

  it('is rounded to the nearest cent, like exact arithmetic', () => {
    const amounts = fc.integer({ min: 0, max: 99_999_999 });
    const thousandths = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(amounts, thousandths, (gross, rate) => {
        const [dividend, divisor] = [BigInt(gross) * BigInt(rate), BigInt(100_000 + rate)];
        const exact = (2n * dividend + divisor) / (2n * divisor);
        expect(containedTaxCents(gross, rate / 1000, 'usd')).toBe(Number(exact));
      }),
      { numRuns: 5000 },
    );
  });
});
