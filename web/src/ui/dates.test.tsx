import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { formatDate, LocalDay, LocalTime, TimeZone, UtcDay } from './dates.tsx';

test('UtcDay displays the same date in every time zone', () => {
  const day = (isoTime: string) => renderToStaticMarkup(<UtcDay isoTime={isoTime} />);
  expect(day('2026-07-20')).toContain('>Jul 20, 2026</time>');
  expect(day('2026-07-20T23:59:59.999Z')).toContain('>Jul 20, 2026</time>');
});

test('LocalTime omits the current year', () => {
  const text = (isoTime: string) =>
    renderToStaticMarkup(<LocalTime isoTime={isoTime} />).replaceAll(/<[^>]*>/gu, '');
  expect(text('2020-07-20T12:00:00Z')).toContain('Jul 20, 2020');
  expect(text(new Date().toISOString())).not.toContain(String(new Date().getFullYear()));
});

test('dates follow the time zone of the screen, and times name a zone that is not the reader’s', () => {
  const textIn = (timeZone: string | null | undefined) =>
    renderToStaticMarkup(
      <TimeZone value={timeZone}>
        <LocalDay isoTime="2020-11-01T06:30:00Z" />; <LocalTime isoTime="2020-11-01T06:30:00Z" />
      </TimeZone>,
    ).replaceAll(/<[^>]*>/gu, '');
  expect(textIn('America/Los_Angeles')).toBe('Oct 31, 2020; Oct 31, 2020, 11:30\u00A0PM\u00A0PDT');
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  expect(textIn(timeZone)).toMatch(/[AP]M$/u);
  expect(textIn(undefined)).toBe(textIn(timeZone));
  expect(textIn(null)).toBe('; ');
});

test.each([LocalTime, LocalDay, UtcDay])('date components render nothing for an invalid time', (Time) => {
  expect(renderToStaticMarkup(<Time isoTime="" />)).toBe('');
});

test.each(['Pacific/Niue', 'Pacific/Kiritimati'])(
  'formatDate ignores the local time zone %s when it formats days and months',
  (zone) => {
    process.env['TZ'] = zone;
    expect([formatDate('2026-11-01', 'monthDay'), formatDate('2026-11', 'month')]).toEqual([
      'Nov 1',
      'November 2026',
    ]);
  },
);
