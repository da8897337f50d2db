import type { Order, Refund } from '@pedalworks/contract';
import { fromSmallestUnit, toCents, toSmallestUnit } from '@pedalworks/contract/money';
import { unitsCents, unrefundedLines } from '@pedalworks/contract/refunded-units';
import type { FormikErrors } from 'formik';
import type { CallArguments } from '../../../services/api-client.ts';
import { leftCents } from '../order-words.ts';

/** What the refund form holds. */
export interface RefundValues {
  readonly of: 'all' | 'lines' | 'amount';
  readonly amount: string;
  /** How many of each line of the order. */
  readonly quantities: readonly string[];
  readonly restock: boolean;
  readonly reason: string;
}

export function blankRefund({ lines }: Order): RefundValues {
  return { of: 'all', amount: '', quantities: lines.map(() => '0'), restock: false, reason: '' };
}

/** What the chosen parts come to, in cents. */
export function chosenCents({ quantities }: RefundValues, order: Order, refunds: readonly Refund[]): number {
  const lines = order.lines.map((line) => ({ ...line, unitPriceCents: toCents(line.unitPrice) }));
  return unitsCents(chosenLines(quantities, order), { order: { ...order, lines }, refunds });
}

/** Amount to refund in cents, rounded to the currency; null if unknown or above the refundable amount. */
export function refundCents(values: RefundValues, order: Order, refunds: readonly Refund[]): number | null {
  const { currency } = order;
  const left = leftCents(order);
  const wanted = {
    all: () => left,
    lines: () => (isAboveOrdered(values, order, refunds) ? 0 : chosenCents(values, order, refunds)),
    amount: () => toCents(Number(values.amount)),
  }[values.of]();
  const units = toSmallestUnit(wanted, currency);
  const unitsLeft = toSmallestUnit(left, currency);
  if (!(units > 0 && units <= unitsLeft)) return null;
  return units === unitsLeft ? left : fromSmallestUnit(units, currency);
}

function isAboveOrdered({ quantities }: RefundValues, order: Order, refunds: readonly Refund[]): boolean {
  const left = (productId: string) =>
    unrefundedLines(order.lines, refunds).find((line) => line.productId === productId)?.quantity ?? 0;
  return chosenLines(quantities, order).some(({ productId, quantity }) => quantity > left(productId));
}

/** What is missing before it can be sent. */
export function missingOf(
  { of, amount, quantities }: RefundValues,
  order: Order,
): FormikErrors<RefundValues> {
  if (of === 'lines' && chosenLines(quantities, order).length === 0)
    return { of: 'Choose the parts, or an amount' };
  return of === 'amount' && amount === '' ? { amount: 'Say how much' } : {};
}

function chosenLines(quantities: RefundValues['quantities'], { lines }: Order) {
  return lines
    .map(({ productId }, index) => ({ productId, quantity: Number(quantities[index] ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

/** What is sent of it. */
export function refundOf(
  { of, amount, quantities, restock, reason }: RefundValues,
  order: Order,
): NonNullable<CallArguments<'refundOrder'>['body']> {
  const also = reason === '' ? {} : { reason };
  if (of === 'amount') return { ...also, amount: Number(amount) };
  return of === 'all' ? { ...also, restock } : { ...also, restock, lines: chosenLines(quantities, order) };
}
