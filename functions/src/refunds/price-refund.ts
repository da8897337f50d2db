import {
  ApiError,
  decimalsProblem,
  fromSmallestUnit,
  isInCurrency,
  refundedUnits,
  restockableUnits,
  toCents,
  toSmallestUnit,
  unitsCents,
  unitsOf,
  unrefundedLines,
  type RefundDraft,
  type RefundedLine,
} from '@pedalworks/contract';
import { invalidField } from '../shared/invalid-field.ts';
import { moneyText } from '../shared/money-text.ts';
import type { OrderLine, OrderRecord } from '../model/orders.ts';
import { unrefundedCents } from '../orders/refund-amounts.ts';
import { isAccepted, type RefundRecord } from '../model/refunds.ts';

export type PricedRefund = Pick<RefundRecord, 'amountCents' | 'lines' | 'restock'>;

/** @throws ApiError `refunds/above-paid` or `refunds/above-ordered`, with the refundable amount or units */
export function priceRefund(
  draft: RefundDraft,
  order: OrderRecord,
  refunds: readonly RefundRecord[],
): PricedRefund {
  const isRest = draft.amount === undefined && draft.lines === undefined;
  const lines = isRest ? restOf(order, refunds) : requestedLines(draft.lines ?? [], order, refunds);
  const wantedCents =
    draft.amount === undefined ? unitsCents(lines, { order, refunds }) : toCents(draft.amount);
  if (
    draft.amount !== undefined &&
    !isInCurrency(draft.amount, order.currency) &&
    wantedCents !== unrefundedCents(order)
  )
    throw invalidField('amount', decimalsProblem('amount', order.currency));
  const amountCents = amountOf(order, isRest ? unrefundedCents(order) : wantedCents);
  if (draft.restock !== true) return { amountCents, lines, restock: [] };
  if (lines.length === 0 && !isRest)
    throw invalidField(
      'restock',
      'restock requires lines, because an amount does not say which parts are returned',
    );
  return { amountCents, lines, restock: restockOf(lines, order) };
}

interface OrderRefunds {
  readonly order: OrderRecord;
  readonly refunds: readonly RefundRecord[];
}

/**
 * Prices the refund that replaces a failed one. Units that the failed one restocked are not restocked again.
 *
 * @throws ApiError `refunds/above-paid` or `refunds/above-ordered`, if other refunds took the amount or units
 */
export function priceSettlement(
  failed: RefundRecord,
  restock: boolean,
  { order, refunds }: OrderRefunds,
): PricedRefund {
  const lines = requestedLines(failed.lines, order, refunds);
  const amountCents = amountOf(order, failed.amountCents);
  const restocked = isAccepted(failed) ? failed.restock : [];
  const unrestocked = lines
    .map((line) => ({ ...line, quantity: line.quantity - unitsOf(restocked, line.productId) }))
    .filter(({ quantity }) => quantity > 0);
  return { amountCents, lines, restock: restock ? restockOf(unrestocked, order) : [] };
}

function restOf({ lines }: OrderRecord, refunds: readonly RefundRecord[]): readonly RefundedLine[] {
  return unrefundedLines(lines, refunds).map(({ productId, quantity }) => ({ productId, quantity }));
}

function requestedLines(
  requested: readonly RefundedLine[],
  order: OrderRecord,
  refunds: readonly RefundRecord[],
): readonly RefundedLine[] {
  const units = new Map<string, number>();
  for (const { productId, quantity } of requested)
    units.set(productId, (units.get(productId) ?? 0) + quantity);
  return Array.from(units, ([productId, quantity]) => {
    const line = lineOf(order, productId);
    const refundable = line.quantity - refundedUnits(refunds, productId);
    if (quantity > refundable) {
      const message = `${line.name}: ${String(refundable)} of ${String(line.quantity)} can still be refunded.`;
      throw new ApiError('refunds/above-ordered', { message });
    }
    return { productId, quantity };
  });
}

function lineOf({ lines }: OrderRecord, productId: string): OrderLine {
  const line = lines.find((one) => one.productId === productId);
  if (line === undefined) throw invalidField('lines', 'lines must be parts of this order');
  return line;
}

/**
 * Rounds a refund to the currency's smallest unit. A refund of the whole refundable amount is not rounded, so that
 * an order of 5,990.60 yen can be refunded in full.
 */
function amountOf(order: OrderRecord, wanted: number): number {
  const { currency } = order;
  const refundable = unrefundedCents(order);
  const refundableUnits = toSmallestUnit(refundable, currency);
  const units = toSmallestUnit(wanted, currency);
  if (refundableUnits === 0) throw new ApiError('refunds/above-paid', { message: nothingLeft(order) });
  if (units > refundableUnits) {
    const message = `Only ${moneyText(refundable, order)} of this order can still be refunded.`;
    throw new ApiError('refunds/above-paid', { message });
  }
  if (units === 0) throw invalidField('amount', 'amount must be at least the smallest unit of the currency');
  return Math.min(units === refundableUnits ? refundable : fromSmallestUnit(units, currency), refundable);
}

function nothingLeft({ refundPendingCents, currency }: OrderRecord): string {
  return toSmallestUnit(refundPendingCents, currency) === 0
    ? 'This order is already refunded in full.'
    : 'A refund of the rest of this order is pending. Wait until the card provider has confirmed it.';
}

/** Returns the units to restock: those taken from stock and not restocked before. */
function restockOf(lines: readonly RefundedLine[], order: OrderRecord): readonly RefundedLine[] {
  return lines
    .map(({ productId, quantity }) => {
      const line = order.lines.findIndex((one) => one.productId === productId);
      return { productId, quantity: Math.min(quantity, restockableUnits(order, line)) };
    })
    .filter(({ quantity }) => quantity > 0);
}
