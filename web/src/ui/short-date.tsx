// One zone: the server draws the day that every browser and the structured data show.
const timeZone = 'UTC';
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone });
const second = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'long', timeZone });

/** A moment (ISO 8601) as a day in UTC, for pages that the server draws; the exact time in its tooltip. */
export function ShortDate({ isoTime }: { readonly isoTime: string }) {
  const time = new Date(isoTime);
  if (Number.isNaN(time.getTime())) return null;
  return (
    <time dateTime={isoTime} title={second.format(time)}>
      {day.format(time)}
    </time>
  );
}
