import { dateFormat } from './dates.tsx';

/** Range of days (YYYY-MM-DD), inclusive. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Returns the day (YYYY-MM-DD) in a time zone at the given moment. */
export function dayIn(timeZone: string, moment: Date): string {
  // The Swedish locale formats dates as ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment);
}

function monthOf(day: string, before: number): Period {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const isoDay = (...date: [year: number, month: number, day: number]) =>
    new Date(Date.UTC(...date)).toISOString().slice(0, 10);
  return { from: isoDay(year, month - 1 - before, 1), to: isoDay(year, month - before, 0) };
}

export function monthsUntil(day: string): readonly (Period & { readonly label: string })[] {
  return [
    { label: 'This month', ...monthOf(day, 0) },
    { label: 'Last month', ...monthOf(day, 1) },
  ];
}

/** Formats a period, such as `Nov 1 – 20, 2026` or `from Nov 1, 2026`; empty if it has no bounds. */
export function periodInWords({
  from = '',
  to = '',
}: {
  from?: string | undefined;
  to?: string | undefined;
}) {
  const [first, last] = [new Date(from), new Date(to)];
  const dayFormat = dateFormat('day', 'UTC');
  if (Number.isNaN(first.getTime()))
    return Number.isNaN(last.getTime()) ? '' : `until ${dayFormat.format(last)}`;
  return Number.isNaN(last.getTime())
    ? `from ${dayFormat.format(first)}`
    : dayFormat.formatRange(first, last);
}
