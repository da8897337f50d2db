import { dayMilliseconds } from './durations.ts';

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

/** Returns a function that finds a moment's day in a time zone. Swedish dates have the format YYYY-MM-DD. */
export function daysIn(timeZone: string): (moment: Date) => string {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  return (moment) => day.format(moment);
}
