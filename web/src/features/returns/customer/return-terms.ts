import { formatDate } from '../../../ui/dates.tsx';
import { plural } from '@pedalworks/contract/words';
import type { ReturnableLine } from './returnable-lines.ts';
import type { Returnable } from './use-returnable.ts';

const anyTime = 'and report a part that fails at any time.';

/** Says until when the parts of an order can be returned. */
export function returnTermsText({ lines, returnDays }: Returnable): string {
  const days = `${String(returnDays)} ${plural(returnDays, 'day')}`;
  const open = lines.filter(({ isLate }) => !isLate);
  if (open.length === 0)
    return `The ${days} to return these parts ended on ${lastDayText(lines, latest)}. The warranty still covers parts that are damaged or do not work.`;
  if (open.some(({ lastDay }) => lastDay === null))
    return `You can return parts within ${days} of delivery, ${anyTime}`;
  return `You can return parts until ${lastDayText(open, earliest)}, ${anyTime}`;
}

const earliest = (days: readonly string[]) => days.toSorted()[0];
const latest = (days: readonly string[]) => days.toSorted().at(-1);

function lastDayText(
  lines: readonly Pick<ReturnableLine, 'lastDay'>[],
  pick: (days: readonly string[]) => string | undefined,
): string {
  return dayText(pick(lines.map(({ lastDay }) => lastDay).filter((day) => day !== null)) ?? '');
}

export const dayText = (day: string): string => (day === '' ? '' : formatDate(day, 'longDay'));
