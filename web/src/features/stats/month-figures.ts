import type { Stats } from '@pedalworks/contract';
import { firstDayOf, lastDayOf, monthOf } from '@pedalworks/contract/calendar';
import { fromCents, toCents } from '@pedalworks/contract/money';
import { once } from '@pedalworks/contract/once';
import { formatDate } from '../../ui/dates.tsx';

export type Figures = Pick<Stats['days'][number], 'orders' | 'revenue' | 'refunds'>;

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

export function monthFigures({ days, to }: Pick<Stats, 'days' | 'to'>): MonthFigures {
  const now = days.filter(({ day }) => monthOf(day) === monthOf(to));
  const lastOfBefore = days.findLast(({ day }) => monthOf(day) < monthOf(to))?.day ?? '';
  const before = days.filter(({ day }) => monthOf(day) === monthOf(lastOfBefore));
  const sameDays = before.slice(0, now.length);
  return {
    now: sumOf(now),
    before: sumOf(before),
    sameDays: sumOf(sameDays),
    sameDaysText: formatDays(sameDays.map(({ day }) => day)),
  };
}

export const averageOrder = ({ orders, revenue }: Figures): number => (orders === 0 ? 0 : revenue / orders);

const percent = once(() => new Intl.NumberFormat('en-US', { style: 'percent' }));

/** Compares two totals in words, such as `12% above Oct 1–26`. Returns null if there were no earlier sales. */
export function changeText(now: number, before: number, days: string): string | null {
  if (before <= 0) return null;
  const share = percent().format(Math.abs(now / before - 1));
  if (share === '0%') return `Same as ${days}`;
  return `${share} ${now > before ? 'above' : 'below'} ${days}`;
}

function formatDays(days: readonly string[]): string {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return '';
  const start = formatDate(first, 'monthDay');
  return first === last ? start : `${start}–${formatDate(last, 'dayOfMonth')}`;
}

/** Returns the first and last day of a month; the current month ends today. */
export function periodOfMonth(month: string, today: string): { readonly from: string; readonly to: string } {
  const last = lastDayOf(month);
  return { from: firstDayOf(month), to: last < today ? last : today };
}
