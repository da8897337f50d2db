import { addDays, daysIn, hourMilliseconds } from '@pedalworks/contract';
import type { TimeSpan } from '../model/sales.ts';

export interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export function calendarOf(timeZone: string) {
  const dayOf = daysIn(timeZone);
  /** Returns the first moment of a day: midnight, or 01:00 if clocks go forward at midnight. */
  const startOf = (day: string): Date => {
    // Time zones range from UTC-12 to UTC+14.
    let [before, start] = [Date.parse(day) - 15 * hourMilliseconds, Date.parse(day) + 13 * hourMilliseconds];
    while (start - before > 1) {
      const middle = Math.floor((before + start) / 2);
      if (dayOf(new Date(middle)) < day) before = middle;
      else start = middle;
    }
    return new Date(start);
  };
  return {
    dayOf,
    startOf,
    openSpan: ({ from, to }: Days) => ({
      from: from === undefined ? undefined : startOf(from),
      to: to === undefined ? undefined : startOf(addDays(to, 1)),
    }),
    span: (from: string, to: string): TimeSpan => ({ from: startOf(from), to: startOf(addDays(to, 1)) }),
  };
}

/** Formats a moment in UTC for spreadsheets, like `2026-03-01 14:30:00`; null becomes an empty text. */
export function momentText(moment: Date | null): string {
  return moment === null ? '' : moment.toISOString().slice(0, 19).replace('T', ' ');
}
