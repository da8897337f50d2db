import { Outlet, useLocation } from 'react-router-dom';
import { Section } from '../../ui/section.tsx';
import { DashboardSidebar } from './dashboard-sidebar.tsx';
import './dashboard.css';

/** The frame of every dashboard screen: greeting, sidebar, and the screen itself (spec.md §2). */
export function DashboardScreen() {
  const { pathname } = useLocation();
  return (
    <Section>
      <div className="dashboard">
        <h1 className="dashboard-greeting" tabIndex={-1}>
          Welcome To Your Dashboard
        </h1>
        <DashboardSidebar key={pathname} />
        <div className="dashboard-screen">
          <Outlet />
        </div>
      </div>
    </Section>
  );
}
