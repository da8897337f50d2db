import { useRef } from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import type { OrderReturn } from '@pedalworks/contract';
import { isNotFoundOrMalformed } from '../../../services/record-errors.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { PrimaryLink } from '../../../ui/primary-link.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { useTitle } from '../../../ui/use-title.ts';
import { AdminReturnChip } from '../admin-return-chip.tsx';
import { Deadline } from '../deadline.tsx';
import { returnQuery } from '../public/queries.ts';
import { returnKindLabels } from '../public/return-labels.ts';
import { returnSummary } from '../admin-texts.ts';
import { ScanField } from '../scan-field.tsx';
import { ReturnSheet } from './return-sheet.tsx';

interface ReturnPageProps {
  /** Id or number of the return. */
  readonly id: string;
}

export function ReturnPage({ id }: ReturnPageProps) {
  const query = useQuery(returnQuery(id));
  const found = query.data;
  const next = useRef<HTMLInputElement>(null);
  useTitle(`Return ${found?.number ?? ''}`.trim());
  return (
    <>
      <Stack direction="row" className="no-print" sx={top}>
        <BackLink href="/dashboard/returns">Returns</BackLink>
        <ScanField label="Scan next" ref={next} />
      </Stack>
      <PageHeading
        level={2}
        overline="Return"
        lead={found === undefined ? undefined : <Lead found={found} />}
      >
        {found?.number ?? id}
      </PageHeading>
      {found === undefined && isNotFoundOrMalformed(query.error) ? (
        <ReturnMissing />
      ) : (
        <QueryState query={query} label="Loading return" skeleton={<Skeleton height={320} />}>
          {(shown) => <ReturnSheet found={shown} onClosed={() => next.current?.focus()} />}
        </QueryState>
      )}
    </>
  );
}

const top = {
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: 1,
  mb: { xs: 2.5, sm: 0 },
};

function Lead({ found }: { readonly found: OrderReturn }) {
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' }}>
      <AdminReturnChip {...found} />
      <span>{returnKindLabels[found.kind]}</span>
      <span>{returnSummary(found)}</span>
      <Deadline dueBy={found.dueBy} />
    </Box>
  );
}

function ReturnMissing() {
  return (
    <EmptyState
      title="Return not found"
      action={<PrimaryLink href="/dashboard/returns">Returns</PrimaryLink>}
    >
      Check the number on the slip. If there is no slip, search the returns by the customer’s name or the
      order’s number.
    </EmptyState>
  );
}
