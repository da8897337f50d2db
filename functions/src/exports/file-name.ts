import { firstDayOf, lastDayOf, monthOf } from '@pedalworks/contract';
import type { Days } from '../shared/calendar.ts';

interface FilePeriod extends Days {
  readonly today: string;
}

/** Returns a file name such as `journal-2026-10.csv`, with `so-far` added if the period has not ended yet. */
export function fileNameOf(name: string, period: FilePeriod): string {
  const { to = '', today } = period;
  const unfinished = to >= today ? ['so-far'] : [];
  return `${[name, ...periodWords(period), ...unfinished].join('-')}.csv`;
}

function periodWords({ from, to }: Days): readonly string[] {
  if (from === undefined) return to === undefined ? [] : ['until', to];
  if (to === undefined) return ['from', from];
  const month = monthOf(from);
  return from === firstDayOf(month) && to === lastDayOf(month) ? [month] : [from, 'to', to];
}
