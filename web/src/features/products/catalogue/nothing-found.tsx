import type { ReactNode } from 'react';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { EmptyState } from '../../../ui/empty-state.tsx';

interface NothingFoundProps {
  readonly search: string;
  readonly children: ReactNode;
}

export function NothingFound({ search, children }: NothingFoundProps) {
  return (
    <Stack spacing={3}>
      <EmptyState title={search === '' ? 'No part fits these filters' : `Nothing found for “${search}”`}>
        {children === null
          ? `${search === '' ? 'Remove a filter' : 'Try other words'}, or look through `
          : 'Similar parts are listed below. You can also look through '}
        <Link href="/parts">all parts</Link>, or ask us for it by{' '}
        <Link href="/#visit">telephone or email</Link>.
      </EmptyState>
      {children === null ? null : (
        <Typography variant="h3" component="h2">
          Similar parts
        </Typography>
      )}
      {children}
    </Stack>
  );
}
