import { dateFormat } from './dates.tsx';

/** Days like 2026-11-26, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** The day that a moment is in a time zone. */
export function dayIn(timeZone: string, moment: Date): string {
  // Sweden writes days as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment);
}

/** The whole month of a day, `before` months earlier. */
function monthOf(day: string, before: number): Period {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const isoDay = (...date: [year: number, month: number, day: number]) =>
    new Date(Date.UTC(...date)).toISOString().slice(0, 10);
  return { from: isoDay(year, month - 1 - before, 1), to: isoDay(year, month - before, 0) };
}

/** The month of a day and the one before. */
export function monthsUntil(day: string): readonly (Period & { readonly label: string })[] {
  return [
    { label: 'This month', ...monthOf(day, 0) },
    { label: 'Last month', ...monthOf(day, 1) },
  ];
}

/** Names days as people write them, such as `Nov 1 – 20, 2026` or `from Nov 1, 2026`; empty for any time. */
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
