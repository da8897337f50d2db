import type { Order, Tracking } from '@pedalworks/contract';
import { toCents } from '@pedalworks/contract/money';
import { isExpired } from '@pedalworks/contract/order-moves';
import { useIsExpired } from '../shared/use-is-expired.ts';
import { formatMoney, formatNumber } from '../../ui/money.ts';

/** Short description of an order: `2 × Meridian Chain`, or `3 parts (Meridian Chain + 2 more)`. */
export function inShort({ lines, quantity, name }: Order): string {
  const [first, ...others] = lines;
  if (first === undefined || others.length === 0) return `${formatNumber(quantity)} × ${name}`;
  return `${formatNumber(lines.length)} parts (${first.name} + ${formatNumber(others.length)} more)`;
}

/** True if there is something to pay by card, and still time to. */
export function isPayable(order: Order): boolean {
  return order.status === 'placed' && order.price > 0 && !isExpired(order, new Date());
}

/** Returns {@link isPayable}, and renders again when the order expires. */
export function useIsPayable(order: Order): boolean {
  const isOverdue = useIsExpired(order);
  return isPayable(order) && !isOverdue;
}

/** The refundable amount of an order, in cents. */
export function leftCents({ paid, price, refunded, refundPending }: Order): number {
  return paid ? Math.max(0, toCents(price) - toCents(refunded) - toCents(refundPending)) : 0;
}

/** True if a refund did not reach the customer and was not made again. */
export function hasFailedRefund({ attentions }: Pick<Order, 'attentions'>): boolean {
  return attentions.includes('refund-failed');
}

/** The refunds of an order in short; empty if there are none. */
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

/** The carrier's page about a parcel; null without one. */
export function trackingPageOf({ url }: Tracking): string | null {
  return url !== null && /^https?:/iu.test(url) ? url : null;
}

export function isErased({ customerEmail }: Order): boolean {
  return customerEmail === '';
}

export function customerOf(order: Order): string {
  return isErased(order) ? 'Account deleted' : order.customerName || order.customerEmail;
}

/** The customer's name, or why there is none. */
export function customerNameOf(order: Order): string {
  return isErased(order) ? 'Account deleted' : order.customerName || 'No name given';
}
