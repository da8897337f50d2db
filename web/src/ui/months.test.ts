import { expect, it } from 'vitest';
import { dayIn, monthsUntil } from './months.ts';

it.each([
  ['2026-11-27', ['2026-11-01', '2026-11-30'], ['2026-10-01', '2026-10-31']],
  ['2026-03-31', ['2026-03-01', '2026-03-31'], ['2026-02-01', '2026-02-28']],
  ['2028-01-01', ['2028-01-01', '2028-01-31'], ['2027-12-01', '2027-12-31']],
])('has the whole months of %s and before', (day, now, before) => {
  expect(monthsUntil(day).map(({ from, to }) => [from, to])).toEqual([now, before]);
});

it.each([
  ['America/Los_Angeles', '2026-11-01T06:59:59Z', '2026-10-31'],
  ['America/Los_Angeles', '2026-11-01T07:00:00Z', '2026-11-01'],
  ['Pacific/Kiritimati', '2026-10-31T10:00:00Z', '2026-11-01'],
])('is the day in %s, not of the browser, at %s', (timeZone, moment, day) => {
  expect(dayIn(timeZone, new Date(moment))).toBe(day);
});
