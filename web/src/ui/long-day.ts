const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/**
 * A moment as the reader's day, such as `June 3, 2026`: what `Intl.DateTimeFormat` with `dateStyle: 'long'` writes in en-US,
 * without it (docs/decisions/074-amounts-and-days-without-intl.md). Empty for no moment.
 * @param isoTime ISO 8601
 */
export function longDay(isoTime: string): string {
  const time = new Date(isoTime);
  const month = months[time.getMonth()];
  return month === undefined ? '' : `${month} ${String(time.getDate())}, ${String(time.getFullYear())}`;
}
