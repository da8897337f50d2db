import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { PageHeading } from '../../ui/page-heading.tsx';
import { useDashboardScreen } from './dashboard-screen.ts';

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
        <Box sx={actionRow}>{actions}</Box>
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
  '& > header': { flexShrink: 0 },
};

const actionRow = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: { lg: 'flex-end' },
  gap: 1,
  pb: { lg: 1.5 },
  '& > button, & > a': { flex: { xs: '1 1 auto', sm: 'none' }, px: { xs: 1, sm: 2.5 } },
};
