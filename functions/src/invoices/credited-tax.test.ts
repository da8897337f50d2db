import fc from 'fast-check';
import { toWholeUnits } from '@pedalworks/contract';
import { describe, expect, it } from 'vitest';
import { someOrder } from '../../test-support/orders/stored-order.ts';
import type { RefundRecord } from '../model/refunds.ts';
import { invoicedAmount, withTaxes } from './credited-tax.ts';

const refundOf = (amountCents: number, place: number): RefundRecord => ({
  id: String(place),
  orderId: 'order',
  paymentId: 'pi_1',
  amountCents,
  status: 'succeeded',
  providerId: `re_${String(place)}`,
  lines: [],
  restock: [],
  cancelsOrder: false,
  reason: '',
  byUid: null,
  creditNoteNumber: null,
  createdAt: new Date(place),
});

const totalOf = (refunds: readonly RefundRecord[], key: 'amountCents' | 'taxCents') =>
  refunds.reduce((sum, refund) => sum + (refund[key] ?? NaN), 0);

/** Shares of the refundable amount to refund in turn, and which earlier refund fails afterwards, if any. */
const steps = fc.array(
  fc.record({
    share: fc.oneof(fc.constant(0.001), fc.double({ min: 0, max: 1, noNaN: true })),
    failing: fc.option(fc.nat(11)),
  }),
  { minLength: 4, maxLength: 20 },
);
/** Prices in the smallest unit. Low ones have the largest rounding differences. */
const unitPrices = fc.oneof(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 100, max: 200_000 }));

describe('the taxes of an order’s credit notes', () => {
  it.each(['usd', 'jpy', 'kwd'])(
    'in %s are never negative or above the amount, and add up to the invoice’s tax after a full refund',
    (currency) => {
      const unit = toWholeUnits(100, currency) === 100 && toWholeUnits(101, currency) === 100 ? 100 : 1;
      const rates = fc.integer({ min: 0, max: 100_000 }).map((thousandths) => thousandths / 1000);
      fc.assert(
        fc.property(unitPrices, rates, steps, (units, taxRatePercent, life) => {
          const order = { ...someOrder({ priceCents: units * unit, currency }), taxRatePercent };
          let refunds: readonly RefundRecord[] = [];
          const valid = () => refunds.filter(({ status }) => status !== 'failed');
          const refund = (share: number) => {
            const restUnits = units - totalOf(valid(), 'amountCents') / unit;
            const amountCents = Math.ceil(restUnits * share) * unit;
            if (amountCents === 0) return;
            refunds = withTaxes([...refunds, refundOf(amountCents, refunds.length)], order, 1);
            const { taxCents = NaN } = refunds.at(-1) ?? {};
            expect(taxCents).toBeGreaterThanOrEqual(0);
            expect(taxCents).toBeLessThanOrEqual(amountCents);
          };
          for (const { share, failing } of life) {
            refund(share);
            refunds = refunds.map((one, place) => (place === failing ? { ...one, status: 'failed' } : one));
          }
          refund(1);
          expect(totalOf(valid(), 'taxCents')).toBe(invoicedAmount(order, taxRatePercent).taxCents);
        }),
        { numRuns: 3000 },
      );
    },
  );

  it.each([
    // One cent more than the invoice in getlago/lago-api#2643.
    { amounts: [8200, 6900, 10_200, 8199], taxRatePercent: 20, taxCents: 5583 },
    // 25.13 on the invoice and 25.12 on its reversal in ConnectingEurope/eInvoicing-EN16931#119.
    { amounts: [12_563], taxRatePercent: 25, taxCents: 2513 },
  ])('add up for refunds of $amounts cents at $taxRatePercent %', ({ amounts, taxRatePercent, taxCents }) => {
    const priceCents = amounts.reduce((sum, amount) => sum + amount, 0);
    const order = { ...someOrder({ priceCents }), taxRatePercent };
    expect(totalOf(withTaxes(amounts.map(refundOf), order, 1), 'taxCents')).toBe(taxCents);
  });
});
