const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const minute = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/** A moment (ISO 8601) as a day; the exact time in its tooltip. */
export function Day({ isoTime }: { readonly isoTime: string }) {
  const time = new Date(isoTime);
  if (Number.isNaN(time.getTime())) return null;
  return (
    <time dateTime={isoTime} title={minute.format(time)}>
      {day.format(time)}
    </time>
  );
}
