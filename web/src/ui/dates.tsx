import { once } from '@pedalworks/contract/once';
import { createContext, use } from 'react';

const monthDay = { month: 'short', day: 'numeric' } as const;

/** Date formats. Times use the 12- or 24-hour clock of the reader's locale. */
const styles = once(() => {
  const { hourCycle } = new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions();
  const time = { hour: 'numeric', minute: '2-digit', ...(hourCycle && { hourCycle }) } as const;
  return {
    shortMonth: { month: 'short' },
    monthName: { month: 'long' },
    month: { month: 'long', year: 'numeric' },
    dayOfMonth: { day: 'numeric' },
    monthDay,
    day: { dateStyle: 'medium' },
    longDay: { dateStyle: 'long' },
    weekday: { dateStyle: 'full' },
    time,
    monthDayTime: { ...monthDay, ...time },
    dayTime: { year: 'numeric', ...monthDay, ...time },
    zonedTime: { ...monthDay, ...time, timeZoneName: 'short' },
    printed: { year: 'numeric', ...monthDay, ...time, timeZoneName: 'short' },
    exact: { dateStyle: 'long', timeStyle: 'long' },
  } satisfies Record<string, Intl.DateTimeFormatOptions>;
});

type DateStyle = keyof ReturnType<typeof styles>;

const formats = new Map<string, Intl.DateTimeFormat>();

export function dateFormat(style: DateStyle, timeZone?: string): Intl.DateTimeFormat {
  const key = `${style} ${timeZone ?? ''}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { ...styles()[style], timeZone });
  formats.set(key, format);
  return format;
}

/** Formats an ISO 8601 time, day or month. Omit `timeZone` for days and months, which are parsed as midnight UTC. */
export function formatDate(isoTime: string, style: DateStyle, timeZone = 'UTC'): string {
  return dateFormat(style, timeZone).format(new Date(isoTime));
}

/** Time zone of the dates on a screen. Undefined: the reader's. Null: unknown until the shop's settings have loaded. */
export const TimeZone = createContext<string | null | undefined>(undefined);

interface TimeProps {
  readonly isoTime: string;
}

/**
 * Displays a date and time in the screen's time zone, and names that zone unless it is the reader's. Cannot be
 * server-rendered: the server's zone differs.
 */
export function LocalTime({ isoTime }: TimeProps) {
  const timeZone = use(TimeZone);
  const isThisYear = new Date(isoTime).getFullYear() === new Date().getFullYear(); // oxlint-disable-line react/purity -- late at New Year is fine
  const [short, long] = isReaderZone(timeZone) ? plainStyles : zonedStyles;
  return <Time isoTime={isoTime} style={isThisYear ? short : long} timeZone={timeZone} />;
}

const plainStyles = ['monthDayTime', 'dayTime'] as const;
const zonedStyles = ['zonedTime', 'printed'] as const;

function isReaderZone(timeZone: string | null | undefined): boolean {
  const zoneOf = (zone?: string) => dateFormat('day', zone).resolvedOptions().timeZone;
  return timeZone == null || zoneOf(timeZone) === zoneOf();
}

export function LocalDay({ isoTime }: TimeProps) {
  return <Time isoTime={isoTime} style="day" timeZone={use(TimeZone)} />;
}

/** Displays a date in UTC, so that server and browser render the same text. */
export function UtcDay({ isoTime }: TimeProps) {
  return <Time isoTime={isoTime} style="day" timeZone="UTC" />;
}

/** Displays a date and time as `LocalTime` does. Prints them with year and time zone. */
export function PrintedTime({ isoTime }: TimeProps) {
  const timeZone = use(TimeZone);
  return (
    <>
      <span className="no-print">
        <LocalTime isoTime={isoTime} />
      </span>
      <span className="print-only">
        <Time isoTime={isoTime} style="printed" timeZone={timeZone} />
      </span>
    </>
  );
}

/** Keeps a clock time on one line with its AM or PM and its time zone. */
const keepTogether = (text: string) => text.replace(/:\d\d.*$/u, (clock) => clock.replaceAll(' ', '\u00A0'));

interface StyledTimeProps extends TimeProps {
  readonly style: DateStyle;
  readonly timeZone: string | null | undefined;
}

function Time({ isoTime, style, timeZone }: StyledTimeProps) {
  const moment = new Date(isoTime);
  if (timeZone === null || Number.isNaN(moment.getTime())) return null;
  return (
    <time dateTime={isoTime} title={dateFormat('exact', timeZone).format(moment)}>
      {keepTogether(dateFormat(style, timeZone).format(moment))}
    </time>
  );
}
