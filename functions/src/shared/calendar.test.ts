import { expect, it } from 'vitest';
import { addMonths, calendarOf, daysFrom, daysIn, lastDayOf } from './calendar.ts';

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

it('the calendar adds days and months across the ends of months and years', () => {
  expect(daysFrom('2028-02-28', '2028-03-01')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  expect(daysFrom('2026-01-02', '2026-01-01')).toEqual([]);
  expect(addMonths('2026-01', -2)).toBe('2025-11');
  expect(addMonths('2025-12', 1)).toBe('2026-01');
  expect(lastDayOf('2027-02')).toBe('2027-02-28');
});

it.each([
  ['Asia/Tokyo', '2027-01-01'],
  ['Pacific/Kiritimati', '2027-01-01'],
  ['Europe/Paris', '2027-01-01'],
  ['UTC', '2026-12-31'],
  ['America/Los_Angeles', '2026-12-31'],
  ['Pacific/Niue', '2026-12-31'],
])('the calendar formats 31 December, 23:30 UTC, in %s as %s', (timeZone, day) => {
  expect(daysIn(timeZone)(new Date('2026-12-31T23:30:00Z'))).toBe(day);
});
