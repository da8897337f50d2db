import type { Stats } from '@pedalworks/contract';
import { fromCents, toCents } from '@pedalworks/contract/money';

/** What was sold in some time, and what went back; decimal amounts. */
export type Figures = Pick<Stats['days'][number], 'orders' | 'revenue' | 'refunds'>;

/** This month so far, the one before it, and as many days of that. */
export interface MonthFigures {
  readonly now: Figures;
  readonly before: Figures;
  readonly sameDays: Figures;
  /** How many days of this month have begun. */
  readonly daysBegun: number;
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
  return {
    now: sumOf(now),
    before: sumOf(before),
    sameDays: sumOf(before.slice(0, now.length)),
    daysBegun: now.length,
  };
}

export const averageOrder = ({ orders, revenue }: Figures): number => (orders === 0 ? 0 : revenue / orders);

const percent = new Intl.NumberFormat('en-US', { style: 'percent', signDisplay: 'exceptZero' });

/** The change in percent, such as `+12%`; null where there was nothing to compare with. */
export function changeText(now: number, before: number): string | null {
  if (before <= 0) return null;
  return percent.format(now / before - 1).replace('-', '−');
}

// A day has no time of day: read and written in UTC, it is the same day everywhere.
const inWords = (parts: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { ...parts, timeZone: 'UTC' });
  return (period: string) => format.format(new Date(period));
};

/** `2026-11-26` → `Nov 26`. */
export const dayInWords = inWords({ month: 'short', day: 'numeric' });
/** `2026-11` → `Nov`, for an axis. */
export const monthOnAxis = inWords({ month: 'short' });
/** `2026-11`, or a day of it → `November 2026`. */
export const monthInWords = inWords({ month: 'long', year: 'numeric' });
/** `2026-11` → `November`. */
export const monthAlone = inWords({ month: 'long' });
