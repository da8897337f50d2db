import { addDays, daysIn } from './calendar.ts';

/** Days to send the parts, and for the shop to refund a withdrawal (Directive 2011/83/EU, Articles 13 and 14). */
export const deadlineDays = 14;

interface DeliveredOrder {
  readonly shipments: readonly {
    readonly lines: readonly { readonly line: number }[];
    readonly deliveredAt: Date | string | null;
    readonly returnedAt: Date | string | null;
  }[];
}

interface ReturnRules {
  /** Days after delivery in which customers can return parts. */
  readonly returnDays: number;
  readonly timeZone: string;
}

/**
 * Returns the last day to return a line without a fault, in the shop's time zone. It counts from the line's last
 * delivery. Returns null while a parcel with the line is under way, because the days have not begun.
 */
export function lastReturnDay(
  { shipments }: DeliveredOrder,
  line: number,
  { returnDays, timeZone }: ReturnRules,
): string | null {
  const deliveries = shipments
    .filter(({ lines, returnedAt }) => returnedAt === null && lines.some((each) => each.line === line))
    .map(({ deliveredAt }) => deliveredAt);
  const known = deliveries.filter((delivery) => delivery !== null);
  if (known.length === 0 || known.length < deliveries.length) return null;
  const last = Math.max(...known.map((delivery) => new Date(delivery).getTime()));
  return addDays(daysIn(timeZone)(new Date(last)), returnDays);
}
