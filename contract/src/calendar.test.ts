import { expect, it } from 'vitest';
import { addMonths, daysFrom, daysIn, lastDayOf } from './calendar.ts';

it('the calendar adds days and months across the ends of months and years', () => {
  expect(daysFrom('2028-02-28', '2028-03-01')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  expect(daysFrom('2026-01-02', '2026-01-01')).toEqual([]);
  expect(addMonths('2026-01', -2)).toBe('2025-11');
  expect(addMonths('2025-12', 1)).toBe('2026-01');
  expect(lastDayOf('2027-02')).toBe('2027-02-28');
});

it.each([
  ['Asia/Tokyo', '2026-12-31T23:30:00Z', '2027-01-01'],
  ['Pacific/Kiritimati', '2026-12-31T23:30:00Z', '2027-01-01'],
  ['Pacific/Kiritimati', '2026-10-31T10:00:00Z', '2026-11-01'],
  ['Europe/Paris', '2026-12-31T23:30:00Z', '2027-01-01'],
  ['UTC', '2026-12-31T23:30:00Z', '2026-12-31'],
  ['America/Los_Angeles', '2026-12-31T23:30:00Z', '2026-12-31'],
  ['America/Los_Angeles', '2026-11-01T06:59:59Z', '2026-10-31'],
  ['America/Los_Angeles', '2026-11-01T07:00:00Z', '2026-11-01'],
  ['Pacific/Niue', '2026-12-31T23:30:00Z', '2026-12-31'],
])('in the time zone %s, the moment %s is on the day %s', (timeZone, moment, day) => {
  expect(daysIn(timeZone)(new Date(moment))).toBe(day);
});
