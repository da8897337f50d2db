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

/** Whose order it is, by name where one was given. */
export function customerOf({ customerName, customerEmail }: Order): string {
  return customerName === '' ? customerEmail : customerName;
}
