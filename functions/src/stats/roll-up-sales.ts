import type { Ports } from '../ports.ts';
import {
  addDays,
  addMonths,
  calendarOf,
  daysFrom,
  firstDayOf,
  lastDayOf,
  monthOf,
} from '../shared/calendar.ts';
import {
  noSales,
  type SalesFigures,
  type SalesRecord,
  type SalesTerms,
  type SoldProduct,
} from '../model/sales.ts';

export type SalesPorts = Pick<Ports, 'sales' | 'settings' | 'cards'>;

/** How many months the job looks at again; what comes later still, `npm run rebuild-sales` takes in. */
const monthsLookedAt = 13;
/** How many products a day keeps. */
const mostProducts = 100;

export async function salesTerms({ settings, cards }: SalesPorts): Promise<SalesTerms> {
  return { timeZone: (await settings.read()).timeZone, currency: cards.currency };
}

/** Whether a record is of these terms: its days may be those of another time zone. */
export function isOf({ timeZone, currency }: SalesTerms, record: SalesRecord | null): record is SalesRecord {
  return record?.timeZone === timeZone && record.currency === currency;
}

export function bestFirst(products: readonly SoldProduct[], most: number): readonly SoldProduct[] {
  return products.toSorted((one, other) => other.cents - one.cents || other.units - one.units).slice(0, most);
}

const isSame = (one: SalesFigures, other: SalesFigures) =>
  one.orders === other.orders &&
  one.revenueCents === other.revenueCents &&
  one.refundsCents === other.refundsCents;

/**
 * Stores what was sold on each closed day of the last thirteen months for which that is not stored, or not as the orders have it
 * by now: a payment may be settled late, and the shop's time zone change.
 *
 * @param signal aborts once nothing more is to be begun
 */
export async function rollUpSales(ports: SalesPorts, signal: AbortSignal): Promise<void> {
  const terms = await salesTerms(ports);
  const month = monthOf(yesterdayIn(terms));
  for (let ago = 0; ago < monthsLookedAt && !signal.aborted; ago += 1)
    await rollUpMonth(ports, terms, { month: addMonths(month, -ago), isAnew: false, signal });
}

/**
 * Stores it anew for every closed day of these months, however long they are over, and of those between them.
 *
 * @param from YYYY-MM, as `to`
 */
export async function rebuildSales(ports: SalesPorts, from: string, to: string): Promise<void> {
  const terms = await salesTerms(ports);
  const { signal } = new AbortController();
  const lastMonth = [to, monthOf(yesterdayIn(terms))].toSorted()[0] ?? to;
  for (let month = from; month <= lastMonth; month = addMonths(month, 1))
    await rollUpMonth(ports, terms, { month, isAnew: true, signal });
}

function yesterdayIn({ timeZone }: SalesTerms): string {
  return addDays(calendarOf(timeZone).dayOf(new Date()), -1);
}

interface MonthToRollUp {
  readonly month: string;
  /** Whether what is stored of it may be wrong in what nobody compares. */
  readonly isAnew: boolean;
  readonly signal: AbortSignal;
}

async function rollUpMonth(
  ports: SalesPorts,
  terms: SalesTerms,
  { month, isAnew, signal }: MonthToRollUp,
): Promise<void> {
  const { sales } = ports;
  const yesterday = yesterdayIn(terms);
  const lastDay = lastDayOf(month) < yesterday ? lastDayOf(month) : yesterday;
  const span = calendarOf(terms.timeZone).span(firstDayOf(month), lastDay);
  const [figures, [stored = null]] = await Promise.all([
    sales.figures(span, terms.currency),
    sales.stored([month]),
  ]);
  const isStored = isOf(terms, stored) && stored.lastDay === lastDay && isSame(stored, figures);
  if (!isAnew && (isStored || (stored === null && isSame(figures, noSales)))) return;
  const days = daysFrom(firstDayOf(month), lastDay);
  const storedDays = await sales.stored(days);
  for (const [place, day] of days.entries()) {
    if (signal.aborted) return;
    await rollUpDay(ports, terms, { day, stored: storedDays[place] ?? null, isAnew });
  }
  await sales.store(month, { ...figures, ...terms, lastDay, products: [] });
}

interface DayToRollUp extends Pick<MonthToRollUp, 'isAnew'> {
  readonly day: string;
  readonly stored: SalesRecord | null;
}

/** A day on which nothing was sold is stored only in place of what was. */
async function rollUpDay({ sales }: SalesPorts, terms: SalesTerms, { day, stored, isAnew }: DayToRollUp) {
  const span = calendarOf(terms.timeZone).span(day, day);
  const figures = await sales.figures(span, terms.currency);
  const isRight =
    stored === null ? isSame(figures, noSales) : !isAnew && isOf(terms, stored) && isSame(figures, stored);
  if (isRight) return;
  const products = bestFirst(await sales.sold(span, terms.currency), mostProducts);
  await sales.store(day, { ...figures, ...terms, lastDay: day, products });
}
