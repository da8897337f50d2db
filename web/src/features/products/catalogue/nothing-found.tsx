import type { ReactNode } from 'react';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { formatNumber } from '../../../ui/money.ts';
import type { FacetCounts } from './filter-catalogue.ts';
import { fitLabels } from '../../fit/public/fit-labels.ts';
import { fitChoices } from './fit-choices.ts';

interface NothingFoundProps {
  readonly search: string;
  /** Number of parts by verdict for the active bike; null without a bike or without a filter by it. */
  readonly fitCounts: FacetCounts['fit'];
  readonly children: ReactNode;
}

export function NothingFound({ search, fitCounts, children }: NothingFoundProps) {
  return (
    <Stack spacing={3}>
      <EmptyState title={search === '' ? 'No part fits these filters' : `Nothing found for “${search}”`}>
        {children === null
          ? `${search === '' ? 'Remove a filter' : 'Try other words'}, or look through `
          : 'Similar parts are listed below. You can also look through '}
        <Link href="/parts">all parts</Link>, or ask us for it by{' '}
        <Link href="/#visit">telephone or email</Link>.
        {fitCounts === null ? null : ` ${verdictsText(fitCounts)}`}
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

function verdictsText(counts: NonNullable<FacetCounts['fit']>): string {
  const texts = fitChoices.map((choice) => `${fitLabels[choice]} ${formatNumber(counts[choice])}`);
  return `Without the filter by your bike: ${texts.join(' · ')}.`;
}
