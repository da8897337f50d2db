import type { Stats } from '@pedalworks/contract';
import { fromCents, toCents } from '@pedalworks/contract/money';

/** Orders, revenue and refunds of a period, as decimal amounts. */
export type Figures = Pick<Stats['days'][number], 'orders' | 'revenue' | 'refunds'>;

/** This month so far, the one before it, and as many days of that. */
export interface MonthFigures {
  readonly now: Figures;
  readonly before: Figures;
  readonly sameDays: Figures;
  readonly sameDaysText: string;
}

export function sumOf(days: readonly Figures[]): Figures {
  const sum = (of: (day: Figures) => number) =>
    fromCents(days.reduce((cents, day) => cents + toCents(of(day)), 0));
  return {
    orders: days.reduce((orders, day) => orders + day.orders, 0),
    revenue: sum(({ revenue }) => revenue),
    refunds: sum(({ refunds }) => refunds),
  };
}

const monthOf = (day: string) => day.slice(0, 7);

export function monthFigures({ days, to }: Pick<Stats, 'days' | 'to'>): MonthFigures {
  const now = days.filter(({ day }) => monthOf(day) === monthOf(to));
  const lastOfBefore = days.findLast(({ day }) => monthOf(day) < monthOf(to))?.day ?? '';
  const before = days.filter(({ day }) => monthOf(day) === monthOf(lastOfBefore));
  const sameDays = before.slice(0, now.length);
  return {
    now: sumOf(now),
    before: sumOf(before),
    sameDays: sumOf(sameDays),
    sameDaysText: daysText(sameDays.map(({ day }) => day)),
  };
}

export const averageOrder = ({ orders, revenue }: Figures): number => (orders === 0 ? 0 : revenue / orders);

const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

/** The change since the same days of the month before, such as `12% above Oct 1–26`; null if there is nothing to compare with. */
export function changeText(now: number, before: number, days: string): string | null {
  if (before <= 0) return null;
  const share = percent.format(Math.abs(now / before - 1));
  if (share === '0%') return `Same as ${days}`;
  return `${share} ${now > before ? 'above' : 'below'} ${days}`;
}

// A day has no time of day: read and written in UTC, it is the same day everywhere.
const inWords = (parts: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { ...parts, timeZone: 'UTC' });
  return (period: string) => format.format(new Date(period));
};

/** `2026-11-26` → `Nov 26`. */
export const dayInWords = inWords({ month: 'short', day: 'numeric' });
const dayAlone = inWords({ day: 'numeric' });

/** First and last of some days of a month: `Oct 1–26`, or `Oct 1`. */
function daysText(days: readonly string[]): string {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return '';
  return first === last ? dayInWords(first) : `${dayInWords(first)}–${dayAlone(last)}`;
}

/** First and last day of a month, `2026-11`; of the current month, the days until today. */
export function daysUntil(month: string, today: string): { readonly from: string; readonly to: string } {
  const last = new Date(month);
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  const to = last.toISOString().slice(0, 10);
  return { from: `${month}-01`, to: to < today ? to : today };
}

/** `2026-11` → `Nov`, for an axis. */
export const monthOnAxis = inWords({ month: 'short' });
/** `2026-11`, or a day of it → `November 2026`. */
export const monthInWords = inWords({ month: 'long', year: 'numeric' });
/** `2026-11` → `November`. */
export const monthAlone = inWords({ month: 'long' });
