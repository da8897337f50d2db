import {
  addDays,
  addMonths,
  daysFrom,
  firstDayOf,
  fromCents,
  lastDayOf,
  monthOf,
  type QueryOf,
  type Stats,
  type statsEndpoints,
} from '@pedalworks/contract';
import { calendarOf } from '../shared/calendar.ts';
import { bestSelling, hasTerms, salesTerms, type SalesPorts } from './roll-up-sales.ts';
import {
  addSold,
  noSales,
  type SalesFigures,
  type SalesRecord,
  type SalesTerms,
  type SoldProduct,
} from '../model/sales.ts';

const monthsShown = 12;
const productsShown = 10;
/** Maximum orders read to find the best-selling products on days without stored totals. */
const maxOrders = 90;

type Sales = Omit<Stats, 'openOrders' | 'lowStock' | 'reviewsWaiting'>;
type Range = Readonly<Record<'from' | 'to', string>>;

/** Computes a sales report from stored totals, and from aggregation queries for days and months without them. */
export async function readSales(
  ports: SalesPorts,
  query: QueryOf<typeof statsEndpoints.getStats>,
): Promise<Sales> {
  const terms = await salesTerms(ports);
  const today = calendarOf(terms.timeZone).dayOf(new Date());
  const { from = defaultFrom(today), to = today } = query;
  const days = daysFrom(from, to);
  const months = Array.from({ length: monthsShown }, (_, place) =>
    addMonths(monthOf(to), place + 1 - monthsShown),
  );
  const stored = await ports.sales.stored([...days, ...months]);
  const found = new Map([...days, ...months].map((period, place) => [period, stored[place] ?? null]));
  const figuresOf = (period: string, range: Range) =>
    figuresFor(ports, { terms, today, range, stored: found.get(period) ?? null });
  const [ofDays, ofMonths, best] = await Promise.all([
    Promise.all(days.map((day) => figuresOf(day, { from: day, to: day }))),
    Promise.all(months.map((month) => figuresOf(month, { from: firstDayOf(month), to: lastDayOf(month) }))),
    bestProducts(ports, terms, { range: { from, to }, storedDays: stored.slice(0, days.length) }),
  ]);
  return {
    ...terms,
    from,
    to,
    days: days.map((day, place) => ({ day, ...toFigures(ofDays[place]) })),
    months: months.map((month, place) => ({ month, ...toFigures(ofMonths[place]) })),
    best: best.map(({ cents, ...product }) => ({ ...product, revenue: fromCents(cents) })),
  };
}

function defaultFrom(today: string): string {
  const firstOfLastMonth = firstDayOf(addMonths(monthOf(today), -1));
  const thirtyDays = addDays(today, -29);
  return firstOfLastMonth < thirtyDays ? firstOfLastMonth : thirtyDays;
}

interface Period {
  readonly terms: SalesTerms;
  readonly today: string;
  readonly range: Range;
  readonly stored: SalesRecord | null;
}

async function figuresFor(
  { sales }: SalesPorts,
  { terms, today, range, stored }: Period,
): Promise<SalesFigures> {
  if (range.from > today) return noSales;
  if (hasTerms(terms, stored) && stored.lastDay === range.to) return stored;
  return sales.figures(calendarOf(terms.timeZone).span(range.from, range.to), terms.currency);
}

interface BestProductsInput {
  readonly range: Range;
  readonly storedDays: readonly (SalesRecord | null)[];
}

async function bestProducts(
  { sales }: SalesPorts,
  terms: SalesTerms,
  { range, storedDays }: BestProductsInput,
) {
  const days = storedDays.filter((stored) => hasTerms(terms, stored));
  const lastStored = days.at(-1)?.lastDay;
  const from = lastStored === undefined ? range.from : addDays(lastStored, 1);
  const span = calendarOf(terms.timeZone).span(from, range.to);
  const newest = from > range.to ? [] : await sales.sold(span, terms.currency, maxOrders);
  const products = new Map<string, SoldProduct>();
  for (const product of [...newest, ...days.toReversed().flatMap((day) => day.products)])
    addSold(products, product);
  return bestSelling([...products.values()], productsShown);
}

const toFigures = ({ orders, revenueCents, refundsCents }: SalesFigures = noSales) => ({
  orders,
  revenue: fromCents(revenueCents),
  refunds: fromCents(refundsCents),
});
