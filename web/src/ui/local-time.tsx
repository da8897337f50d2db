const { hourCycle } = new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions();
const timeOfDay = { hour: 'numeric', minute: '2-digit', ...(hourCycle && { hourCycle }) } as const;
const thisYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', ...timeOfDay });
const otherYears = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  ...timeOfDay,
});
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const withZone = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'long' });

/** Formats a time of day in a time zone, on the reader's 12- or 24-hour clock. */
export function timeFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', { timeZone, ...timeOfDay });
}

/** A moment (ISO 8601) to the minute, in the zone of whoever reads it: for screens that the server does not draw. */
export function LocalTime({ isoTime }: { readonly isoTime: string }) {
  const time = new Date(isoTime);
  const format = time.getFullYear() === new Date().getFullYear() ? thisYear : otherYears;
  return (
    <time dateTime={isoTime} title={withZone.format(time)}>
      {format.format(time)}
    </time>
  );
}

/** As {@link LocalTime}, the day alone. */
export function LocalDay({ isoTime }: { readonly isoTime: string }) {
  const time = new Date(isoTime);
  if (Number.isNaN(time.getTime())) return null;
  return (
    <time dateTime={isoTime} title={withZone.format(time)}>
      {day.format(time)}
    </time>
  );
}
