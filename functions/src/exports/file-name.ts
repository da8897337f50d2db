import { firstDayOf, lastDayOf, monthOf, type Days } from '../stats/calendar.ts';

/** Name of a file about a period: `journal-2026-10.csv`, or with both days unless they are those of a month. */
export function fileNameOf(name: string, days: Days): string {
  return `${[name, ...periodWords(days)].join('-')}.csv`;
}

function periodWords({ from, to }: Days): readonly string[] {
  if (from === undefined) return to === undefined ? [] : ['until', to];
  if (to === undefined) return ['from', from];
  const month = monthOf(from);
  return from === firstDayOf(month) && to === lastDayOf(month) ? [month] : [from, 'to', to];
}
