// The shop's own zone: the server draws the same day that every browser shows.
const timeZone = 'America/Los_Angeles';
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone });
const second = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'long', timeZone });

/** A moment (ISO 8601) as a day in the shop's zone, for pages that the server draws; the exact time in its tooltip. */
export function ShortDate({ isoTime }: { readonly isoTime: string }) {
  const time = new Date(isoTime);
  if (Number.isNaN(time.getTime())) return null;
  return (
    <time dateTime={isoTime} title={second.format(time)}>
      {day.format(time)}
    </time>
  );
}
