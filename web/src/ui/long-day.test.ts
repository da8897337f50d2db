import { expect, it } from 'vitest';
import { longDay } from './long-day.ts';

it('writes every day of a leap year as Intl does', () => {
  const intl = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
  const days = Array.from({ length: 366 }, (_, index) => new Date(Date.UTC(2028, 0, 1 + index, 12)));
  expect(days.map((day) => longDay(day.toISOString()))).toEqual(days.map((day) => intl.format(day)));
});

it('writes nothing for what is no moment', () => {
  expect(longDay('yesterday')).toBe('');
});
