import { expect, it } from 'vitest';
import { lastReturnDay } from './return-days.ts';

const rules = { returnDays: 60, timeZone: 'America/Los_Angeles' };
const parcel = (line: number, deliveredAt: string | null, returnedAt: string | null = null) => ({
  lines: [{ line }],
  deliveredAt,
  returnedAt,
});

it('counts the return days from the last delivery of a line, in the shop’s time zone', () => {
  // 06:30 UTC is still the day before in Los Angeles.
  const shipments = [parcel(0, '2026-11-01T20:00:00Z'), parcel(0, '2026-11-10T06:30:00Z'), parcel(1, null)];
  expect(lastReturnDay({ shipments }, 0, rules)).toBe('2027-01-08');
});

it('has no last day while a parcel with the line is under way, unless it came back', () => {
  const delivered = parcel(0, '2026-11-01T20:00:00Z');
  expect(lastReturnDay({ shipments: [delivered, parcel(0, null)] }, 0, rules)).toBeNull();
  expect(lastReturnDay({ shipments: [] }, 0, rules)).toBeNull();
  const returned = parcel(0, null, '2026-11-05T20:00:00Z');
  expect(lastReturnDay({ shipments: [delivered, returned] }, 0, rules)).toBe('2026-12-31');
});
