const { hourCycle } = new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions();
const timeOfDay = { hour: 'numeric', minute: '2-digit', ...(hourCycle && { hourCycle }) } as const;
const dayAndTime = { month: 'short', day: 'numeric', ...timeOfDay } as const;
const thisYear = new Intl.DateTimeFormat('en-US', dayAndTime);
const otherYears = new Intl.DateTimeFormat('en-US', { year: 'numeric', ...dayAndTime });

const dayFormats = (timeZone?: string) => ({
  day: new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone }),
  exact: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'long', timeZone }),
});
const local = dayFormats();
const utc = dayFormats('UTC');

/** Formats a time of day in a time zone, on the reader's 12- or 24-hour clock. */
export function timeFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', { timeZone, ...timeOfDay });
}

interface TimeProps {
  readonly isoTime: string;
}

/** Date and time in the reader's zone, for screens that the server does not render. */
export function LocalTime({ isoTime }: TimeProps) {
  const isThisYear = new Date(isoTime).getFullYear() === new Date().getFullYear(); // oxlint-disable-line react/purity -- late at New Year is fine
  return <Time isoTime={isoTime} format={isThisYear ? thisYear : otherYears} exact={local.exact} />;
}

/** Date in the reader's zone, for screens that the server does not render. */
export function LocalDay({ isoTime }: TimeProps) {
  return <Time isoTime={isoTime} format={local.day} exact={local.exact} />;
}

/** Date in UTC, the same in server-rendered pages, every browser and structured data. */
export function UtcDay({ isoTime }: TimeProps) {
  return <Time isoTime={isoTime} format={utc.day} exact={utc.exact} />;
}

function Time({ isoTime, format, exact }: TimeProps & Record<'format' | 'exact', Intl.DateTimeFormat>) {
  const time = new Date(isoTime);
  if (Number.isNaN(time.getTime())) return null;
  return (
    <time dateTime={isoTime} title={exact.format(time)}>
      {format.format(time)}
    </time>
  );
}
