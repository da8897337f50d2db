import { toWholeUnits } from '@pedalworks/contract';
import { isRefunded, type RefundRecord } from '../model/refunds.ts';
import type { OrderRecord } from '../model/orders.ts';
import { containedTaxCents } from './contained-tax.ts';

export interface TaxedAmount {
  readonly grossCents: number;
  readonly taxCents: number;
}

/** Returns the amounts of an order's invoice. */
export function invoicedAmount(
  { priceCents, currency }: Pick<OrderRecord, 'priceCents' | 'currency'>,
  ratePercent: number,
): TaxedAmount {
  const grossCents = toWholeUnits(priceCents, currency);
  return { grossCents, taxCents: containedTaxCents(grossCents, ratePercent, currency) };
}

interface Credit {
  readonly invoice: TaxedAmount;
  /** Valid credit notes that were issued before. */
  readonly earlier: readonly TaxedAmount[];
  readonly grossCents: number;
  readonly ratePercent: number;
  readonly currency: string;
}

/**
 * Returns the tax of a credit note: the tax of all credit notes so far minus that of the earlier ones, so that they add
 * up to the invoice's tax. Neither it nor the net amount is ever negative, also for what remains of the invoice.
 */
export function creditedTaxCents({ invoice, earlier, grossCents, ratePercent, currency }: Credit): number {
  const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
  const creditedCents = total(earlier.map((one) => one.grossCents));
  const earlierTaxCents = total(earlier.map((one) => one.taxCents));
  const restTaxCents = invoice.taxCents - earlierTaxCents;
  const restCents = invoice.grossCents - creditedCents - grossCents;
  if (restCents <= 0) return restTaxCents;
  const exact = containedTaxCents(creditedCents + grossCents, ratePercent, currency) - earlierTaxCents;
  return Math.min(Math.max(exact, 0, restTaxCents - restCents), grossCents, restTaxCents);
}

/**
 * Sets the tax of refunds that have just been booked. A tax never changes afterwards, so that the day of the refund
 * does not change when its credit note is issued.
 */
export function withTaxes(
  refunds: readonly RefundRecord[],
  order: OrderRecord,
  bookedAt: number,
): readonly RefundRecord[] {
  const { taxRatePercent: ratePercent, currency } = order;
  if (ratePercent === undefined) return refunds;
  const invoice = invoicedAmount(order, ratePercent);
  return refunds.reduce((taxed, refund, place) => {
    if (!isRefunded(refund) || refund.taxCents !== undefined) return taxed;
    const earlier = taxed.filter(isRefunded).flatMap(({ amountCents, taxCents }) => {
      return taxCents === undefined ? [] : [{ grossCents: toWholeUnits(amountCents, currency), taxCents }];
    });
    const grossCents = toWholeUnits(refund.amountCents, currency);
    const taxCents = creditedTaxCents({ invoice, earlier, grossCents, ratePercent, currency });
    return taxed.with(place, { ...refund, taxCents, bookedAt });
  }, refunds);
}
