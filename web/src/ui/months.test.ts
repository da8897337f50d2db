import { expect, it } from 'vitest';
import { monthsUntil, periodInWords } from './months.ts';

it.each([
  ['2026-11-27', ['2026-11-01', '2026-11-30'], ['2026-10-01', '2026-10-31']],
  ['2026-03-31', ['2026-03-01', '2026-03-31'], ['2026-02-01', '2026-02-28']],
  ['2028-01-01', ['2028-01-01', '2028-01-31'], ['2027-12-01', '2027-12-31']],
])('monthsUntil returns the whole month of %s and the whole previous month', (day, now, before) => {
  expect(monthsUntil(day).map(({ from, to }) => [from, to])).toEqual([now, before]);
});

it.each([
  ['2026-11-01', '2026-11-20', 'Nov 1 – 20, 2026'],
  ['2026-12-28', '2027-01-03', 'Dec 28, 2026 – Jan 3, 2027'],
  ['2026-11-01', '2026-11-01', 'Nov 1, 2026'],
  ['2026-11-01', undefined, 'from Nov 1, 2026'],
  [undefined, '2026-11-20', 'until Nov 20, 2026'],
  [undefined, 'yesterday', ''],
])('periodInWords formats the period from %s to %s', (from, to, words) => {
  // `Intl` puts thin spaces around the dash.
  expect(periodInWords({ from, to }).replaceAll(/\s/gu, ' ')).toBe(words);
});
