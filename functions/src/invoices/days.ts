/** How the day of a moment is written in a time zone: YYYY-MM-DD, as in Swedish. */
export function daysIn(timeZone: string): (moment: Date) => string {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  return (moment) => day.format(moment);
}
