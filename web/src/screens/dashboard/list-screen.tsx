import { useMemo, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { PageHeading } from '../../ui/page-heading.tsx';
import { ListTools } from '../../ui/record-toolbar.tsx';
import { useDashboardScreen } from './dashboard-screen.ts';

interface ListScreenProps {
  readonly actions?: ReactNode;
  /** Controls that narrow screens fold into the toolbar of the list. */
  readonly tools: ReactNode;
  readonly areToolsActive?: boolean;
  readonly children: ReactNode;
}

export function ListScreen({ actions, tools, areToolsActive = false, children }: ListScreenProps) {
  const { title } = useDashboardScreen();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const folded = useMemo(
    () => ({ tools: isNarrow ? tools : null, isActive: areToolsActive }),
    [isNarrow, tools, areToolsActive],
  );
  return (
    <>
      <Box sx={head}>
        <PageHeading level={2} hiddenBelow="lg">
          {title}
        </PageHeading>
        <Box sx={actionRow}>
          {actions}
          {isNarrow ? null : tools}
        </Box>
      </Box>
      <ListTools value={folded}>{children}</ListTools>
    </>
  );
}

const head = {
  display: { lg: 'flex' },
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  columnGap: 2,
  mb: { md: 2, lg: 0 },
  '& > header': { flexShrink: 0 },
};

const actionRow = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: { lg: 'flex-end' },
  alignItems: 'flex-end',
  gap: 1,
  mb: { xs: 1.5, md: 0 },
  '&:empty': { display: 'none' },
  pb: { lg: 1.5 },
  '& > button, & > a': { flex: { xs: '1 1 auto', sm: 'none' }, px: { xs: 1, sm: 2.5 } },
};
