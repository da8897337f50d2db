import { dayMilliseconds } from '@pedalworks/contract';
import type { TimeSpan } from '../model/sales.ts';

const hour = 3_600_000;

/** Adds days to a date. Days are YYYY-MM-DD and months YYYY-MM, so that they sort as text. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMilliseconds).toISOString().slice(0, 10);
}

export function daysFrom(from: string, to: string): readonly string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

export const monthOf = (day: string): string => day.slice(0, 7);
export const firstDayOf = (month: string): string => `${month}-01`;

export function addMonths(month: string, months: number): string {
  const first = new Date(firstDayOf(month));
  first.setUTCMonth(first.getUTCMonth() + months);
  return monthOf(first.toISOString());
}

export const lastDayOf = (month: string): string => addDays(firstDayOf(addMonths(month, 1)), -1);

export interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export function calendarOf(timeZone: string) {
  const dayOf = daysIn(timeZone);
  /** Returns the first moment of a day: midnight, or 01:00 if clocks go forward at midnight. */
  const startOf = (day: string): Date => {
    // Time zones range from UTC-12 to UTC+14.
    let [before, start] = [Date.parse(day) - 15 * hour, Date.parse(day) + 13 * hour];
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

/** Returns a function that finds a moment's day in a time zone. Swedish dates have the format YYYY-MM-DD. */
export function daysIn(timeZone: string): (moment: Date) => string {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  return (moment) => day.format(moment);
}

/** Formats a moment in UTC for spreadsheets, like `2026-03-01 14:30:00`; null becomes an empty text. */
export function momentText(moment: Date | null): string {
  return moment === null ? '' : moment.toISOString().slice(0, 19).replace('T', ' ');
}
