import type { Order, Payout, Refund } from '@pedalworks/contract';
import { fromSmallestUnit, toCents, toSmallestUnit } from '@pedalworks/contract/money';
import { unitsCents, unrefundedLines } from '@pedalworks/contract/refunded-units';
import type { FormikErrors } from 'formik';
import type { CallArguments } from '../../../services/api-client.ts';
import { refundableCents } from '../order-summary.ts';

export interface RefundValues {
  readonly mode: 'all' | 'lines' | 'amount';
  readonly amount: string;
  readonly quantities: readonly string[];
  readonly restock: boolean;
  readonly isOutside: boolean;
  readonly paidBy: Payout;
  readonly reason: string;
}

export function emptyRefund({ lines }: Order): RefundValues {
  return {
    ...{ mode: 'all', amount: '', quantities: lines.map(() => '0'), restock: false },
    ...{ isOutside: false, paidBy: 'transfer', reason: '' },
  };
}

export function selectedCents(
  { quantities }: RefundValues,
  order: Order,
  refunds: readonly Refund[],
): number {
  const lines = order.lines.map((line) => ({ ...line, unitPriceCents: toCents(line.unitPrice) }));
  return unitsCents(selectedLines(quantities, order), { order: { ...order, lines }, refunds });
}

/**
 * Returns the amount to refund in cents, rounded to whole units for currencies without cents. Returns null if it is
 * zero, too high or not a number.
 */
export function refundCents(values: RefundValues, order: Order, refunds: readonly Refund[]): number | null {
  const { currency } = order;
  const refundable = refundableCents(order);
  const requested = {
    all: () => refundable,
    lines: () => (exceedsUnrefunded(values, order, refunds) ? 0 : selectedCents(values, order, refunds)),
    amount: () => toCents(Number(values.amount)),
  }[values.mode]();
  const units = toSmallestUnit(requested, currency);
  const refundableUnits = toSmallestUnit(refundable, currency);
  if (!(units > 0 && units <= refundableUnits)) return null;
  return units === refundableUnits ? refundable : fromSmallestUnit(units, currency);
}

function exceedsUnrefunded({ quantities }: RefundValues, order: Order, refunds: readonly Refund[]): boolean {
  const refundable = (productId: string) =>
    unrefundedLines(order.lines, refunds).find((line) => line.productId === productId)?.quantity ?? 0;
  return selectedLines(quantities, order).some(({ productId, quantity }) => quantity > refundable(productId));
}

export function refundErrors(
  { mode, amount, quantities, isOutside, reason }: RefundValues,
  order: Order,
): FormikErrors<RefundValues> {
  const missing = isOutside ? reasonErrors({ reason }) : {};
  if (mode === 'lines' && selectedLines(quantities, order).length === 0)
    return { mode: 'Choose parts or an amount', ...missing };
  return mode === 'amount' && amount === '' ? { amount: 'Enter an amount', ...missing } : missing;
}

/** Refunds outside the card require a reason, because the card provider has no record of them. */
export const reasonErrors = ({ reason }: Pick<RefundValues, 'reason'>) =>
  reason.trim() === '' ? { reason: 'Enter a reason' } : {};

function selectedLines(quantities: RefundValues['quantities'], { lines }: Order) {
  return lines
    .map(({ productId }, index) => ({ productId, quantity: Number(quantities[index] ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

export function refundBody(
  { mode, amount, quantities, restock, isOutside, paidBy, reason }: RefundValues,
  order: Order,
): NonNullable<CallArguments<'refundOrder'>['body']> {
  const also = {
    ...(reason !== '' && { reason }),
    ...(isOutside && { method: 'other' as const, paidBy }),
  };
  if (mode === 'amount') return { ...also, amount: Number(amount) };
  return mode === 'all'
    ? { ...also, restock }
    : { ...also, restock, lines: selectedLines(quantities, order) };
}
