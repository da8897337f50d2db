import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { askAdminStatusAgain } from '../../services/admin-status.ts';
import { Section } from '../../ui/section.tsx';
import { DashboardSidebar } from './dashboard-sidebar.tsx';
import './dashboard.css';

/** The frame of every dashboard screen: greeting, sidebar, and the screen itself (spec.md §2). */
export function DashboardScreen() {
  const { pathname } = useLocation();
  // On leaving, so that entering asks anew. Told on entering, it would be too late: what is in here has asked by then.
  useEffect(() => askAdminStatusAgain, []);
  return (
    <Section>
      <div className="dashboard">
        <h1 className="dashboard-greeting" tabIndex={-1}>
          Welcome To Your Dashboard
        </h1>
        <DashboardSidebar key={pathname} />
        <div className="dashboard-screen" tabIndex={-1}>
          <Outlet />
        </div>
      </div>
    </Section>
  );
}
