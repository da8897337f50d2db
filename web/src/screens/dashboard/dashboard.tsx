import { Outlet } from 'react-router-dom';
import { Section } from '../../ui/section.tsx';

export function DashboardScreen() {
  return (
    <Section>
      <h1 tabIndex={-1}>Welcome To Your Dashboard</h1>
      <Outlet />
    </Section>
  );
}
