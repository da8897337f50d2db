import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AuditEntry } from '@pedalworks/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Announcement } from '../../ui/announcement.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { counted } from '@pedalworks/contract/words';
import { formatDate } from '../../ui/dates.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { useUrlState } from '../../ui/use-url-state.ts';
import { listsParts } from './audit-summaries.ts';
import { AuditEntryRow } from './audit-entry-row.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { ImportRows } from './import-rows.tsx';
import { auditParams, auditQuery } from './queries.ts';

export function AuditLog({ timeZone }: { readonly timeZone: string }) {
  const [view, filter] = useUrlState(auditParams);
  const query = useInfiniteQuery(auditQuery(view));
  return (
    <>
      <AuditFilters view={view} timeZone={timeZone} onFilter={filter} />
      <QueryState query={query} label="Loading audit log" skeleton={<Skeleton height={480} />}>
        {(entries) =>
          entries.length === 0 ? (
            <EmptyState title="No entries">
              {Object.values(view).some(Boolean)
                ? 'No entries match these filters.'
                : 'Changes made by admins appear here.'}
            </EmptyState>
          ) : (
            <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
              <Days entries={entries} timeZone={timeZone} />
              <MoreButton query={query} noun="entries" />
            </Stack>
          )
        }
      </QueryState>
    </>
  );
}

interface DaysProps {
  readonly entries: readonly AuditEntry[];
  readonly timeZone: string;
}

function Days({ entries, timeZone }: DaysProps) {
  const days = new Map<string, AuditEntry[]>();
  for (const entry of entries) {
    const day = formatDate(entry.createdAt, 'weekday', timeZone);
    const entriesOfDay = days.get(day) ?? [];
    entriesOfDay.push(entry);
    days.set(day, entriesOfDay);
  }
  return (
    <Box sx={{ width: 1 }}>
      <Announcement>{counted(entries.length, 'entry', 'entries')} shown</Announcement>
      {[...days].map(([day, entriesOfDay]) => (
        <Box key={day} component="section" aria-label={day} sx={{ mb: 3 }}>
          <Typography variant="h4" component="h3" sx={heading}>
            {day}
          </Typography>
          <ol>
            {entriesOfDay.map((entry) => (
              <AuditEntryRow
                key={entry._id}
                entry={entry}
                time={formatDate(entry.createdAt, 'time', timeZone)}
              >
                {listsParts(entry) ? <ImportRows entry={entry} /> : null}
              </AuditEntryRow>
            ))}
          </ol>
        </Box>
      ))}
    </Box>
  );
}

const heading = { pb: 1, borderBottom: 1, borderColor: 'divider' };
