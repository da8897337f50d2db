import { expect, it } from 'vitest';
import { calendarOf } from './calendar.ts';

it.each([
  ['UTC', '2026-11-26', '2026-11-26T00:00:00Z', 24],
  ['Asia/Kathmandu', '2026-11-26', '2026-11-25T18:15:00Z', 24],
  ['Pacific/Kiritimati', '2026-01-01', '2025-12-31T10:00:00Z', 24],
  ['Pacific/Niue', '2026-01-01', '2026-01-01T11:00:00Z', 24],
  ['America/Los_Angeles', '2026-03-08', '2026-03-08T08:00:00Z', 23],
  ['America/Los_Angeles', '2026-11-01', '2026-11-01T07:00:00Z', 25],
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00Z', 23],
  ['Australia/Lord_Howe', '2026-04-05', '2026-04-04T13:00:00Z', 24.5],
  // Clocks change at midnight, so the day begins at 01:00, or its last hour repeats.
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00Z', 23],
  ['Africa/Cairo', '2026-10-29', '2026-10-28T21:00:00Z', 25],
  // Samoa skipped this day.
  ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00Z', 0],
] as const)('in the time zone %s, the day %s begins at %s and has %d hours', (...row) => {
  const [timeZone, day, start, hours] = row;
  const { from, to } = calendarOf(timeZone).span(day, day);
  expect(from).toEqual(new Date(start));
  expect((to.getTime() - from.getTime()) / 3_600_000).toBe(hours);
});
