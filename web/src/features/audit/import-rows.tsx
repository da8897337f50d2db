import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { AuditEntry } from '@pedalworks/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ImportActions } from '../products/public/import-actions.tsx';
import { DisclosureButton } from '../../ui/disclosure.tsx';
import { useDisclosure } from '../../ui/use-disclosure.ts';
import { MoreButton } from '../../ui/more-button.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { AuditEntryRow } from './audit-entry-row.tsx';
import { importRowsQuery } from './queries.ts';

export function ImportRows({ entry: { _id, action, after } }: { readonly entry: AuditEntry }) {
  const { id, isOpen, button } = useDisclosure();
  const {
    created = 0,
    updated = 0,
    undone = 0,
    left = 0,
  } = (after ?? {}) as Readonly<Partial<Record<string, number>>>;
  const isUndone = undone + left >= created + updated;
  return (
    <>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center', my: 1 }}>
        <DisclosureButton {...button}>{isOpen ? 'Hide parts' : 'Show parts'}</DisclosureButton>
        <ImportActions id={_id} canUndo={action === 'products/import' && !isUndone} />
      </Stack>
      <div id={id}>{isOpen ? <Rows id={_id} /> : null}</div>
    </>
  );
}

function Rows({ id }: { readonly id: string }) {
  const query = useInfiniteQuery(importRowsQuery(id));
  return (
    <QueryState query={query} label="Loading parts" skeleton={<Skeleton height={160} />}>
      {(rows) => (
        <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
          <Box component="ol" sx={{ width: 1, borderTop: 1, borderColor: 'divider' }}>
            {rows.map((row) => (
              <AuditEntryRow key={row._id} entry={row} />
            ))}
          </Box>
          <MoreButton query={query} noun="parts" />
        </Stack>
      )}
    </QueryState>
  );
}
