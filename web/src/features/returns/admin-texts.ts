import type { OrderReturn } from '@pedalworks/contract';
import { totalUnits } from '@pedalworks/contract/units-to-send';
import { counted, formatNumber } from '@pedalworks/contract/words';

export const returnAddress = ({ number }: Pick<OrderReturn, 'number'>): string =>
  `/dashboard/returns/${number}`;

export function customerOf({ customerName, customerEmail }: OrderReturn): string {
  return customerEmail === '' ? 'Account deleted' : customerName || customerEmail;
}

/** Describes the announced parts, such as `2 × Chain` or `3 pieces (Chain + 1 more)`. */
export function returnSummary({ lines }: Pick<OrderReturn, 'lines'>): string {
  const announced = lines.filter(({ quantity }) => quantity > 0);
  const named = announced.length === 0 ? lines : announced;
  const [first = '', ...others] = [...new Set(named.map(({ name }) => name))];
  const pieces = totalUnits(announced);
  return others.length === 0
    ? `${formatNumber(pieces)} × ${first}`
    : `${counted(pieces, 'piece')} (${first} + ${formatNumber(others.length)} more)`;
}
