import type { OrderStatus } from './order-moves.ts';
import { counted, formatNumber } from './words.ts';

interface Stocked {
  /** Stock; negative if units are to be made. */
  readonly quantity: number;
  readonly madeToOrder?: { readonly days: number } | null | undefined;
}

interface OrderedLine {
  readonly madeToOrder?: boolean | undefined;
  readonly madeToOrderDays?: number | undefined;
}

interface NamedPart {
  /** Empty in orders stored before part numbers were. */
  readonly partNumber: string;
  readonly name: string;
}

interface DetailedLine extends OrderedLine {
  readonly insteadOf?: NamedPart | undefined;
}

interface OrderedParts {
  readonly status: OrderStatus;
  readonly attentions: readonly string[];
  readonly lines: readonly OrderedLine[];
}

/** Returns the days after which an order of `quantity` units ships; null if the stock suffices or nothing is promised. */
export function daysUntilMade({ quantity: stock, madeToOrder }: Stocked, quantity: number): number | null {
  return quantity > stock ? (madeToOrder?.days ?? null) : null;
}

/** Promise of a part made to order, the same on every screen, in emails and on slips. */
export const madeToOrderPromise = (days: number) => `Made to order, ships in about ${counted(days, 'day')}`;

/** Formats a stock below 0: `3 to make`. */
export const toMakeText = (stock: number) => `${formatNumber(-stock)} to make`;

export function lineDetails(
  details: readonly string[],
  { madeToOrder, madeToOrderDays, insteadOf }: DetailedLine,
): string {
  const promise = madeToOrderDays === undefined ? 'Made to order' : madeToOrderPromise(madeToOrderDays);
  const ordered = insteadOf === undefined ? '' : `Instead of ${namedPart(insteadOf)}`;
  return [...details, madeToOrder === true ? promise : '', ordered].filter(Boolean).join(' · ');
}

/** Names a part in a sentence, such as `Chainring 42T (PW-R-104-42)`. */
export const namedPart = ({ partNumber, name }: NamedPart): string =>
  partNumber === '' ? name : `${name} (${partNumber})`;

/** Returns the notice that an unshipped order waits for parts made to order, or `null` if it has no such parts. */
export function madeToOrderText({ status, attentions, lines }: OrderedParts): string | null {
  if (!['placed', 'paid', 'packed'].includes(status)) return null;
  if (!attentions.includes('sold-out') && !attentions.includes('above-stock')) return null;
  const days = promisedDays(lines);
  const isOne = lines.length === 1;
  if (days !== null)
    return `${isOne ? 'Your part is' : 'Some of your parts are'} made to order. Your order ships in about ${counted(days, 'day')}. We’ll email you when it does.`;
  if (!isOne)
    return 'Not all parts are in stock. We’ll make the missing ones and email you when your order ships.';
  return attentions.includes('sold-out')
    ? 'Your part is out of stock. We’ll make it and email you when it ships.'
    : 'Not all units are in stock. We’ll make the rest and email you when your order ships.';
}

/** Returns the longest promise; null if a part is made to order without one. */
function promisedDays(lines: readonly OrderedLine[]): number | null {
  const days = lines
    .filter(({ madeToOrder }) => madeToOrder)
    .map(({ madeToOrderDays = 0 }) => madeToOrderDays);
  return days.length > 0 && !days.includes(0) ? Math.max(...days) : null;
}
