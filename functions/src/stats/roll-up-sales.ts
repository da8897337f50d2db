import { addDays, addMonths, daysFrom, firstDayOf, lastDayOf, monthOf } from '@pedalworks/contract';
import type { Ports } from '../ports.ts';
import { calendarOf } from '../shared/calendar.ts';
import { never } from '../shared/time-limits.ts';
import {
  noSales,
  type SalesFigures,
  type SalesRecord,
  type SalesTerms,
  type SoldProduct,
} from '../model/sales.ts';

export type SalesPorts = Pick<Ports, 'sales' | 'settings' | 'cards'>;

/** Number of latest months that the scheduled job corrects; `npm run rebuild-sales` corrects older months. */
const monthsToCheck = 13;
const maxProducts = 100;

export async function salesTerms({ settings, cards }: SalesPorts): Promise<SalesTerms> {
  return { timeZone: (await settings.read()).timeZone, currency: cards.currency };
}

export function hasTerms(
  { timeZone, currency }: SalesTerms,
  record: SalesRecord | null,
): record is SalesRecord {
  return record?.timeZone === timeZone && record.currency === currency;
}

export function bestSelling(products: readonly SoldProduct[], max: number): readonly SoldProduct[] {
  return products.toSorted((one, other) => other.cents - one.cents || other.units - one.units).slice(0, max);
}

const isSame = (one: SalesFigures, other: SalesFigures) =>
  one.orders === other.orders &&
  one.revenueCents === other.revenueCents &&
  one.refundsCents === other.refundsCents;

/**
 * Stores missing totals of past days and corrects outdated ones, for example after a late payment. Days are days of the
 * shop's time zone.
 */
export async function rollUpSales(ports: SalesPorts, signal: AbortSignal): Promise<void> {
  const terms = await salesTerms(ports);
  const month = monthOf(yesterdayIn(terms));
  for (let ago = 0; ago < monthsToCheck && !signal.aborted; ago += 1)
    await rollUpMonth(ports, terms, { month: addMonths(month, -ago), force: false, signal });
}

/** Recalculates the stored totals of all past days from month `from` to month `to`, such as `2026-10`. */
export async function rebuildSales(ports: SalesPorts, from: string, to: string): Promise<void> {
  const terms = await salesTerms(ports);
  const lastMonth = [to, monthOf(yesterdayIn(terms))].toSorted()[0] ?? to;
  for (let month = from; month <= lastMonth; month = addMonths(month, 1))
    await rollUpMonth(ports, terms, { month, force: true, signal: never });
}

function yesterdayIn({ timeZone }: SalesTerms): string {
  return addDays(calendarOf(timeZone).dayOf(new Date()), -1);
}

interface MonthOptions {
  readonly month: string;
  /** True to recalculate days whose stored totals match the orders; their best-selling products may be wrong. */
  readonly force: boolean;
  readonly signal: AbortSignal;
}

async function rollUpMonth(
  ports: SalesPorts,
  terms: SalesTerms,
  { month, force, signal }: MonthOptions,
): Promise<void> {
  const { sales } = ports;
  const yesterday = yesterdayIn(terms);
  const lastDay = lastDayOf(month) < yesterday ? lastDayOf(month) : yesterday;
  const span = calendarOf(terms.timeZone).span(firstDayOf(month), lastDay);
  const [figures, [stored = null]] = await Promise.all([
    sales.figures(span, terms.currency),
    sales.stored([month]),
  ]);
  const isCurrent = hasTerms(terms, stored) && stored.lastDay === lastDay && isSame(stored, figures);
  if (!force && (isCurrent || (stored === null && isSame(figures, noSales)))) return;
  const days = daysFrom(firstDayOf(month), lastDay);
  const storedDays = await sales.stored(days);
  for (const [place, day] of days.entries()) {
    if (signal.aborted) return;
    await rollUpDay(ports, terms, { day, stored: storedDays[place] ?? null, force });
  }
  await sales.store(month, { ...figures, ...terms, lastDay, products: [] });
}

interface DayOptions extends Pick<MonthOptions, 'force'> {
  readonly day: string;
  readonly stored: SalesRecord | null;
}

/** Updates a day's stored totals. Skips a day without sales unless totals are already stored for it. */
async function rollUpDay({ sales }: SalesPorts, terms: SalesTerms, { day, stored, force }: DayOptions) {
  const span = calendarOf(terms.timeZone).span(day, day);
  const figures = await sales.figures(span, terms.currency);
  const isCurrent =
    stored === null ? isSame(figures, noSales) : !force && hasTerms(terms, stored) && isSame(figures, stored);
  if (isCurrent) return;
  const products = bestSelling(await sales.sold(span, terms.currency), maxProducts);
  await sales.store(day, { ...figures, ...terms, lastDay: day, products });
}
