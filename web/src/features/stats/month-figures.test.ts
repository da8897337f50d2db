import { describe, expect, it } from 'vitest';
import { averageOrder, changeText, periodOfMonth, monthFigures } from './month-figures.ts';

const none = { orders: 0, revenue: 0, refunds: 0 };
const day = (name: string, changes: Partial<typeof none> = {}) => ({ day: name, ...none, ...changes });

describe('sales figures for the current month', () => {
  it('include totals for this month, the previous month, and the previous month up to the same day', () => {
    const days = [
      day('2026-08-31', { orders: 9, revenue: 900 }),
      day('2026-09-01', { orders: 1, revenue: 0.1, refunds: 0.3 }),
      day('2026-09-02', { orders: 1, revenue: 0.2 }),
      day('2026-09-30', { orders: 2, revenue: 5 }),
      day('2026-10-01', { orders: 1, revenue: 19.99 }),
      day('2026-10-02', { orders: 2, revenue: 0.01, refunds: -0.3 }),
    ];
    expect(monthFigures({ days, to: '2026-10-02' })).toEqual({
      now: { orders: 3, revenue: 20, refunds: -0.3 },
      before: { orders: 4, revenue: 5.3, refunds: 0.3 },
      sameDays: { orders: 2, revenue: 0.3, refunds: 0.3 },
      sameDaysText: 'Sep 1–2',
    });
  });

  it('compare March 1–31 with all of February', () => {
    const days = [day('2026-02-28', { revenue: 2 }), day('2026-03-30'), day('2026-03-31')];
    expect(monthFigures({ days, to: '2026-03-31' })).toMatchObject({
      sameDays: { revenue: 2 },
      sameDaysText: 'Feb 28',
    });
  });

  it('have zero totals for the previous month if there are no earlier sales', () => {
    expect(monthFigures({ days: [day('2026-03-01', { orders: 1 })], to: '2026-03-01' })).toMatchObject({
      now: { orders: 1 },
      before: none,
    });
  });
});

it('changeText states the change in percent, or returns null if there were no earlier sales', () => {
  const days = 'Oct 1–26';
  expect([changeText(112, 100, days), changeText(1, 4, days), changeText(5, 5, days)]).toEqual([
    '12% above Oct 1–26',
    '75% below Oct 1–26',
    'Same as Oct 1–26',
  ]);
  expect(changeText(5, 0, days)).toBe(null);
  expect(changeText(10, -5, days), 'more refunds failed than were given').toBe(null);
  expect(averageOrder(none)).toBe(0);
});

it.each([
  ['2026-02', '2026-02-01', '2026-02-28'],
  ['2028-02', '2028-02-01', '2028-02-29'],
  ['2026-12', '2026-12-01', '2026-12-31'],
  ['2029-01', '2029-01-01', '2029-01-30'],
])('periodOfMonth of %s is %s to %s if today is January 30, 2029', (month, from, to) => {
  expect(periodOfMonth(month, '2029-01-30')).toEqual({ from, to });
});
