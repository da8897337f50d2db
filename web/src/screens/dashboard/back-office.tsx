import { Outlet } from 'react-router-dom';
import { useShopSettings } from '../../services/shop-settings.ts';
import { TimeZone } from '../../ui/dates.tsx';

/** Displays the dates of all admin screens in the shop's time zone, by which lists are filtered and counted. */
export function Component() {
  const { data: settings } = useShopSettings();
  return (
    <TimeZone value={settings?.timeZone ?? null}>
      <Outlet />
    </TimeZone>
  );
}
