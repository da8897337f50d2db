import { use } from 'react';
import Box from '@mui/material/Box';
import { daysIn } from '@pedalworks/contract/calendar';
import { dayMilliseconds } from '@pedalworks/contract/durations';
import { plural } from '@pedalworks/contract/words';
import { serverNow } from '../../services/server-clock.ts';
import { formatDate, TimeZone } from '../../ui/dates.tsx';
import { formatNumber } from '../../ui/money.ts';

const dayOf = (moment: Date, timeZone: string | null | undefined) =>
  daysIn(timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone)(moment);

interface DeadlineProps {
  /** Last day to refund a withdrawal, such as 2026-12-13; null for other returns. */
  readonly dueBy: string | null;
}

/** Last day to refund a withdrawal. Marks a missed one. */
export function Deadline({ dueBy }: DeadlineProps) {
  const timeZone = use(TimeZone);
  if (dueBy === null) return null;
  const isMissed = dueBy < dayOf(new Date(serverNow()), timeZone);
  return (
    <Box component="span" sx={isMissed ? { color: 'error.main', fontWeight: 700 } : { whiteSpace: 'nowrap' }}>
      {isMissed ? 'Overdue since' : 'Refund by'} <time dateTime={dueBy}>{formatDate(dueBy, 'monthDay')}</time>
    </Box>
  );
}

/** Age in calendar days of the shop's time zone. */
export function Age({ isoTime }: { readonly isoTime: string }) {
  const timeZone = use(TimeZone);
  return ageText(dayOf(new Date(isoTime), timeZone), dayOf(new Date(serverNow()), timeZone));
}

function ageText(day: string, today: string): string {
  const days = Math.round((Date.parse(today) - Date.parse(day)) / dayMilliseconds);
  return days <= 0 ? 'Today' : `${formatNumber(days)} ${plural(days, 'day')}`;
}
