import { useQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { settingsQuery } from '../../services/shop-settings.ts';
import { TimeZone } from '../../ui/dates.tsx';

/** Displays the dates of all admin screens in the shop's time zone, by which lists are filtered and counted. */
export function Component() {
  const { data: settings } = useQuery({ ...settingsQuery(), staleTime: 60_000 });
  return (
    <TimeZone value={settings?.timeZone ?? null}>
      <Outlet />
    </TimeZone>
  );
}
