import type { TimeSpan } from '../model/sales.ts';

const hour = 3_600_000;

/** Days are written YYYY-MM-DD and months YYYY-MM, so that they sort as text. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 24 * hour).toISOString().slice(0, 10);
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

/** First and last day of a period, either of which may be absent. */
export interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The days of a time zone. */
export function calendarOf(timeZone: string) {
  const dayOf = daysIn(timeZone);
  /** The first moment of a day, or of the next one there is: where the clock changes at midnight, no day begins at 00:00. */
  const startOf = (day: string): Date => {
    // Zones are from 12 hours behind UTC to 14 hours ahead of it.
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
    /** Variant of `span` in which either day may be absent. */
    openSpan: ({ from, to }: Days) => ({
      from: from === undefined ? undefined : startOf(from),
      to: to === undefined ? undefined : startOf(addDays(to, 1)),
    }),
    /** From the first moment of `from` to the last one of `to`. */
    span: (from: string, to: string): TimeSpan => ({ from: startOf(from), to: startOf(addDays(to, 1)) }),
  };
}

/** Returns a formatter for the day of a moment in a time zone. Swedish dates are written YYYY-MM-DD. */
export function daysIn(timeZone: string): (moment: Date) => string {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  return (moment) => day.format(moment);
}

/** Formats a UTC moment for spreadsheets (ISO 8601 with a space for the T); empty for null. */
export function momentText(moment: Date | null): string {
  return moment === null ? '' : moment.toISOString().slice(0, 19).replace('T', ' ');
}
