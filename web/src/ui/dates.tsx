const { hourCycle } = new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions();
const time = { hour: 'numeric', minute: '2-digit', ...(hourCycle && { hourCycle }) } as const;
const monthDay = { month: 'short', day: 'numeric' } as const;

/** Date formats. Times use the 12- or 24-hour clock of the reader's locale. */
const styles = {
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
  printed: { year: 'numeric', ...monthDay, ...time, timeZoneName: 'short' },
  exact: { dateStyle: 'long', timeStyle: 'long' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

type DateStyle = keyof typeof styles;

const formats = new Map<string, Intl.DateTimeFormat>();

export function dateFormat(style: DateStyle, timeZone?: string): Intl.DateTimeFormat {
  const key = `${style} ${timeZone ?? ''}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { ...styles[style], timeZone });
  formats.set(key, format);
  return format;
}

/** Formats an ISO 8601 time, day or month. Omit `timeZone` for days and months, which are parsed as midnight UTC. */
export function formatDate(isoTime: string, style: DateStyle, timeZone = 'UTC'): string {
  return dateFormat(style, timeZone).format(new Date(isoTime));
}

interface TimeProps {
  readonly isoTime: string;
}

/** Displays a date and time in the reader's time zone. Cannot be server-rendered: the server's zone differs. */
export function LocalTime({ isoTime }: TimeProps) {
  const isThisYear = new Date(isoTime).getFullYear() === new Date().getFullYear(); // oxlint-disable-line react/purity -- late at New Year is fine
  return <Time isoTime={isoTime} style={isThisYear ? 'monthDayTime' : 'dayTime'} />;
}

export function LocalDay({ isoTime }: TimeProps) {
  return <Time isoTime={isoTime} style="day" />;
}

/** Displays a date in UTC, so that server and browser render the same text. */
export function UtcDay({ isoTime }: TimeProps) {
  return <Time isoTime={isoTime} style="day" timeZone="UTC" />;
}

export function ZonedDay({ isoTime, timeZone }: TimeProps & { readonly timeZone: string }) {
  return <Time isoTime={isoTime} style="day" timeZone={timeZone} />;
}

/** Displays a date and time in the reader's time zone. Prints them with year and time zone. */
export function PrintedTime({ isoTime }: TimeProps) {
  return (
    <>
      <span className="no-print">
        <LocalTime isoTime={isoTime} />
      </span>
      <span className="print-only">{dateFormat('printed').format(new Date(isoTime))}</span>
    </>
  );
}

function Time({ isoTime, style, timeZone }: TimeProps & { style: DateStyle; timeZone?: string }) {
  const moment = new Date(isoTime);
  if (Number.isNaN(moment.getTime())) return null;
  return (
    <time dateTime={isoTime} title={dateFormat('exact', timeZone).format(moment)}>
      {dateFormat(style, timeZone).format(moment)}
    </time>
  );
}
