import { expect, it } from 'vitest';
import { daysIn } from './days.ts';

it.each([
  ['Asia/Tokyo', '2027-01-01'],
  ['Pacific/Kiritimati', '2027-01-01'],
  ['Europe/Paris', '2027-01-01'],
  ['UTC', '2026-12-31'],
  ['America/Los_Angeles', '2026-12-31'],
  ['Pacific/Niue', '2026-12-31'],
])('in %s the last half hour of the year in London is on %s', (timeZone, day) => {
  expect(daysIn(timeZone)(new Date('2026-12-31T23:30:00Z'))).toBe(day);
});
