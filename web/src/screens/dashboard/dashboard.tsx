import { useEffect } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Outlet, useLocation } from 'react-router-dom';
import { adminStatusQuery } from '../../features/session/queries.ts';
import { codeQuery } from '../../ui/code-query.ts';
import { useCurrentUser } from '../../services/session.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { DashboardSidebar } from './dashboard-sidebar.tsx';
import { useDashboardScreen } from './dashboard-screen.ts';
import { dashboardScreens } from './screens.ts';

export function Dashboard() {
  const screen = useDashboardScreen();
  useFreshRole();
  return (
    <PageSection>
      <Box sx={frame}>
        <Box sx={{ position: { lg: 'sticky' }, top: 96 }}>
          <Box sx={top}>
            <Typography variant="caption" component="h1" sx={greeting}>
              Welcome To Your Dashboard
            </Typography>
            <BackOfficeSearch />
          </Box>
          <DashboardSidebar />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          {screen.hasOwnHeading === true ? null : (
            <PageHeading level={2} lead={screen.lead} hiddenBelow="lg">
              {screen.title}
            </PageHeading>
          )}
          <Outlet />
        </Box>
      </Box>
    </PageSection>
  );
}

/** Admins' search, loaded separately to keep its code out of customers' screens. */
function BackOfficeSearch() {
  const { email } = useCurrentUser();
  const { data: isAdmin = false } = useQuery(adminStatusQuery(email));
  const { data: code } = useQuery({ ...searchQuery, enabled: isAdmin });
  return isAdmin && code !== undefined ? <code.BackOfficeSearch screens={dashboardScreens} /> : null;
}

const searchQuery = codeQuery('back-office-search', () => import('../../features/search/search-button.tsx'));

function useFreshRole(): void {
  const { pathname } = useLocation();
  const queryClient = useQueryClient();
  const { email } = useCurrentUser();
  useEffect(() => {
    void queryClient.query(adminStatusQuery(email)).catch(() => undefined);
  }, [queryClient, email, pathname]);
}

const top = {
  display: { xs: 'flex', lg: 'block' },
  flexWrap: 'wrap',
  columnGap: 1,
  justifyContent: 'space-between',
  alignItems: 'center',
  mb: { xs: 1, lg: 2 },
};

const greeting = { mb: { lg: 2 }, color: 'text.secondary', fontWeight: 700 };

const frame = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '216px minmax(0, 1fr)' },
  alignItems: 'start',
  gap: { xs: 2, lg: 6 },
  '@media print': { display: 'block' },
};
