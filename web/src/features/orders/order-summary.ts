import type { Order, Refund, Tracking } from '@pedalworks/contract';
import { toCents } from '@pedalworks/contract/money';
import { isExpired } from '@pedalworks/contract/order-moves';
import { isMadeGood } from '@pedalworks/contract/refund-methods';
import { refundedUnits } from '@pedalworks/contract/refunded-units';
import { serverNow } from '../../services/server-clock.ts';
import { useIsExpired } from './public/use-is-expired.ts';
import { formatMoney, formatNumber } from '../../ui/money.ts';

/** Describes an order, for example `2 × Chain` or `3 parts (Chain + 2 more)`. */
export function orderSummary({ lines, quantity, name }: Order): string {
  const [first, ...others] = lines;
  if (first === undefined || others.length === 0) return `${formatNumber(quantity)} × ${name}`;
  return `${formatNumber(lines.length)} parts (${first.name} + ${formatNumber(others.length)} more)`;
}

export function isPayable(order: Order): boolean {
  return order.status === 'placed' && order.price > 0 && !isExpired(order, new Date(serverNow()));
}

export function useIsPayable(order: Order): boolean {
  const isOverdue = useIsExpired(order);
  return isPayable(order) && !isOverdue;
}

export function refundableCents({ paid, price, refunded, refundPending }: Order): number {
  return paid ? Math.max(0, toCents(price) - toCents(refunded) - toCents(refundPending)) : 0;
}

/** True if the card provider has not confirmed the refund yet. A confirmed refund has a credit note. */
export function isUnconfirmed({ status, creditNoteNumber }: Pick<Refund, 'status' | 'creditNoteNumber'>) {
  return status === 'pending' && creditNoteNumber === null;
}

/** Counts refunded units of a line, for example `1 of 3 refunded, 1 of 3 refund pending`; empty if there are none. */
export function refundedText(
  refunds: readonly Refund[],
  { productId, quantity }: Order['lines'][number],
): string {
  const pending = refundedUnits(refunds.filter(isUnconfirmed), productId);
  const refunded = refundedUnits(refunds, productId) - pending;
  return [
    refunded > 0 ? `${formatNumber(refunded)} of ${formatNumber(quantity)} refunded` : '',
    pending > 0 ? `${formatNumber(pending)} of ${formatNumber(quantity)} refund pending` : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** Describes earlier refunds of an order, for example `$10.00 was already refunded.`; empty if there are none. */
export function earlierRefundsText({ currency, refunded, refundPending }: Order): string {
  return [
    refunded === 0 ? '' : `${formatMoney(refunded, currency)} was already refunded.`,
    refundPending === 0
      ? ''
      : `A refund of ${formatMoney(refundPending, currency)} is pending; the card provider has not answered yet.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Returns failed refunds that can be settled outside the card, oldest first. */
export function refundsToSettle(refunds: readonly Refund[], order: Order): readonly Refund[] {
  return refunds.filter(
    (refund) =>
      refund.status === 'failed' &&
      !isMadeGood(refund, refunds) &&
      toCents(refund.amount) <= refundableCents(order),
  );
}

/** True if the order has an unresolved failed refund. */
export function hasFailedRefund({ attentions }: Pick<Order, 'attentions'>): boolean {
  return attentions.includes('refund-failed');
}

export function refundText(order: Order): string {
  const { refunded, refundPending, currency } = order;
  return [
    refunded > 0 ? `Refunded ${formatMoney(refunded, currency)}` : '',
    refundPending > 0 ? `Refund pending ${formatMoney(refundPending, currency)}` : '',
    hasFailedRefund(order) ? 'Refund failed' : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

export function trackingUrl({ url }: Tracking): string | null {
  return url !== null && /^https?:/iu.test(url) ? url : null;
}

export function isErased({ customerEmail }: Order): boolean {
  return customerEmail === '';
}

export function customerLabel(order: Order): string {
  return isErased(order) ? 'Account deleted' : order.customerName || order.customerEmail;
}

export function customerName(order: Order): string {
  return isErased(order) ? 'Account deleted' : order.customerName || 'No name';
}
