/** Days like 2026-11-26, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** The day that a moment is in a time zone. */
export function dayIn(timeZone: string, moment: Date): string {
  // Sweden writes days as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment);
}

/** The whole month of a day, `before` months earlier. */
function monthOf(day: string, before: number): Period {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const isoDay = (...date: [year: number, month: number, day: number]) =>
    new Date(Date.UTC(...date)).toISOString().slice(0, 10);
  return { from: isoDay(year, month - 1 - before, 1), to: isoDay(year, month - before, 0) };
}

/** The month of a day and the one before. */
export function monthsUntil(day: string): readonly (Period & { readonly label: string })[] {
  return [
    { label: 'This month', ...monthOf(day, 0) },
    { label: 'Last month', ...monthOf(day, 1) },
  ];
}
