import type { Order } from '@pedalworks/contract';
import { formatNumber } from '../../ui/money.ts';

/** What was ordered, in short: `2 × Meridian Chain`, or `3 parts (Meridian Chain + 2 more)`. */
export function inShort({ lines, quantity, name }: Order): string {
  const [first, ...others] = lines;
  if (first === undefined || others.length === 0) return `${formatNumber(quantity)} × ${name}`;
  return `${formatNumber(lines.length)} parts (${first.name} + ${formatNumber(others.length)} more)`;
}

/** Whether there is still something to pay for it by card. */
export function isPayable({ status, price }: Order): boolean {
  return status === 'placed' && price > 0;
}

/** Whether its customer has deleted their account: it names nobody any more. */
export function isErased({ customerEmail }: Order): boolean {
  return customerEmail === '';
}

/** Whose order it is, by name where one was given. */
export function customerOf(order: Order): string {
  return isErased(order) ? 'Account deleted' : order.customerName || order.customerEmail;
}

/** The customer's name, or why there is none. */
export function customerNameOf(order: Order): string {
  return isErased(order) ? 'Account deleted' : order.customerName || 'No name given';
}
