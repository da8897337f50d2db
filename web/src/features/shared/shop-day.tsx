import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '../../services/shop-settings.ts';
import { ZonedDay } from '../../ui/dates.tsx';

/** Displays the day of a time in the shop's time zone, by which lists are filtered. Empty until the zone is known. */
export function ShopDay({ isoTime }: { readonly isoTime: string }) {
  const { data: settings } = useQuery({ ...settingsQuery(), staleTime: 60_000 });
  return settings === undefined ? null : <ZonedDay isoTime={isoTime} timeZone={settings.timeZone} />;
}
