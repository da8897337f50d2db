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
    ['119.00 at 19 %', { gross: 11_900, rate: 19 }, 1900],
    // Miscalculated as 38.10 + 1.91 in scurker/currency.js#469.
    ['40.00 at 5 %', { gross: 4000, rate: 5 }, 190],
    // Miscalculated as 8.33 + 1.67 in LaravelDaily/laravel-invoices#101.
    ['9.99 at 20 %', { gross: 999, rate: 20 }, 167],
    // Miscalculated as 1.004956 in woocommerce/woocommerce-ios#17630.
    ['1.00 at 13 %', { gross: 100, rate: 13 }, 12],
    // Miscalculated as 800.00 in PrestaShop/PrestaShop#10815.
    ['3,999.00 at 25 %', { gross: 399_900, rate: 25 }, 79_980],
    ['119.00 at 0 %', { gross: 11_900, rate: 0 }, 0],
    ['0.01 at 100 %, where half a cent is rounded up', { gross: 1, rate: 100 }, 1],
    ['108.88 at 8.875 %', { gross: 10_888, rate: 8.875 }, 888],
    ['0.01 at 19.5 %', { gross: 1, rate: 19.5 }, 0],
    ['0.04 at 60 %, where 1.5 cents are rounded up', { gross: 4, rate: 60 }, 2],
    ['0.03 at 20 %', { gross: 3, rate: 20 }, 1],
    ['¥1,000 at 10 %', { gross: 100_000, rate: 10, currency: 'jpy' }, 9100],
    ['990 ISK at 24 %', { gross: 99_000, rate: 24, currency: 'isk' }, 19_200],
    ['1.23 KWD at 10 %, rounded to hundredths', { gross: 123, rate: 10, currency: 'kwd' }, 11],
    ['the largest order total at 25.5 %', { gross: 99_999_999, rate: 25.5 }, 20_318_725],
  ])('is computed for %s', (_name, { gross, rate, currency = 'usd' }, tax) => {
    expect(containedTaxCents(gross, rate, currency)).toBe(tax);
  });

  it('equals the exact result rounded to the nearest cent', () => {
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
