import type { orderEndpoints, QueryOf } from '@pedalworks/contract';
import type { Ports } from '../ports.ts';
import { calendarOf } from '../shared/calendar.ts';
import type { OrderFilter } from '../model/orders.ts';

type OrderQuery = Omit<QueryOf<typeof orderEndpoints.listAllOrders>, 'limit' | 'cursor'>;

/** Converts a query to a filter. `from` and `to` are days in the shop's time zone. */
export async function readOrderFilter(
  { ids, needsLook, disputed, search, from, to, dates = 'placed', sort, ...query }: OrderQuery,
  { settings }: Pick<Ports, 'settings'>,
): Promise<OrderFilter> {
  const filter = {
    ...query,
    ids: ids?.split(','),
    needsLook: needsLook === 'true',
    disputed: disputed === 'true',
    search: search ?? '',
    dates,
    isOldestFirst: sort === 'oldest',
  };
  if (from === undefined && to === undefined) return filter;
  const period = calendarOf((await settings.read()).timeZone).openSpan({ from, to });
  return { ...filter, from: period.from, before: period.to };
}
