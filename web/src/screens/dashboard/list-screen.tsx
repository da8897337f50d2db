import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { PageHeading } from '../../ui/page-heading.tsx';
import { useDashboardScreen } from './screens.ts';

interface ListScreenProps {
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

export function ListScreen({ actions, children }: ListScreenProps) {
  const { title } = useDashboardScreen();
  return (
    <>
      <Box sx={head}>
        <PageHeading level={2} hiddenBelow="lg">
          {title}
        </PageHeading>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>
      </Box>
      {children}
    </>
  );
}

const head = {
  display: { lg: 'flex' },
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  columnGap: 2,
  mb: { xs: 2, lg: 0 },
};
