import { addMonths, firstDayOf, lastDayOf, monthOf } from '@pedalworks/contract/calendar';
import { dateFormat } from './dates.tsx';

/** Range of days (YYYY-MM-DD), inclusive. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const daysOf = (month: string): Period => ({ from: firstDayOf(month), to: lastDayOf(month) });

export function monthsUntil(day: string): readonly (Period & { readonly label: string })[] {
  const month = monthOf(day);
  return [
    { label: 'This month', ...daysOf(month) },
    { label: 'Last month', ...daysOf(addMonths(month, -1)) },
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
